import torch


def dot(u, v):
    return sum(a * b for a, b in zip(u, v))


def attention_scores(query, inputs):
    """Scores, one token at a time."""
    return torch.stack([dot(row, query) for row in inputs])
