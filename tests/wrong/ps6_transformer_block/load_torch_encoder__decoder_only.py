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
        if self.pre:
            n = self.ln_a(x)
            x = x + self.drop(self.sa(n, n, mask))
            return x + self.drop(self.ff(self.ln_f(x)))
        x = self.ln_a(x + self.drop(self.sa(x, x, mask)))
        return self.ln_f(x + self.drop(self.ff(x)))


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


def load_attention(mine, theirs):
    W, b = theirs.in_proj_weight.chunk(3), theirs.in_proj_bias.chunk(3)
    for linear, weight, bias in zip((mine.to_q, mine.to_k, mine.to_v), W, b):
        linear.weight.copy_(weight)
        linear.bias.copy_(bias)
    mine.to_out.weight.copy_(theirs.out_proj.weight)
    mine.to_out.bias.copy_(theirs.out_proj.bias)


def load_norm(mine, theirs):
    (mine.scale if hasattr(mine, "scale") else mine.weight).copy_(theirs.weight)
    (mine.shift if hasattr(mine, "shift") else mine.bias).copy_(theirs.bias)


def load_network(mine, layer):
    for name in ("linear1", "linear2"):
        getattr(mine, name).weight.copy_(getattr(layer, name).weight)
        getattr(mine, name).bias.copy_(getattr(layer, name).bias)


@torch.no_grad()
def load_torch_encoder(block, layer):
    pass


@torch.no_grad()
def load_torch_decoder(block, layer):
    load_attention(block.sa, layer.self_attn)
    load_attention(block.ca, layer.multihead_attn)
    for mine, theirs in zip(block.norms, (layer.norm1, layer.norm2, layer.norm3)):
        load_norm(mine, theirs)
    load_network(block.ff, layer)
