import math

import torch


def matching_bandwidth(d_k):
    return min(d_k, 1000) ** 0.25
