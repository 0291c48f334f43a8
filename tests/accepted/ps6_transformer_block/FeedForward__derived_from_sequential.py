import math
import torch
import torch.nn as nn
import torch.nn.functional as F
from collections import OrderedDict


class FeedForward(nn.Sequential):
    def __init__(self, d_model, d_ff, activation="gelu"):
        acts = {"gelu": nn.GELU, "gelu_tanh": lambda: nn.GELU(approximate="tanh"), "relu": nn.ReLU}
        if activation not in acts:
            raise ValueError(activation)
        super().__init__(
            OrderedDict(
                linear1=nn.Linear(d_model, d_ff),
                act=acts[activation](),
                linear2=nn.Linear(d_ff, d_model),
            )
        )
