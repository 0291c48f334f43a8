import torch


def softmax_jacobian(x):
    x = x.detach().clone().requires_grad_(True)
    w = torch.softmax(x, dim=0)
    rows = [torch.autograd.grad(w_i, x, retain_graph=True)[0] for w_i in w]
    return torch.stack(rows)
