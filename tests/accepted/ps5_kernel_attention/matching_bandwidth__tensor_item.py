import torch


def matching_bandwidth(d_k):
    return torch.sqrt(torch.sqrt(torch.tensor(float(d_k)))).item()
