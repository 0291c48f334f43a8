def attention_scores(query, inputs):
    return inputs[:, :16] @ query[:16]
