def attention_scores(query, inputs):
    return [row @ query for row in inputs]
