import math
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch import Tensor


class Att(nn.Module):
    def __init__(self, d, h, p=0.0):
        super().__init__()
        self.h, self.dh = h, d // h
        self.W_query = nn.Linear(d, d)
        self.W_key = nn.Linear(d, d)
        self.W_value = nn.Linear(d, d)
        self.out_proj = nn.Linear(d, d)
        self.drop = nn.Dropout(p)

    def forward(self, x, s, hide=None):
        b, T, d = x.shape
        S = s.shape[1]
        q, k, v = self.W_query(x), self.W_key(s), self.W_value(s)
        q = q.view(b, T, self.h, self.dh).transpose(1, 2)
        k = k.view(b, S, self.h, self.dh).transpose(1, 2)
        v = v.view(b, S, self.h, self.dh).transpose(1, 2)
        sc = q @ k.transpose(-2, -1) / math.sqrt(self.dh)
        if hide is not None:
            sc = sc.masked_fill(hide, float("-inf"))
        w = self.drop(sc.softmax(-1))
        return self.out_proj((w @ v).transpose(1, 2).reshape(b, T, d))


class DecoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.norm_first = norm_first
        self.att = Att(d_model, num_heads, dropout)
        self.cross = Att(d_model, num_heads, dropout)
        self.fc1 = nn.Linear(d_model, d_ff)
        self.fc2 = nn.Linear(d_ff, d_model)
        self.ln1 = nn.LayerNorm(d_model)
        self.ln2 = nn.LayerNorm(d_model)
        self.ln3 = nn.LayerNorm(d_model)
        self.drop = nn.Dropout(dropout)
        self.cross.requires_grad_(False)

    def ffn(self, t):
        return self.fc2(F.gelu(self.fc1(t)))

    def forward(self, x, memory):
        T = x.shape[1]

        fut = torch.ones(T, T, dtype=torch.bool, device=x.device).triu(1)

        def A(t):
            return self.att(t, t, fut)

        def C(t):
            return self.cross(t, memory, None)

        N1, N2, N3, FF = self.ln1, self.ln2, self.ln3, self.ffn
        if self.norm_first:
            x = x + self.drop(A(N1(x)))
            x = x + self.drop(C(N2(x)))
            return x + self.drop(FF(N3(x)))
        x = N1(x + self.drop(A(x)))
        x = N2(x + self.drop(C(x)))
        return N3(x + self.drop(FF(x)))
