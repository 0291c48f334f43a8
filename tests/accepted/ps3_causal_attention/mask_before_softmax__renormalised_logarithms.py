import math


import torch


def mask_before_softmax(scores, d_k):
    i = torch.arange(scores.shape[-1], device=scores.device)
    masked = torch.masked_fill(scores, i > i.view(-1, 1), -math.inf) / math.sqrt(d_k)
    return (masked - torch.logsumexp(masked, -1, keepdim=True)).exp()
