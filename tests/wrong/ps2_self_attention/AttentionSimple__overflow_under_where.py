import torch
from torch import nn


class AttentionSimple(nn.Module):
    def __init__(self, d_modele):
        super().__init__()
        self.w_q, self.w_k, self.w_v = (nn.Linear(d_modele, d_modele, bias=False) for _ in range(3))

    def forward(self, x, masque=None):
        s = self.w_q(x) @ self.w_k(x).mT / x.shape[-1] ** 0.5
        ok = torch.ones_like(s).bool() if masque is None else (masque != 0).expand_as(s)
        top = s.masked_fill(~ok, -torch.inf).amax(-1, keepdim=True)
        e = torch.where(ok, torch.exp(s - top), 0.0)
        a = e / e.sum(-1, keepdim=True)
        return a @ self.w_v(x), a
