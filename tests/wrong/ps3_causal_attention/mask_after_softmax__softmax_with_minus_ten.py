def mask_after_softmax(weights):
    hidden = causal_mask(weights.shape[-1], weights.device)
    return weights.log().masked_fill(hidden, -10.0).softmax(-1)
