import math


def matching_bandwidth(d_k):
    return math.sqrt(math.sqrt(d_k))
