import torch
from torch import nn


def normalise(x, eps):
    std = x.std(dim=-1, keepdim=True, correction=0)
    return (x - x.mean(dim=-1, keepdim=True)) / torch.sqrt(std.pow(2) + eps)


class LayerNorm(nn.Module):
    def __init__(self, emb_dim, eps=1e-5):
        super().__init__()
        self.eps = eps
        self.scale = nn.Parameter(torch.empty(emb_dim))
        self.shift = nn.Parameter(torch.empty(emb_dim))
        nn.init.ones_(self.scale)
        nn.init.zeros_(self.shift)

    def forward(self, x):
        return normalise(x, self.eps).mul(self.scale).add(self.shift)
