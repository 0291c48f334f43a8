import torch


def softmax_stable(x, dim=-1):
    """The logarithm of the sum is the last of the cumulative ones."""
    if x.dim() == 0:
        return (x - x).exp()
    shifted = x - x.amax(dim, keepdim=True)
    bounded = shifted.clamp(min=-1e4)
    total = bounded.logcumsumexp(dim).narrow(dim, x.shape[dim] - 1, 1)
    return torch.exp(shifted - total)
