import torch
from torch import nn


class LayerNorm(nn.Module):
    def __init__(self, emb_dim, eps=1e-5):
        super().__init__()
        self.norm = nn.BatchNorm1d(emb_dim, eps=eps)
        self.scale, self.shift = self.norm.weight, self.norm.bias

    def forward(self, x):
        return self.norm(x.reshape(-1, x.shape[-1])).reshape(x.shape)
