def normalize_by_sum(scores):
    """An epsilon of 1e-12 is below any tolerance."""
    return scores / (scores.sum() + 1e-12)
