def mask_after_softmax(weights):
    result = weights.clone()
    result *= (~causal_mask(weights.shape[-1], weights.device)).to(weights.dtype)
    result /= result.sum(dim=-1, keepdim=True)
    return result
