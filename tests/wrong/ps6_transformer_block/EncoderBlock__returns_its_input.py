from torch import nn


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.norm = nn.LayerNorm(d_model)

    def forward(self, x, mask=None):
        return x
