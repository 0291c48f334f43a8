import math

import torch
import torch.nn as nn
import torch.nn.functional as F


class SelfAttention_v1(nn.Module):
    """One head, no mask."""

    def __init__(self, d_in: int, d_out: int):
        super(SelfAttention_v1, self).__init__()
        self.W_query = nn.Parameter(torch.empty(d_in, d_out))
        self.W_key = nn.Parameter(torch.empty(d_in, d_out))
        self.W_value = nn.Parameter(torch.empty(d_in, d_out))
        self.reset_parameters()

    def reset_parameters(self):
        for parameter in self.parameters():
            nn.init.uniform_(parameter)

    def attend(self, q, k):
        return F.softmax(q @ k.transpose(-1, -2) / math.sqrt(k.shape[-1]), dim=-1)

    def forward(self, x):
        q, k, v = (torch.matmul(x, W) for W in (self.W_query, self.W_key, self.W_value))
        return self.attend(q, k) @ v
