def mask_after_softmax(weights):
    b, T, _ = weights.shape
    visible = weights * (~causal_mask(T, weights.device))
    return visible / visible.sum(2, keepdim=True)
