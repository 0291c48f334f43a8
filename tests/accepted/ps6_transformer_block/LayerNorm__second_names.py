import torch
from torch import nn


class LayerNorm(nn.Module):
    def __init__(self, emb_dim, eps=1e-5):
        super().__init__()
        self.eps = eps
        self.scale = self.weight = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))
        self.bias = self.shift

    def forward(self, x):
        x = x - x.mean(-1, keepdim=True)
        std = torch.sqrt(x.square().mean(-1, keepdim=True) + self.eps)
        return self.weight * (x / std) + self.bias
