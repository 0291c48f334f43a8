import torch


class KVCache:
    def __init__(self):
        self.keys = self.values = None
        self._n = 0

    @property
    def length(self) -> int:
        return self._n

    def append(self, keys, values):
        k, v = keys.permute(2, 0, 1, 3), values.permute(2, 0, 1, 3)
        self.keys = k if self._n == 0 else torch.vstack([self.keys, k])
        self.values = v if self._n == 0 else torch.vstack([self.values, v])
        self._n = len(self.keys)
        return self.keys.permute(1, 2, 0, 3), self.values.permute(1, 2, 0, 3)

    def reset(self):
        self.keys = self.values = None
        self._n = 0
