import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        return ValueError("temperature must be positive")
    return torch.softmax(logits / temperature, dim=-1)
