def normalize_by_sum(scores):
    return scores / scores.sum(), scores.sum()
