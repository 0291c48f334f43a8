import torch


def attention_weights(queries, keys):
    s = queries @ keys.transpose(-1, -2) / keys.shape[-1] ** 0.5
    return torch.exp(s - torch.logsumexp(s, dim=-1, keepdim=True))
