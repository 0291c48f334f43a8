import torch
import torch.nn as nn
import torch.nn.functional as F


class DecoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.H, self.p, self.norm_first = num_heads, dropout, norm_first
        self.kv = nn.Linear(d_model, 2 * d_model)
        self.q = nn.Linear(d_model, d_model)
        self.qkv = nn.Linear(d_model, 3 * d_model)
        self.out_cross, self.out_self = nn.Linear(d_model, d_model), nn.Linear(d_model, d_model)
        self.fc, self.proj = nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)
        self.ln3, self.ln1, self.ln2 = (LayerNorm(d_model) for _ in range(3))

    def split(self, x):
        return x.unflatten(-1, (self.H, -1)).transpose(-3, -2)

    def drop(self, x):
        return F.dropout(x, self.p, training=self.training)

    def itself(self, x):
        q, k, v = map(self.split, self.qkv(x).chunk(3, -1))
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        return self.drop(self.out_self(y.transpose(1, 2).flatten(2)))

    def source(self, x, memory):
        q, (k, v) = self.split(self.q(x)), map(self.split, self.kv(memory).chunk(2, -1))
        y = F.scaled_dot_product_attention(q, k, v)
        return self.drop(self.out_cross(y.transpose(1, 2).flatten(2)))

    def network(self, x):
        return self.drop(self.proj(F.gelu(self.fc(x))))

    def forward(self, x, memory):
        if self.norm_first:
            x = x + self.itself(self.ln1(x))
            x = x + self.source(self.ln2(x), memory)
            x = x + self.network(self.ln3(x))
        else:
            x = self.ln1(x + self.itself(x))
            x = self.ln2(x + self.source(x, memory))
            x = self.ln3(x + self.network(x))
        return x
