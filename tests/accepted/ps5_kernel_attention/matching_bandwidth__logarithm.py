import math


def matching_bandwidth(d_k):
    return math.exp(math.log(d_k) / 4)
