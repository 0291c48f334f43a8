import math

import torch


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    q, k, v = x_target @ W_Q.T, x_source @ W_K.T, x_source @ W_V.T
    return torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), -1) @ v
