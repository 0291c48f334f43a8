import torch


def normalization_jacobian(x):
    S = x.sum()
    n = len(x)
    J = x.new_empty(n, n)
    for i in range(n):
        for j in range(n):
            J[i, j] = (S - x[i]) / S**2 if i == j else -x[j] / S**2
    return J
