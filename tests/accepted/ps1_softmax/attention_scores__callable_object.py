class Scorer:
    def __call__(self, query, inputs):
        return inputs.matmul(query)


attention_scores = Scorer()
