import torch


def language_model_loss(logits, targets):
    right = logits.gather(-1, targets[..., None])[..., 0]
    return (logits.amax(-1) - right).mean()
