def mask_after_softmax(weights):
    visible = weights.tril()
    return visible / visible.pow(2).sum(-1, keepdim=True).sqrt()
