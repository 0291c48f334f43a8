import math


import torch


def mask_before_softmax(scores, d_k):
    keep = torch.ones_like(scores, dtype=torch.bool).tril()
    lowest = scores.new_tensor(float("-inf"))
    return torch.softmax(torch.where(keep, scores, lowest).div(math.sqrt(d_k)), dim=-1)
