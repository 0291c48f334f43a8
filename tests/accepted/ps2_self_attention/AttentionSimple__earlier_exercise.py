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
        return scaled_dot_product_attention(self.w_q(x), self.w_k(x), self.w_v(x), masque)
