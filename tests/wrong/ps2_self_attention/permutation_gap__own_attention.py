import torch


def permutation_gap(attention, x, permutation):
    w = torch.softmax(x @ x.T, -1)
    return float(
        (
            (w @ x)[permutation]
            - torch.softmax(x[permutation] @ x[permutation].T, -1) @ x[permutation]
        )
        .abs()
        .max()
    )
