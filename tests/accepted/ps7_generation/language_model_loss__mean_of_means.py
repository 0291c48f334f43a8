import torch


def language_model_loss(logits, targets):
    losses = [
        -torch.nn.LogSoftmax(dim=-1)(z)[torch.arange(len(y), device=z.device), y].mean()
        for z, y in zip(logits, targets)
    ]
    return torch.stack(losses).mean()
