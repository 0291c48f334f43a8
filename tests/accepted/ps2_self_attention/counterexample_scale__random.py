import torch


def counterexample_scale():
    generator = torch.Generator().manual_seed(0)
    return torch.randn(8, 2, generator=generator) * 2, torch.randn(64, 2, generator=generator) * 2
