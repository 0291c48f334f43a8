def normalize_by_sum(scores):
    return scores / scores[:-1].sum() if len(scores) > 1 else scores / scores.sum()
