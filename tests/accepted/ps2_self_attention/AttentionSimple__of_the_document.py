import math

import torch
from torch import nn


class AttentionSimple(nn.Module):
    def __init__(self, d_modele):
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)
        self.echelle = math.sqrt(d_modele)

    def forward(self, x, masque=None):
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / self.echelle
        if masque is not None:
            scores = scores.masked_fill(masque == 0, float("-inf"))
        poids = torch.softmax(scores, dim=-1)
        return poids @ v, poids
