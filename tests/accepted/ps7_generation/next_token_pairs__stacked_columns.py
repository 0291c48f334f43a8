import torch


def next_token_pairs(ids):
    columns = ids.unbind(dim=1)
    return torch.stack(columns[:-1], dim=1), torch.stack(columns[1:], dim=1)
