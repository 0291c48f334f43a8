import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0.0:
        raise ValueError
    alpha = torch.softmax(torch.mv(keys, query / temperature), 0)
    return torch.einsum("t,tv->v", alpha, values), alpha
