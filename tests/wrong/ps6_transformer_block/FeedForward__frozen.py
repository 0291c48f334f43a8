import torch
import torch.nn.functional as F
from torch import nn


class FeedForward(nn.Module):
    def __init__(self, d_model, d_ff, activation="gelu"):
        super().__init__()
        known = {
            "gelu": F.gelu,
            "gelu_tanh": lambda z: F.gelu(z, approximate="tanh"),
            "relu": F.relu,
        }
        if activation not in known:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.activation = known[activation]
        self.linear1.requires_grad_(False)

    def forward(self, x):
        return self.linear2(self.activation(self.linear1(x)))
