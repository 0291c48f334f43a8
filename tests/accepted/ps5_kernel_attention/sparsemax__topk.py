import torch


def sparsemax(z, dim=-1):
    n = z.shape[dim]
    values = torch.topk(z, n, dim=dim).values.movedim(dim, 0)
    tau = values[0] - 1
    for k in range(2, n + 1):
        tau = torch.maximum(tau, (values[:k].sum(0) - 1) / k)
    return torch.nn.functional.relu(z - tau.unsqueeze(dim))
