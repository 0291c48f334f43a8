import torch


def softmax_naive(x, dim=-1):
    numerator = torch.exp(x)
    total = numerator.sum(dim=dim).unsqueeze(dim)
    return numerator / total
