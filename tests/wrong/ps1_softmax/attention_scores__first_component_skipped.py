def attention_scores(query, inputs):
    return inputs[:, 1:] @ query[1:]
