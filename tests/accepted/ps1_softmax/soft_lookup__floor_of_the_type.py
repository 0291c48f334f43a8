import torch


def soft_lookup(query, keys, values, temperature=1.0):
    """No temperature below the smallest normal number of the type."""
    if not temperature > 0:
        raise ValueError("temperature must be positive")
    scores = torch.mv(keys, query)
    tau = max(temperature, torch.finfo(scores.dtype).tiny)
    weights = torch.softmax((scores - scores.max().detach()) / tau, 0)
    return torch.einsum("t,tv->v", weights, values), weights
