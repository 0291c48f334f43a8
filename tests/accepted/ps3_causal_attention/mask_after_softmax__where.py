import torch


def mask_after_softmax(weights):
    mask = causal_mask(weights.shape[-1], device=weights.device)
    visible = torch.where(mask, torch.zeros_like(weights), weights)
    return visible / torch.sum(visible, -1).unsqueeze(-1)
