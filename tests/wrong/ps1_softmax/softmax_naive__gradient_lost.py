def softmax_naive(x, dim=-1):
    e = x.data.exp()
    return e / e.sum(dim, keepdim=True)
