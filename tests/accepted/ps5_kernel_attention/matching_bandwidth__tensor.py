import torch


def matching_bandwidth(d_k):
    return torch.tensor(float(d_k), dtype=torch.float64).sqrt().sqrt()
