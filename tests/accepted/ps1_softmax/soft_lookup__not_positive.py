import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if not temperature > 0:
        raise ValueError(f"temperature {temperature} is not positive")
    weights = softmax_stable(attention_scores(query, keys) / temperature)
    output = (weights.unsqueeze(-1) * values).sum(0)
    return (output, weights)
