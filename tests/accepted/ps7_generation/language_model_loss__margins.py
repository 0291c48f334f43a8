import torch


def language_model_loss(logits, targets):
    right = logits.gather(-1, targets[:, :, None])
    return torch.logsumexp(logits - right, dim=-1).mean()
