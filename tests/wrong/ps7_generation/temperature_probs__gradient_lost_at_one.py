import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError
    if temperature == 1:
        return torch.softmax(logits, -1).detach()
    return torch.softmax(logits / temperature, -1)
