def mask_after_softmax(weights):
    totals = weights.cumsum(-1).diagonal(dim1=-2, dim2=-1)
    return weights.tril() / totals[..., None]
