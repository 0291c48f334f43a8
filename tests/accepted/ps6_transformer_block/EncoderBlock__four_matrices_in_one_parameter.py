import math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor


class Att(nn.Module):
    """the four projections in one parameter"""

    def __init__(self, d, h, p=0.0):
        super().__init__()
        self.h, self.dh = h, d // h
        self.W = nn.Parameter(torch.randn(4, d, d) / d**0.5)
        self.b = nn.Parameter(torch.zeros(4, d))
        self.drop = nn.Dropout(p)

    def forward(self, x, s, hide=None):
        b, T, d = x.shape
        S = s.shape[1]
        q, k, v = x @ self.W[0] + self.b[0], s @ self.W[1] + self.b[1], s @ self.W[2] + self.b[2]
        q = q.view(b, T, self.h, self.dh).transpose(1, 2)
        k = k.view(b, S, self.h, self.dh).transpose(1, 2)
        v = v.view(b, S, self.h, self.dh).transpose(1, 2)
        sc = q @ k.transpose(-2, -1) / math.sqrt(self.dh)
        if hide is not None:
            sc = sc.masked_fill(hide, float("-inf"))
        w = self.drop(sc.softmax(-1))
        return (w @ v).transpose(1, 2).reshape(b, T, d) @ self.W[3] + self.b[3]


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
