import math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor


class Att(nn.Module):
    """nanoARENA: W_Q (n d h) with biases, W_O (n h d)"""

    def __init__(self, d, h, p=0.0):
        super().__init__()
        self.dh = d // h
        self.W = nn.Parameter(torch.randn(3, h, d // h, d) * 0.1)
        self.b = nn.Parameter(torch.zeros(3, h, d // h))
        self.W_O = nn.Parameter(torch.randn(d, h, d // h) * 0.1)
        self.b_O = nn.Parameter(torch.zeros(d))
        self.drop = nn.Dropout(p)

    def forward(self, x, s, hide=None):
        q = torch.einsum("btd,hed->bhte", x, self.W[0]) + self.b[0][:, None]
        k = torch.einsum("btd,hed->bhte", s, self.W[1]) + self.b[1][:, None]
        v = torch.einsum("btd,hed->bhte", s, self.W[2]) + self.b[2][:, None]
        sc = q @ k.transpose(-2, -1) / math.sqrt(self.dh)
        if hide is not None:
            sc = sc.masked_fill(hide, float("-inf"))
        w = self.drop(sc.softmax(-1))
        return torch.einsum("bhts,bhse,dhe->btd", w, v, self.W_O) + self.b_O


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.norm_first = norm_first
        self.att = Att(d_model, num_heads, dropout)
        self.ff = FeedForward(d_model, d_ff)
        self.ln1 = nn.LayerNorm(d_model)
        self.ln2 = nn.LayerNorm(d_model)
        self.drop1 = nn.Dropout(dropout)
        self.drop2 = nn.Dropout(dropout)

    def ffn(self, t):
        return self.ff(t)

    def forward(self, x, mask=None):
        def A(t):
            return self.att(t, t, mask)

        N1, N2, FF = self.ln1, self.ln2, self.ffn
        if self.norm_first:
            x = x + self.drop1(A(N1(x)))
            return x + self.drop2(FF(N2(x)))
        x = N1(x + self.drop1(A(x)))
        return N2(x + self.drop2(FF(x)))
