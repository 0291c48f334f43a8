import torch


def mask_before_softmax(scores, d_k):
    T = scores.size(0)
    hidden = torch.triu(torch.ones(T, T, device=scores.device), 1).bool()
    return torch.softmax(scores.masked_fill(hidden, -torch.inf) / d_k**0.5, -1)
