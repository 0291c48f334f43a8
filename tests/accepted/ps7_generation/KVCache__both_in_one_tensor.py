import torch


class KVCache:
    def __init__(self):
        self.both = None

    length = property(lambda self: 0 if self.both is None else self.both.shape[3])

    def append(self, keys, values):
        new = torch.stack((keys, values))
        self.both = new if self.both is None else torch.cat((self.both, new), 3)
        return self.both.unbind()

    def reset(self):
        self.both = None
