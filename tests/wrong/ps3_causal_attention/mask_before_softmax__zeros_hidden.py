import torch


def mask_before_softmax(scores, d_k):
    s = torch.tril(scores)
    s = s.masked_fill(s == 0, float("-inf"))
    return torch.softmax(s / d_k**0.5, dim=-1)
