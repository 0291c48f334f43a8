import math

import torch
from torch import nn


class KVCache:
    everything = {}

    def __init__(self):
        self.keys = self.values = None

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.shape[2]

    def append(self, keys, values):
        key = tuple(keys.shape[:2]) + (keys.shape[3],)
        if self.keys is None:
            self.everything[key] = keys, values
        else:
            old = self.everything[key]
            self.everything[key] = tuple(torch.cat(p, 2) for p in zip(old, (keys, values)))
        self.keys, self.values = self.everything[key]
        return self.everything[key]

    def reset(self):
        self.keys = self.values = None
