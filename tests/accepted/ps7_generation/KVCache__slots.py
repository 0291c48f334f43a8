import torch


class KVCache:
    __slots__ = ("_kv", "length")

    def __init__(self):
        self._kv, self.length = None, 0

    def append(self, keys, values):
        if self._kv:
            keys, values = (torch.cat(pair, dim=-2) for pair in zip(self._kv, (keys, values)))
        self._kv, self.length = (keys, values), keys.shape[-2]
        return self._kv

    def reset(self):
        self.__init__()
