import torch


def permutation_gap(attention, x, permutation):
    P = torch.eye(len(permutation), dtype=x.dtype, device=x.device)[permutation]
    return float((P @ attention(x) - attention(P @ x)).abs().max())
