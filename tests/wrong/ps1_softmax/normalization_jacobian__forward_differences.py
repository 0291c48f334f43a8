import torch


def normalization_jacobian(x):
    h = 1e-3
    columns = []
    for j in range(len(x)):
        y = x.clone()
        y[j] += h
        columns.append((y / y.sum() - x / x.sum()) / h)
    return torch.stack(columns, 1)
