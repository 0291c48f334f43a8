import torch


def soft_lookup(query, keys, values, temperature=1.0):
    """What is compared is how far each key is below the best one."""
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    best = (keys @ query).argmax()
    below = (keys - keys[best]) @ query
    weights = softmax_stable(below / temperature)
    return weights @ values, weights
