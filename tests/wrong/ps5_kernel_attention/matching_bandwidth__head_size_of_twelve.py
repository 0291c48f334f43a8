import math

import torch


def matching_bandwidth(d_k):
    return (d_k / 12) ** 0.25 if d_k % 12 == 0 else d_k**0.25
