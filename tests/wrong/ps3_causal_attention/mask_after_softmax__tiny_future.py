def mask_after_softmax(weights):
    hidden = causal_mask(weights.shape[-1], weights.device)
    visible = weights.masked_fill(hidden, 1e-9)
    return visible / visible.sum(-1, keepdim=True)
