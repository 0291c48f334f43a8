def normalize_by_sum(scores):
    return scores * scores.sum().reciprocal()
