import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError("temperature")
    return torch.exp(torch.log_softmax(logits / temperature, dim=-1))
