import math


import torch


def mask_before_softmax(scores, d_k):
    return mask_after_softmax(torch.softmax(scores / math.sqrt(d_k), -1))
