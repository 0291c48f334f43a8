def attention_scores(query, inputs):
    scores = inputs @ query
    query.zero_()
    return scores
