import torch
from torch import nn


class LayerNorm(nn.Module):
    def __init__(self, emb_dim, eps=1e-5):
        super().__init__()
        self.scale = nn.Parameter(torch.ones(emb_dim))
        self.shift = nn.Parameter(torch.zeros(emb_dim))
        self.eps = eps

    def forward(self, x):
        d = x.shape[-1]
        average = x.new_full((d, d), 1 / d)
        y = x - x @ average
        return torch.lerp(
            self.shift.expand_as(x),
            self.shift + self.scale * y / (y * y @ average + self.eps).sqrt(),
            1.0,
        )
