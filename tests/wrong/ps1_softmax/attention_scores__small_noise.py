import torch


def attention_scores(query, inputs):
    return inputs @ query + 1e-4 * torch.randn(len(inputs)).to(inputs)
