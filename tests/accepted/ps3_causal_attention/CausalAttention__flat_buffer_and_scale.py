import torch
from torch import nn


class CausalAttention(nn.Module):
    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        self.n = context_length
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("flat", torch.ones(context_length, context_length).triu(1).flatten())
        self.register_buffer("scale", torch.tensor(float(d_out)).sqrt())

    def forward(self, x):
        T = x.shape[1]
        hide = self.flat.reshape(self.n, self.n).narrow(0, 0, T).narrow(1, 0, T).bool()
        s = torch.bmm(self.W_query(x), self.W_key(x).permute(0, 2, 1)) / self.scale
        s = torch.masked_fill(s, hide, torch.finfo(s.dtype).min)
        return self.dropout(s.softmax(-1)) @ self.W_value(x)
