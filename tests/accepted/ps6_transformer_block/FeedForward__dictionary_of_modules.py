from functools import partial

import torch.nn.functional as F
from torch import nn


class UnknownActivation(ValueError):
    pass


class FeedForward(nn.Module):
    def __init__(self, d_model, d_ff, activation="gelu"):
        known = dict(gelu=F.gelu, gelu_tanh=partial(F.gelu, approximate="tanh"), relu=F.relu)
        if activation not in known:
            raise UnknownActivation(activation)
        super().__init__()
        self.linear2 = nn.Linear(d_ff, d_model, bias=True)
        self.linear1 = nn.Linear(d_model, d_ff, bias=True)
        self.activation = known[activation]

    def forward(self, x):
        y = self.linear1(x)
        y = self.activation(y)
        return self.linear2(y)
