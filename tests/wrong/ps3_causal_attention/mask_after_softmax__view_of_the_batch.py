import torch


def mask_after_softmax(weights):
    T = weights.shape[-1]
    m = torch.tril(weights.view(-1, T, T))
    return (m / m.sum(-1, keepdim=True)).view(weights.shape)
