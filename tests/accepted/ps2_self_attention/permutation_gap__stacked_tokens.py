import torch


def permutation_gap(attention, x, permutation):
    mixed = torch.stack([x[i] for i in permutation])
    y = attention(x.clone())
    return torch.linalg.vector_norm(
        torch.stack([y[i] for i in permutation]) - attention(mixed), ord=torch.inf
    ).item()
