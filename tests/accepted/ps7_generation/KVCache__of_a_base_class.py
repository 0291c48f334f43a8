import torch


class Memory:
    def __init__(self):
        self.parts = None

    def add(self, *new):
        if self.parts is None:
            self.parts = new
        else:
            self.parts = tuple(torch.cat(p, dim=2) for p in zip(self.parts, new))
        return list(self.parts)


class KVCache(Memory):
    def append(self, keys, values):
        return self.add(keys, values)

    def __getattr__(self, name):
        if name == "length":
            return self.parts[0].shape[2] if self.parts else 0
        raise AttributeError(name)

    def reset(self):
        self.parts = None
