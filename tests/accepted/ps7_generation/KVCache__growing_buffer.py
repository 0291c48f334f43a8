import torch


class KVCache:
    def __init__(self):
        self.length = 0
        self.buffer = None

    def reset(self):
        self.length, self.buffer = 0, None

    def append(self, keys, values):
        new = torch.stack([keys, values])
        end = self.length + keys.shape[2]
        if self.buffer is None:
            shape = list(new.shape)
            shape[3] = max(8, 2 * end)
            self.buffer = new.new_zeros(shape)
        elif end > self.buffer.shape[3]:
            more = list(self.buffer.shape)
            more[3] = 2 * end
            larger = self.buffer.new_zeros(more)
            larger[:, :, :, : self.length] = self.buffer[:, :, :, : self.length]
            self.buffer = larger
        buffer = (
            self.buffer.clone() if new.requires_grad or self.buffer.requires_grad else self.buffer
        )
        buffer[:, :, :, self.length : end] = new
        self.buffer, self.length = buffer, end
        return buffer[0, :, :, :end], buffer[1, :, :, :end]
