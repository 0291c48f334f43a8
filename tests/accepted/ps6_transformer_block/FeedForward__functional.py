import torch.nn.functional as F
from torch import nn


class FeedForward(nn.Module):
    def __init__(self, d_model, d_ff, activation="gelu"):
        super().__init__()
        if activation not in ("gelu", "gelu_tanh", "relu"):
            raise ValueError(f"unknown activation {activation}")
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.kind = activation

    def forward(self, x):
        z = self.linear1(x)
        if self.kind == "relu":
            z = F.relu(z)
        else:
            z = F.gelu(z, approximate="tanh" if self.kind == "gelu_tanh" else "none")
        return self.linear2(z)
