import torch


def language_model_loss(logits, targets):
    flat = logits.reshape(-1, logits.shape[-1])
    y = targets.reshape(-1)
    rows = torch.arange(len(y), device=logits.device)
    return -(flat.log_softmax(-1)[rows, y]).mean()
