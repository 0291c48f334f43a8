import torch.nn.functional as F
from torch import nn


class FeedForward(nn.Module):
    def __init__(self, d_model, hidden, activation="gelu"):
        super().__init__()
        known = {
            "gelu": F.gelu,
            "gelu_tanh": lambda z: F.gelu(z, approximate="tanh"),
            "relu": F.relu,
        }
        if activation not in known:
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, hidden)
        self.linear2 = nn.Linear(hidden, d_model)
        self.activation = known[activation]

    def forward(self, x):
        return self.linear2(self.activation(self.linear1(x)))
