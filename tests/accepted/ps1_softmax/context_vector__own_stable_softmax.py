import torch


def _weights(scores):
    e = torch.exp(scores - scores.max())
    return e / e.sum()


def context_vector(query, inputs):
    rows = [w * row for w, row in zip(_weights(inputs @ query), inputs)]
    return torch.stack(rows).sum(0)
