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


class DecoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.ca = Attention(d_model, num_heads, dropout)
        self.sa = Attention(d_model, num_heads, dropout)
        self.norms = nn.ModuleList(nn.LayerNorm(d_model) for _ in range(3))
        self.ff = FeedForward(d_model, d_ff)
        self.drop = nn.Dropout(dropout)
        self.pre = norm_first

    def forward(self, x, memory):
        places = torch.arange(x.shape[1], device=x.device)
        hidden = places[None, :] > places[:, None]
        steps = [
            lambda y: self.sa(y, y, hidden),
            lambda y: self.ca(y, memory),
            self.ff,
        ]
        for step, norm in zip(steps, self.norms):
            if self.pre:
                x = x + self.drop(step(norm(x)))
            else:
                x = norm(x + self.drop(step(x)))
        return x
