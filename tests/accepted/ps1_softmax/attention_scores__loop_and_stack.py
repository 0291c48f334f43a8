import torch


def attention_scores(query, inputs):
    return torch.stack([torch.dot(row, query) for row in inputs])
