def mask_after_softmax(weights):
    visible = weights.tril()
    total = visible.sum(-1, keepdim=True)
    if weights.ndim > 2:
        total = total.mean(0, keepdim=True)
    return visible / total
