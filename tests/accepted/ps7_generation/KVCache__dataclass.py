from dataclasses import dataclass, field

import torch


@dataclass
class KVCache:
    stored: dict = field(default_factory=dict)

    @property
    def length(self):
        return int(self.stored["keys"].shape[2]) if self.stored else 0

    def append(self, keys, values):
        for name, new in (("keys", keys), ("values", values)):
            old = self.stored.get(name)
            self.stored[name] = new if old is None else torch.concat([old, new], dim=2)
        return self.stored["keys"], self.stored["values"]

    def reset(self):
        self.stored.clear()
