import math


def softmax_naive(x, dim=-1):
    e = math.e**x
    return e / e.sum(dim=dim, keepdim=True)
