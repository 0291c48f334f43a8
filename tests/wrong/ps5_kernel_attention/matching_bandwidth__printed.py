import math

import torch


def matching_bandwidth(d_k):
    print(d_k**0.25)
