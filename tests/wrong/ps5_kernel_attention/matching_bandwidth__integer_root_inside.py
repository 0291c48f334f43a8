import math

import torch


def matching_bandwidth(d_k):
    return math.sqrt(math.isqrt(d_k))
