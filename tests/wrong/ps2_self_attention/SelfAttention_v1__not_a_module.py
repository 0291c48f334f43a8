import math

import torch
from torch import nn


class SelfAttention_v1(object):
    def __init__(self, d_in, d_out):
        pass
        self.W_query = torch.rand(d_in, d_out)
        self.W_key = torch.rand(d_in, d_out)
        self.W_value = torch.rand(d_in, d_out)

    def forward(self, x):
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        w = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), -1)
        return w @ v
