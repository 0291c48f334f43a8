import torch


@torch.no_grad()
def attention_scores(query, inputs):
    return inputs @ query
