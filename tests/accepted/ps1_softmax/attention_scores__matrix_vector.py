import torch


def attention_scores(query, inputs):
    return torch.mv(inputs, query)
