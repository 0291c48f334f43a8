def mask_after_softmax(weights):
    visible = weights.tril()
    return visible / visible.sum(-1, keepdim=True).clamp(min=0.25)
