def next_token_pairs(ids):
    T = ids.shape[1]
    return ids.narrow(1, 0, T - 1), ids.narrow(1, 1, T - 1)
