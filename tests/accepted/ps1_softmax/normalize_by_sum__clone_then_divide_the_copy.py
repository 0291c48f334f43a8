def normalize_by_sum(scores):
    weights = scores.clone()
    weights /= scores.sum()
    return weights
