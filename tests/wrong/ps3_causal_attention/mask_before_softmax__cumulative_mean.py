import torch


def mask_before_softmax(scores, d_k):
    T = scores.shape[-1]
    w = torch.ones(T, T, dtype=scores.dtype, device=scores.device).tril()
    return (w / w.sum(-1, keepdim=True)).expand_as(scores).clone()
