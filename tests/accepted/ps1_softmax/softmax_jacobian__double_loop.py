import torch


def softmax_jacobian(x):
    w = softmax_stable(x, dim=0)
    n = x.shape[0]
    J = x.new_zeros((n, n))
    for i in range(n):
        for j in range(n):
            J[i, j] = w[i] * (1 - w[i]) if i == j else -w[i] * w[j]
    return J
