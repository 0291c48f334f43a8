def attention_scores(q, x):
    return x @ q
