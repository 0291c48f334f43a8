def normalize_by_sum(scores):
    return (scores / scores.sum()).clamp(0, 1)
