import torch


def asymmetry(M):
    return torch.nan_to_num((M - M.T).norm(p="fro") / M.norm(p="fro")).item()
