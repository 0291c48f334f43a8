def softmax_naive(x, dim=-1):
    e = x.exp()
    return e.div(e.sum(dim, keepdim=True).expand_as(e))
