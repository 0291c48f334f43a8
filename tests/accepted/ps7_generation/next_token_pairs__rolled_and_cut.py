import torch


def next_token_pairs(ids):
    following = torch.roll(ids, shifts=-1, dims=-1)
    return ids[..., :-1], following[..., :-1]
