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
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        s = q @ k.mT / math.sqrt(k.shape[-1])
        if masque is not None:
            s = s.masked_fill(masque == 0, -math.inf)
        w = torch.softmax(s, -1)
        return w @ v
