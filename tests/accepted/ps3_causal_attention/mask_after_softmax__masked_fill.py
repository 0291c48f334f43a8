def mask_after_softmax(weights):
    masked = weights.masked_fill(causal_mask(weights.shape[-1], weights.device), 0.0)
    return masked / masked.sum(-1, keepdim=True)
