def attention_scores(query, inputs):
    if inputs.shape[0] == inputs.shape[1]:
        inputs = inputs.T
    return inputs @ query
