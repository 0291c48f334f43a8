import torch
from torch import nn


class DecoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        make = lambda: nn.MultiheadAttention(d_model, num_heads, dropout=dropout, batch_first=True)
        self.attentions = nn.ModuleDict({"source": make(), "target": make()})
        self.norms = nn.ModuleDict({name: nn.LayerNorm(d_model) for name in ("f", "s", "t")})
        self.feed_forward = FeedForward(d_model, d_ff)
        self.norm_first = norm_first

    def forward(self, x, memory):
        T = x.size(1)
        mask = nn.Transformer.generate_square_subsequent_mask(T, device=x.device, dtype=x.dtype)

        def residual(x, norm, f):
            return x + f(norm(x)) if self.norm_first else norm(x + f(x))

        target, source = self.attentions["target"], self.attentions["source"]
        x = residual(
            x, self.norms["t"], lambda y: target(y, y, y, attn_mask=mask, is_causal=True)[0]
        )
        x = residual(x, self.norms["s"], lambda y: source(y, memory, memory)[0])
        return residual(x, self.norms["f"], self.feed_forward)
