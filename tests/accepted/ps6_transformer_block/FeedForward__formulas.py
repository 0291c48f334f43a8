import math

import torch
from torch import nn


def gelu(z):
    return 0.5 * z * (1 + torch.erf(z / math.sqrt(2)))


def gelu_tanh(z):
    return 0.5 * z * (1 + torch.tanh(math.sqrt(2 / math.pi) * (z + 0.044715 * torch.pow(z, 3))))


class FeedForward(nn.Module):
    PHI = {"gelu": gelu, "gelu_tanh": gelu_tanh, "relu": lambda z: z.clamp(min=0)}

    def __init__(self, d_model, d_ff, activation="gelu"):
        super().__init__()
        try:
            self.phi = self.PHI[activation]
        except KeyError:
            raise ValueError(activation) from None
        self.linear1, self.linear2 = nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)

    def forward(self, x):
        return self.linear2(self.phi(self.linear1(x)))
