import torch


def permutation_gap(attention, x, permutation):
    back = sorted(range(len(permutation)), key=permutation.__getitem__)
    with torch.no_grad():
        put_back = attention(x[permutation])[back]
        return torch.dist(put_back, attention(x), p=float("inf")).item()
