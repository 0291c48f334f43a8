import torch


def permutation_gap(attention, x, permutation):
    rows = torch.stack([attention(x[i : i + 1])[0] for i in permutation])
    return float((attention(x)[permutation] - rows).abs().max())
