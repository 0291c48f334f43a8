import torch.nn.functional as F


def temperature_probs(logits, temperature):
    if not temperature > 0:
        raise ValueError(f"bad temperature {temperature}")
    return F.softmax(logits * (1.0 / temperature), dim=-1)
