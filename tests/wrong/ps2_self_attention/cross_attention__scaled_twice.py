import math

import torch


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    q, k, v = x_target @ W_Q / math.sqrt(W_Q.shape[1]), x_source @ W_K, x_source @ W_V
    return torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), -1) @ v
