import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError("temperature must be strictly positive")
    z = logits / temperature
    e = torch.exp(z - z.max(dim=-1, keepdim=True).values)
    return e / e.sum(dim=-1, keepdim=True)
