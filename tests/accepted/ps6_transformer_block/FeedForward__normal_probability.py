import torch
from torch import nn


class FeedForward(nn.Module):
    def __init__(self, d_model, d_ff, activation="gelu"):
        super().__init__()
        self.linear1 = nn.Linear(d_model, d_ff)
        self.linear2 = nn.Linear(d_ff, d_model)
        if activation == "gelu":
            self.act = lambda z: z * torch.special.ndtr(z)
        elif activation == "gelu_tanh":
            self.act = lambda z: z * torch.sigmoid(1.5957691216057308 * (z + 0.044715 * z * z * z))
        elif activation == "relu":
            self.act = lambda z: torch.where(z > 0, z, torch.zeros_like(z))
        else:
            raise ValueError(f"{activation!r}")

    def forward(self, x):
        hidden = self.act(x @ self.linear1.weight.T + self.linear1.bias)
        return hidden @ self.linear2.weight.T + self.linear2.bias
