import torch
from torch import nn


def transfer_weights(sa_v2, sa_v1):
    pass
