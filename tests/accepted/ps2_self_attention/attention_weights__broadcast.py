import torch


def attention_weights(queries, keys):
    pairs = queries.unsqueeze(-2) * keys.unsqueeze(-3)
    return torch.softmax(pairs.sum(-1) / keys.shape[-1] ** 0.5, dim=-1)
