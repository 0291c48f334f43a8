def attention_scores(query, inputs):
    return inputs.data @ query
