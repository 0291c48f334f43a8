def attention_scores(query, inputs):
    return inputs.float() @ query.float()
