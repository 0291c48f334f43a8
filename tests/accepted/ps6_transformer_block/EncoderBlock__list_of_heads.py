import torch
import torch.nn as nn


class Head(nn.Module):
    def __init__(self, d_model, size):
        super().__init__()
        self.key = nn.Linear(d_model, size, bias=False)
        self.query = nn.Linear(d_model, size)
        self.value = nn.Linear(d_model, size)

    def forward(self, x, source, mask):
        q, k, v = self.query(x), self.key(source), self.value(source)
        scores = q @ k.transpose(-2, -1) * k.shape[-1] ** -0.5
        if mask is not None:
            scores = scores.masked_fill(mask, -1e9)
        return scores.softmax(dim=-1) @ v


class Heads(nn.Module):
    def __init__(self, d_model, num_heads):
        super().__init__()
        self.heads = nn.ModuleList([Head(d_model, d_model // num_heads) for _ in range(num_heads)])
        self.proj = nn.Linear(d_model, d_model)

    def forward(self, x, source, mask=None):
        return self.proj(torch.cat([head(x, source, mask) for head in self.heads], dim=-1))


class Attention(Heads):
    def __init__(self, d_model, num_heads, rate):
        super().__init__(d_model, num_heads)


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
        if self.pre:
            n = self.ln_a(x)
            x = x + self.drop(self.sa(n, n, mask))
            return x + self.drop(self.ff(self.ln_f(x)))
        x = self.ln_a(x + self.drop(self.sa(x, x, mask)))
        return self.ln_f(x + self.drop(self.ff(x)))
