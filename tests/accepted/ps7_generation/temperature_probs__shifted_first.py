import torch


def temperature_probs(logits, temperature):
    if temperature <= 0.0:
        raise ValueError
    e = ((logits - logits.amax(-1, keepdim=True)) / temperature).exp()
    return e / torch.einsum("...v->...", e).unsqueeze(-1)
