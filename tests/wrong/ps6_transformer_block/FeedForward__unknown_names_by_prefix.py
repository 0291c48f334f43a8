import torch.nn.functional as F
from torch import nn


class FeedForward(nn.Module):
    def __init__(self, d_model, d_ff, activation="gelu"):
        super().__init__()
        if not activation.startswith(("gelu", "relu")):
            raise ValueError(activation)
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        self.kind = activation

    def forward(self, x):
        z = self.linear1(x)
        if self.kind.startswith("relu"):
            return self.linear2(F.relu(z))
        return self.linear2(F.gelu(z, approximate="tanh" if "tanh" in self.kind else "none"))
