import torch


class KVCache:
    def __init__(self):
        self.reset()

    def reset(self):
        self._keys, self._values = [], []
        self.length = 0

    def append(self, keys, values):
        self._keys.append(keys)
        self._values.append(values)
        self.length += keys.size(2)
        return torch.cat(self._keys, dim=2), torch.cat(self._values, dim=2)
