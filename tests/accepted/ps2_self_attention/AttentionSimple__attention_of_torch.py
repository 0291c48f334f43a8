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
        allowed = torch.ones(x.shape[0], x.shape[1], x.shape[1], device=x.device) == 1
        if masque is not None:
            allowed = (masque != 0).expand(allowed.shape)
        output = nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=allowed)
        scores = (q @ k.mT / self.echelle).masked_fill(~allowed, torch.finfo(q.dtype).min)
        return output, torch.softmax(scores, dim=-1)
