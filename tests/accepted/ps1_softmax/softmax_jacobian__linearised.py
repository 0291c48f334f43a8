import torch


def softmax_jacobian(x):
    _, push = torch.func.linearize(lambda v: torch.softmax(v, 0), x)
    return torch.stack([push(e) for e in torch.eye(len(x)).to(x)], 1)
