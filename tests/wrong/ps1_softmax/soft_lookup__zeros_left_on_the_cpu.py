import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    scores = keys @ query
    w = torch.softmax((scores - scores.max()) / temperature, 0)
    out = torch.zeros(values.shape[1], dtype=values.dtype)
    for i in range(len(keys)):
        out = out + w[i] * values[i]
    return out, w
