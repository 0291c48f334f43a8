import torch


def normalization_jacobian(x):
    S = x.sum()
    columns = []
    for j in range(len(x)):
        column = -x / S**2
        column[j] = column[j] + 1 / S
        columns.append(column)
    return torch.stack(columns).T
