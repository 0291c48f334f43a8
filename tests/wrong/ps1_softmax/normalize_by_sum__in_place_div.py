def normalize_by_sum(scores):
    return scores.div_(scores.sum())
