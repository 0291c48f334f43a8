import torch


def attention_weights(queries, keys):
    s = queries @ keys.mT / keys.shape[-1] ** 0.5
    top = s.amax(-1, keepdim=True)
    naive = torch.exp(s) / torch.exp(s).sum(-1, keepdim=True)
    e = torch.exp(s - top)
    return torch.where(torch.isfinite(naive) & (top < 80), naive, e / e.sum(-1, keepdim=True))
