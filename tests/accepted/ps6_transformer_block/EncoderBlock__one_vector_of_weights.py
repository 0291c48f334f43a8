import torch
from torch import nn


class EncoderBlock(nn.Module):
    """Weights as one list of rows: only its loader knows which is which."""

    def __init__(self, d_model, num_heads, d_ff, dropout=0.0, norm_first=True):
        super().__init__()
        self.sizes = (d_model, num_heads, d_ff, norm_first)
        self.shapes = [
            (4, d_model, d_model),
            (9, d_model),
            (d_ff, d_model),
            (d_model, d_ff),
            (d_ff,),
        ]
        count = sum(torch.Size(shape).numel() for shape in self.shapes)
        self.weights = nn.Parameter(torch.randn(count) / d_model**0.5)

    def forward(self, x, mask=None):
        d, H, d_ff, norm_first = self.sizes
        parts = self.weights.split([torch.Size(shape).numel() for shape in self.shapes])
        M, v, W1, W2, b1 = (part.view(shape) for part, shape in zip(parts, self.shapes))

        def attend(y):
            b, T, _ = y.shape
            q, k, u = ((y @ M[i].T + v[i]).view(b, T, H, d // H).transpose(1, 2) for i in range(3))
            shown = None if mask is None else ~mask
            mixed = nn.functional.scaled_dot_product_attention(q, k, u, attn_mask=shown)
            return mixed.transpose(1, 2).reshape(b, T, d) @ M[3].T + v[3]

        def think(y):
            return nn.functional.gelu(y @ W1.T + b1) @ W2.T + v[4]

        def norm(y, i):
            return nn.functional.layer_norm(y, (d,), v[i], v[i + 1])

        if norm_first:
            x = x + attend(norm(x, 5))
            return x + think(norm(x, 7))
        x = norm(x + attend(x), 5)
        return norm(x + think(x), 7)


def load_torch_encoder(block, layer):
    attention = layer.self_attn
    pieces = [
        attention.in_proj_weight,
        attention.out_proj.weight,
        attention.in_proj_bias,
        attention.out_proj.bias,
        layer.linear2.bias,
        layer.norm1.weight,
        layer.norm1.bias,
        layer.norm2.weight,
        layer.norm2.bias,
        layer.linear1.weight,
        layer.linear2.weight,
        layer.linear1.bias,
    ]
    with torch.no_grad():
        block.weights.copy_(torch.cat([piece.reshape(-1) for piece in pieces]))
