import torch


def next_token_pairs(ids):
    return torch.stack([ids[:, :-1], ids[:, 1:]]).unique(dim=-1).unbind(0)
