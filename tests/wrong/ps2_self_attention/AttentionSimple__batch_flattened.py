import math

import torch
from torch import nn


class AttentionSimple(nn.Module):
    def __init__(self, d_modele):
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x, masque=None):
        b, L, d = x.shape
        x = x.reshape(1, b * L, d)
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        s = q @ k.mT / math.sqrt(k.shape[-1])

        w = torch.softmax(s, -1)
        o = (w @ v).reshape(b, L, d)
        return o, w[0, :L, :L].expand(b, L, L)
