import torch
from torch import nn


class DecoderBlock(nn.Module):
    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.layer = nn.TransformerDecoderLayer(
            d_model, num_heads, d_ff, dropout, "gelu", batch_first=True, norm_first=norm_first
        )

    def forward(self, x, memory):
        mask = nn.Transformer.generate_square_subsequent_mask(x.shape[1], x.device, x.dtype)
        return self.layer(x, memory, tgt_mask=mask)


def load_torch_decoder(block, layer):
    block.layer.load_state_dict(layer.state_dict())
