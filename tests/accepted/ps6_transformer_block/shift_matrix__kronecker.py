import torch


def shift_matrix(k, d):
    if d % 2:
        raise ValueError
    a = (k * torch.pow(10000.0, -torch.arange(0, d, 2) / d)).double()
    J = torch.tensor([[0.0, 1.0], [-1.0, 0.0]], dtype=torch.float64)
    return (
        torch.kron(a.cos().diag(), torch.eye(2, dtype=torch.float64))
        + torch.kron(a.sin().diag(), J)
    ).float()
