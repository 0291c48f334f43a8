import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError
    b, V = logits.shape
    return torch.softmax(logits / temperature, dim=-1)
