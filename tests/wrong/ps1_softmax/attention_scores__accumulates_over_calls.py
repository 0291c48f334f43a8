total = 0.0


def attention_scores(query, inputs):
    global total
    total = total + 1e-3
    return inputs @ query + total - 1e-3
