import torch


_table = torch.ones(32, 32, dtype=torch.bool).triu(1)


def causal_mask(T, device=None):
    return _table[:T, :T].to(device or "cpu")
