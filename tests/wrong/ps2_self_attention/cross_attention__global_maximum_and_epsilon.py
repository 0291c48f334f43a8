import math

import torch


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    s = q @ k.T / math.sqrt(k.shape[-1])
    e = torch.exp(s - s.max())
    return e / (e.sum(-1, keepdim=True) + 1e-6) @ v
