import torch
from torch import nn


class EncoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.layer = nn.TransformerEncoderLayer(
            d_model, num_heads, d_ff, dropout, "gelu", batch_first=True, norm_first=norm_first
        )

    def forward(self, x, mask=None):
        return self.layer(x, src_mask=mask)


def load_torch_encoder(block, layer):
    block.layer.load_state_dict(layer.state_dict())
