import torch


def effective_kernel(q, k):
    return q @ k.T
