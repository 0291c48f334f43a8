def attention_scores(inputs, query):
    return inputs @ query
