import torch


def next_token_pairs(ids):
    places = torch.arange(ids.size(1) - 1, device=ids.device)
    return ids.index_select(1, places), ids.index_select(1, places + 1)
