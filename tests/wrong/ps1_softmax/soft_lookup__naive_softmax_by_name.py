def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    w = softmax_naive(keys @ query / temperature)
    return w @ values, w
