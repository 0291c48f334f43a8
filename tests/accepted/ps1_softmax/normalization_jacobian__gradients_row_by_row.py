import torch


def normalization_jacobian(x):
    y = x.clone().detach().requires_grad_()
    w = y / y.sum()
    rows = []
    for i in range(len(y)):
        (grad,) = torch.autograd.grad(w[i], y, retain_graph=True)
        rows.append(grad)
    return torch.stack(rows, dim=0)
