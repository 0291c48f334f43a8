def normalize_by_sum(scores):
    centred = scores - scores.mean()
    return centred / scores.sum()
