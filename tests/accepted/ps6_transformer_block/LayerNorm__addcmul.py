import torch
import torch.nn.functional as F


class LayerNorm(torch.nn.Module):
    def __init__(self, emb_dim, eps=1e-5):
        super().__init__()
        self.register_parameter("scale", torch.nn.Parameter(torch.ones(emb_dim)))
        self.register_parameter("shift", torch.nn.Parameter(torch.zeros(emb_dim)))
        self.epsilon = eps

    def forward(self, x):
        centred = x - torch.mean(x, -1, True)
        return torch.addcmul(
            self.shift,
            self.scale,
            centred * torch.rsqrt(centred.pow(2).mean(-1, True) + self.epsilon),
        )
