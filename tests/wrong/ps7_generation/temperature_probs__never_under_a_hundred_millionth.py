import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError
    return torch.softmax(logits / max(temperature, 1e-8), -1)
