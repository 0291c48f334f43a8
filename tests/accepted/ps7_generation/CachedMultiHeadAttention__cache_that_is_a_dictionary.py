import torch
from torch import nn


class KVCache(dict):
    @property
    def length(self):
        return self["k"].shape[2] if "k" in self else 0

    def append(self, keys, values):
        self["k"] = torch.cat([self["k"], keys], 2) if "k" in self else keys
        self["v"] = torch.cat([self["v"], values], 2) if "v" in self else values
        return self["k"], self["v"]

    def reset(self):
        self.clear()


class CachedMultiHeadAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
        super().__init__()
        assert d_out % num_heads == 0
        self.num_heads = num_heads
        self.context_length = context_length
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)

    def split(self, y):
        b, t, _ = y.shape
        return y.view(b, t, self.num_heads, self.head_dim).transpose(1, 2)

    def forward(self, x, cache=None):
        b, t, _ = x.shape
        past = cache.length if cache is not None else 0
        if past + t > self.context_length:
            raise ValueError("too long")
        q = self.split(self.W_query(x))
        k = self.split(self.W_key(x))
        v = self.split(self.W_value(x))
        if cache is not None:
            k, v = cache.append(k, v)
        n = k.shape[2]
        i = torch.arange(past, past + t, device=x.device)[:, None]
        j = torch.arange(n, device=x.device)[None, :]
        scores = q @ k.transpose(2, 3) / self.head_dim**0.5
        scores = scores.masked_fill(j > i, float("-inf"))
        w = self.dropout(scores.softmax(-1))
        y = (w @ v).transpose(1, 2).reshape(b, t, -1)
        return self.out_proj(y)
