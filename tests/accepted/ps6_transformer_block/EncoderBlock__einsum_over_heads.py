import torch
import torch.nn as nn


class Attention(nn.Module):
    def __init__(self, d_model, num_heads, rate):
        super().__init__()
        size = d_model // num_heads
        self.WQ = nn.Parameter(torch.randn(num_heads, d_model, size) * 0.2)
        self.WK = nn.Parameter(torch.randn(num_heads, d_model, size) * 0.2)
        self.WV = nn.Parameter(torch.randn(num_heads, d_model, size) * 0.2)
        self.WO = nn.Parameter(torch.randn(num_heads, size, d_model) * 0.2)
        self.bQ = nn.Parameter(torch.zeros(num_heads, 1, size))
        self.bK = nn.Parameter(torch.zeros(num_heads, 1, size))
        self.bV = nn.Parameter(torch.zeros(num_heads, 1, size))
        self.bO = nn.Parameter(torch.zeros(d_model))

    def forward(self, x, source, mask=None):
        q = torch.einsum("btd,hdk->bhtk", x, self.WQ) + self.bQ
        k = torch.einsum("bsd,hdk->bhsk", source, self.WK) + self.bK
        v = torch.einsum("bsd,hdk->bhsk", source, self.WV) + self.bV
        scores = torch.einsum("bhtk,bhsk->bhts", q, k) / q.shape[-1] ** 0.5
        if mask is not None:
            scores = scores + torch.zeros_like(scores).masked_fill(mask, -torch.inf)
        mixed = torch.einsum("bhts,bhsk->bhtk", scores.softmax(-1), v)
        return torch.einsum("bhtk,hkd->btd", mixed, self.WO) + self.bO


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
