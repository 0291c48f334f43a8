import torch


def permutation_gap(attention, x, permutation):
    index = list(permutation)
    difference = attention(x).index_select(0, torch.tensor(index, device=x.device)) - attention(
        x[index]
    )
    return torch.tensor(max(difference.max().item(), -difference.min().item()))
