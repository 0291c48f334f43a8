import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        print("ValueError: temperature must be positive")
    return torch.softmax(logits / temperature, dim=-1)
