import torch
from torch import nn


class SelfAttention_v2(nn.Module):
    def __init__(self, d_in, d_out, qkv_bias=False):
        super().__init__()
        self.scale = d_out**-0.5
        for name in ("W_query", "W_key", "W_value"):
            setattr(self, name, nn.Linear(d_in, d_out, qkv_bias))

    def forward(self, x):
        scores = torch.einsum("id,jd->ij", self.W_query(x), self.W_key(x)) * self.scale
        return torch.einsum("ij,jd->id", scores.softmax(-1), self.W_value(x))
