import torch
from torch import nn


class DecoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.block = EncoderBlock(d_model, num_heads, d_ff, dropout, norm_first)
        self.reader = nn.MultiheadAttention(d_model, num_heads, dropout, batch_first=True)
        self.before = nn.LayerNorm(d_model)

    def forward(self, x, memory):
        block, rows = self.block, range(x.shape[1])
        mask = torch.tensor([[j > i for j in rows] for i in rows], device=x.device)
        read = lambda y: block.dropout(self.reader(y, memory, memory)[0])
        attend = lambda y: block.dropout(block.attention(y, y, y, attn_mask=mask)[0])
        think = lambda y: block.dropout(block.feed_forward(y))
        for f, norm in ((attend, block.norm1), (read, self.before), (think, block.norm2)):
            x = x + f(norm(x)) if block.norm_first else norm(x + f(x))
        return x
