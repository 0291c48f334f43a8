def softmax_naive(x, dim=-1):
    e = x.movedim(dim, -1).exp()
    return e / e.sum(-1, keepdim=True)
