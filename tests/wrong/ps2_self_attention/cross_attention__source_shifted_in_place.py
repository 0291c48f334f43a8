import math

import torch


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    with torch.no_grad():
        x_source += 1
    q, k, v = x_target @ W_Q, (x_source - 1) @ W_K, (x_source - 1) @ W_V
    return torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), -1) @ v
