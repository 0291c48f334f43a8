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


def new(tensor):
    return nn.Parameter(tensor.detach().clone())


def load_attention(mine, theirs):
    d = theirs.embed_dim
    for i, linear in enumerate((mine.to_q, mine.to_k, mine.to_v)):
        linear.weight = new(theirs.in_proj_weight[i * d : (i + 1) * d])
        linear.bias = new(theirs.in_proj_bias[i * d : (i + 1) * d])
    mine.to_out.weight, mine.to_out.bias = new(theirs.out_proj.weight), new(theirs.out_proj.bias)


def load_rest(block, layer, norms, theirs):
    for norm, their in zip(norms, theirs):
        for name, parameter in list(norm.named_parameters()):
            kind = "weight" if name in ("scale", "weight") else "bias"
            setattr(norm, name, new(getattr(their, kind)))
    for name in ("linear1", "linear2"):
        for part in ("weight", "bias"):
            setattr(getattr(block.ff, name), part, new(getattr(getattr(layer, name), part)))


def load_torch_encoder(block, layer):
    load_attention(block.sa, layer.self_attn)
    load_rest(block, layer, (block.ln_a, block.ln_f), (layer.norm1, layer.norm2))
    return block


def load_torch_decoder(block, layer):
    load_attention(block.sa, layer.self_attn)
    load_attention(block.ca, layer.multihead_attn)
    load_rest(block, layer, block.norms, (layer.norm1, layer.norm2, layer.norm3))
    return block
