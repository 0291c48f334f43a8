import math

import torch


def matching_bandwidth(d):
    return d**0.25
