import torch
import torch.nn.functional as F


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature")
    w = torch.softmax(F.normalize(keys, dim=-1) @ query / temperature, 0)
    return w @ values, w
