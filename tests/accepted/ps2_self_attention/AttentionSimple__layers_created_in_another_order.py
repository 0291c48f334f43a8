import math

import torch
from torch import nn


class AttentionSimple(nn.Module):
    def __init__(self, d_modele):
        super().__init__()
        self.w_v, self.w_k, self.w_q = (nn.Linear(d_modele, d_modele, bias=False) for _ in range(3))
        self.register_buffer("echelle", torch.tensor(math.sqrt(d_modele)))

    def forward(self, x, masque=None):
        scores = torch.einsum("bid,bjd->bij", self.w_q(x), self.w_k(x)) / self.echelle
        if masque is not None:
            scores = scores + torch.log(masque.to(x.dtype))
        poids = nn.functional.softmax(scores, dim=2)
        return torch.einsum("bij,bjd->bid", poids, self.w_v(x)), poids
