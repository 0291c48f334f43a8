def attention_scores(query, inputs):
    inputs *= query
    return inputs.sum(-1)
