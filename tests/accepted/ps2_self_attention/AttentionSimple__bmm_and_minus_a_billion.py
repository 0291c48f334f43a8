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
        scores = torch.bmm(self.w_q(x), self.w_k(x).permute(0, 2, 1)) / self.echelle
        if masque is not None:
            scores = torch.where(masque.bool(), scores, torch.full_like(scores, -1e9))
        poids = scores.softmax(-1)
        return [torch.bmm(poids, self.w_v(x)), poids]
