import torch


def mask_after_softmax(weights):
    hidden = causal_mask(weights.shape[-1], weights.device)
    return torch.log(weights).masked_fill(hidden, float("-inf")).softmax(-1)
