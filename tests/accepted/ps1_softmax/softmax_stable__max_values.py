def softmax_stable(x, dim=-1):
    shifted = x - x.max(dim=dim, keepdim=True).values
    exponentials = shifted.exp()
    return exponentials / exponentials.sum(dim=dim, keepdim=True)
