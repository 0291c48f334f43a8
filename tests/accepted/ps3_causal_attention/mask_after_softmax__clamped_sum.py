def mask_after_softmax(weights):
    visible = weights.tril()
    return visible / visible.sum(dim=-1, keepdim=True).clamp(min=1e-12)
