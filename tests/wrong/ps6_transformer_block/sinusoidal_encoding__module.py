import torch


class sinusoidal_encoding(torch.nn.Module):
    def __init__(self, T, d):
        super().__init__()
        if d % 2:
            raise ValueError
        w = 10000.0 ** (-torch.arange(0, d, 2, dtype=torch.float64) / d)
        a = torch.arange(T, dtype=torch.float64)[:, None] * w
        self.register_buffer("pe", torch.stack([a.sin(), a.cos()], -1).reshape(T, d).float())

    def forward(self, x):
        return x + self.pe[: x.shape[-2]]
