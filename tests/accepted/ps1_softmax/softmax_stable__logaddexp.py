from functools import reduce

import torch


def softmax_stable(x, dim=-1):
    """The logarithm of the sum, two scores at a time."""
    if x.dim() == 0:
        return (x - x).exp()
    shifted = x - x.amax(dim, keepdim=True)
    # Far below any weight, and without the nan that the gradient meets at -inf.
    bounded = shifted.clamp(min=-1e4)
    total = reduce(torch.logaddexp, bounded.unbind(dim)).unsqueeze(dim)
    return torch.exp(shifted - total)
