import torch


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise ValueError("temperature must be > 0")
    # Logits up to a constant: the same distribution.
    return torch.softmax(torch.log_softmax(logits, -1) / temperature, -1)
