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
        if masque is not None:
            masque = masque.expand(x.shape[0], x.shape[1], x.shape[1])
        sorties, poids = [], []
        for i, phrase in enumerate(x):
            s = self.w_q(phrase) @ self.w_k(phrase).T / self.echelle
            if masque is not None:
                s[masque[i] == 0] = -torch.inf
            w = torch.softmax(s, dim=-1)
            sorties.append(w @ self.w_v(phrase))
            poids.append(w)
        return torch.stack(sorties), torch.stack(poids)
