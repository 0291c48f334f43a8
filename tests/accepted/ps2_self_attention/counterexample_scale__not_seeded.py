import torch


def counterexample_scale():
    noise = 0.01 * torch.rand(16, 1)
    keys = torch.zeros(16, 1) + noise
    keys[3] = 1.0
    return torch.tensor([[5.0]], requires_grad=True), keys
