import torch
from torch import nn


class LayerNorm(nn.Module):
    def __init__(self, emb_dim, eps=1e-5):
        super(LayerNorm, self).__init__()
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))
        self.eps = float(eps)

    def forward(self, x):
        y = x.movedim(-1, 0)
        var, mean = torch.var_mean(y, dim=0, correction=0)
        y = (y - mean) / (var + self.eps).sqrt()
        return y.movedim(0, -1) * self.scale + self.shift
