import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError
    return torch.softmax(toy_logits / temperature, dim=-1)
