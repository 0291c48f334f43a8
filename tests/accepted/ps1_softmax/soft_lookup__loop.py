import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    scores = torch.stack([torch.dot(query, k) for k in keys]) / temperature
    weights = torch.softmax(scores, dim=0)
    output = sum(w * v for w, v in zip(weights, values))
    return output, weights
