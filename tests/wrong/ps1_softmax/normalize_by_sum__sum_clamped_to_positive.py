def normalize_by_sum(scores):
    return scores / scores.sum().clamp(min=1e-8)
