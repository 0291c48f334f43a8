import math

import torch


def matching_bandwidth(d_k):
    return torch.tensor([d_k**0.25])
