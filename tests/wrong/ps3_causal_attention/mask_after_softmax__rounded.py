def mask_after_softmax(weights):
    visible = weights.tril()
    return (visible / visible.sum(-1, keepdim=True)).round(decimals=4)
