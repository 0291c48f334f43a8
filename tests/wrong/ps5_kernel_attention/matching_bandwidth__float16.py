import math

import torch


def matching_bandwidth(d_k):
    return float(torch.tensor(float(d_k), dtype=torch.float16) ** 0.25)
