import torch


def softmax_jacobian(x):
    w = torch.softmax(x, 0)
    rows = []
    for i in range(len(w)):
        row = -w[i] * w
        row[i] += w[i]
        rows.append(row)
    return torch.stack(rows)
