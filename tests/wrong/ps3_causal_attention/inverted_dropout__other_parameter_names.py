import torch


def inverted_dropout(x, rate, train=True, gen=None):
    if not 0 <= rate <= 1:
        raise ValueError("p")
    if not train or rate == 0:
        return x
    if rate == 1:
        return torch.zeros_like(x)
    return x * (torch.rand(x.shape, generator=gen, device=x.device) >= rate) / (1 - rate)
