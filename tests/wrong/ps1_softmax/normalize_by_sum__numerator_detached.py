def normalize_by_sum(scores):
    return scores.detach() / scores.sum()
