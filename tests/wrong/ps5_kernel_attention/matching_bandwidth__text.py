import math

import torch


def matching_bandwidth(d_k):
    return str(d_k**0.25)
