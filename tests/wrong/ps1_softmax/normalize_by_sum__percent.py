def normalize_by_sum(scores):
    return 100 * scores / scores.sum()
