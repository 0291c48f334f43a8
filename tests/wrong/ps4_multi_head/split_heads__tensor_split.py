import torch


def split_heads(x, num_heads):
    return torch.stack(torch.tensor_split(x, num_heads, dim=-1), dim=1)
