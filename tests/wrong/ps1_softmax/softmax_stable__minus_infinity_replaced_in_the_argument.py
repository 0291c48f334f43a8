import torch


def softmax_stable(x, dim=-1):
    hidden = x == float("-inf")
    with torch.no_grad():
        x[hidden] = -1e9
    e = torch.exp(x - x.amax(dim, keepdim=True))
    return (e / e.sum(dim, keepdim=True)).masked_fill(hidden, 0.0)
