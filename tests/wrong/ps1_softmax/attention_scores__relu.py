import torch


def attention_scores(query, inputs):
    return torch.relu(inputs @ query)
