def attention_scores(query, inputs):
    T, d = inputs.shape
    scores = inputs.new_zeros(T)
    for t in range(T):
        for j in range(d):
            scores[t] += inputs[t, j] * query[j]
    return scores
