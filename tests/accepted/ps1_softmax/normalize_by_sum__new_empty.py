def normalize_by_sum(scores):
    weights = scores.new_empty(scores.shape)
    total = scores.sum()
    for t in range(len(scores)):
        weights[t] = scores[t] / total
    return weights
