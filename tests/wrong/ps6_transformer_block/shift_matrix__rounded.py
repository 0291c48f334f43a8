import torch


def shift_matrix(k, d):
    if d % 2:
        raise ValueError("odd")
    a = k * 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
    R = torch.zeros(d, d, dtype=torch.float64)
    e = torch.arange(0, d, 2)
    R[e, e] = R[e + 1, e + 1] = a.cos()
    R[e, e + 1], R[e + 1, e] = a.sin(), -a.sin()
    return R.float().round(decimals=3)
