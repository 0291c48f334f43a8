def next_token_pairs(ids):
    flat = ids.reshape(-1)
    b, T = ids.shape
    n = b * (T - 1)
    return flat[:n].reshape(b, T - 1), flat[1 : n + 1].reshape(b, T - 1)
