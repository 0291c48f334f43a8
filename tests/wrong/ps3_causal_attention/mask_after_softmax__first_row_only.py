def mask_after_softmax(weights):
    visible = weights.tril()
    return visible / visible[..., :1, :].sum(-1, keepdim=True)
