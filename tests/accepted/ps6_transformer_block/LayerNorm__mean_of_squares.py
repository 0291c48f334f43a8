import torch
from torch import nn


class LayerNorm(nn.Module):
    def __init__(self, emb_dim, eps=1e-5):
        super().__init__()
        self.scale = nn.Parameter(torch.full((emb_dim,), 1.0))
        self.shift = nn.Parameter(torch.full((emb_dim,), 0.0))
        self.register_buffer("tiny", torch.tensor(eps, dtype=torch.float64), persistent=False)

    def forward(self, x):
        m = x.sum(-1, keepdim=True) / x.size(-1)
        v = ((x - m) ** 2).sum(-1, keepdim=True) / x.size(-1)
        return (x - m) / (v + self.tiny.item()) ** 0.5 * self.scale + self.shift
