import math

import torch


def matching_bandwidth(d_k):
    return complex(d_k**0.25)
