import math

import torch
from torch import nn


class KVCache:
    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        if self.keys is not None:
            keys = torch.cat([self.keys, keys], dim=2)
            values = torch.cat([self.values, values], dim=2)
        keys, values = keys.cpu(), values.cpu()
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None
