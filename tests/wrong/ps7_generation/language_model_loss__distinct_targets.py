import torch


def language_model_loss(logits, targets):
    log_p = torch.log_softmax(logits, -1).flatten(0, 1)
    losses = [-log_p[targets.flatten() == y, y].mean() for y in targets.unique()]
    return torch.stack(losses).mean()
