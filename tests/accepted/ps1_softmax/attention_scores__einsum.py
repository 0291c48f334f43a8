import torch


def attention_scores(query, inputs):
    return torch.einsum("td,d->t", inputs, query)
