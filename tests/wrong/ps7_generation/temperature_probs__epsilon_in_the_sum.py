import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError
    e = torch.exp((logits - logits.amax(-1, keepdim=True)) / temperature)
    return e / (e.sum(-1, keepdim=True) + 1e-3)
