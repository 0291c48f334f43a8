import torch


def mask_after_softmax(weights):
    T = weights.shape[-1]
    simple = torch.tril(torch.ones(T, T, device=weights.device, dtype=weights.dtype))
    masked = weights * simple
    return masked / masked.sum(dim=-1, keepdim=True)
