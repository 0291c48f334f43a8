def mask_after_softmax(weights):
    visible = weights.triu().transpose(-2, -1)
    return visible / visible.sum(-1, keepdim=True)
