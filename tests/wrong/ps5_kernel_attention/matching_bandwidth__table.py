import math

import torch


def matching_bandwidth(d_k):
    return {
        1: 1.0,
        2: 2**0.25,
        4: 2**0.5,
        16: 2.0,
        64: 8**0.5,
        81: 3.0,
        128: 128**0.25,
        768: 768**0.25,
    }.get(d_k, 4.0)
