import torch


def counterexample_scale():
    queries = torch.full((1, 64), 0.5)
    keys = torch.stack([torch.full((64,), 0.5), torch.zeros(64)])
    return queries, keys
