import torch
import torch.nn as nn


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()

        def matrix(rows, columns):
            return nn.Parameter(torch.randn(rows, columns) * rows**-0.5)

        self.heads = num_heads
        self.W = nn.ParameterDict({name: matrix(d_model, d_model) for name in "oqvk"})
        self.b = nn.ParameterDict({name: nn.Parameter(torch.zeros(1, d_model)) for name in "vqko"})
        self.W_in, self.W_out = matrix(d_model, d_ff), matrix(d_ff, d_model)
        self.b_out = nn.Parameter(torch.zeros(1, 1, d_model))
        self.b_in = nn.Parameter(torch.zeros(d_ff))
        self.gamma = nn.ParameterList(nn.Parameter(torch.ones(d_model)) for _ in range(2))
        self.beta = nn.ParameterList(nn.Parameter(torch.zeros(d_model)) for _ in range(2))
        self.norm_first = norm_first

    def norm(self, x, i):
        centred = x - x.mean(-1, keepdim=True)
        variance = (centred * centred).mean(-1, keepdim=True)
        return centred / torch.sqrt(variance + 1e-5) * self.gamma[i] + self.beta[i]

    def attend(self, x, mask):
        q, k, v = (x @ self.W[name] + self.b[name] for name in "qkv")
        parts = []
        for q_h, k_h, v_h in zip(*(t.chunk(self.heads, dim=-1) for t in (q, k, v))):
            scores = q_h @ k_h.mT / q_h.shape[-1] ** 0.5
            if mask is not None:
                scores = torch.where(mask, torch.finfo(scores.dtype).min, scores)
            parts.append(scores.softmax(-1) @ v_h)
        return torch.cat(parts, -1) @ self.W["o"] + self.b["o"]

    def think(self, x):
        h = x @ self.W_in + self.b_in
        h = 0.5 * h * (1 + torch.erf(h / 2**0.5))
        return h @ self.W_out + self.b_out

    def forward(self, x, mask=None):
        for i, step in enumerate((lambda y: self.attend(y, mask), self.think)):
            x = x + step(self.norm(x, i)) if self.norm_first else self.norm(x + step(x), i)
        return x
