import torch
from torch import nn


class KVCache(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("keys", None, persistent=False)
        self.register_buffer("values", None, persistent=False)

    @property
    def length(self):
        return 0 if self.keys is None else self.keys.size(-2)

    def append(self, keys, values):
        if self.length:
            keys = torch.cat((self.keys, keys), -2)
            values = torch.cat((self.values, values), -2)
        self.keys, self.values = keys, values
        return keys, values

    def reset(self):
        self.keys = self.values = None
