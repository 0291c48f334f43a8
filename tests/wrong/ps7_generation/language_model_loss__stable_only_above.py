import torch


def language_model_loss(logits, targets):
    shift = logits.amax(-1, keepdim=True).clamp(min=0)
    e = torch.exp(logits - shift)
    right = (logits - shift).gather(-1, targets[..., None])[..., 0]
    return (torch.log(e.sum(-1)) - right).mean()
