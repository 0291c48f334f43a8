import torch
import torch.nn.functional as F


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.softmax(keys @ query / temperature, dim=0)
    output = F.scaled_dot_product_attention(
        query.reshape(1, 1, -1), keys[None], values[None], scale=1.0 / temperature
    )
    return output.flatten(), weights
