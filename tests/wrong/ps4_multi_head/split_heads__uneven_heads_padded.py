import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    x = torch.nn.functional.pad(x, (0, -d_out % num_heads))
    return x.view(b, T, num_heads, -1).transpose(1, 2)
