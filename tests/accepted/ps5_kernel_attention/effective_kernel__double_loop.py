import torch


def effective_kernel(W_Q, W_K):
    return torch.stack([torch.stack([q @ k for k in W_K]) for q in W_Q])


def asymmetry(M):
    rows = M.tolist()
    d = len(rows)
    top = sum((rows[i][j] - rows[j][i]) ** 2 for i in range(d) for j in range(d))
    bottom = sum(value**2 for row in rows for value in row)
    return (top / bottom) ** 0.5 if bottom else 0.0
