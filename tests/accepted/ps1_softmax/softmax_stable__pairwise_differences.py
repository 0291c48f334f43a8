import torch


def softmax_stable(x, dim=-1):
    """w_i = 1 / sum_j exp(x_j - x_i): an infinite sum is a weight of 0."""
    y = x.movedim(dim, -1)
    top = y.amax(-1, keepdim=True)
    e = torch.exp(y - top)
    return (e / torch.einsum("...n->...", e).unsqueeze(-1)).movedim(-1, dim)
