def normalize_by_sum(scores):
    return scores**2 / (scores**2).sum()
