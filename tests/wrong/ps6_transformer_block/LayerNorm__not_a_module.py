import torch


class LayerNorm:
    def __init__(self, emb_dim, eps=1e-5):
        self.eps = eps
        self.scale = torch.ones(emb_dim, requires_grad=True)
        self.shift = torch.zeros(emb_dim, requires_grad=True)

    def __call__(self, x):
        v, m = torch.var_mean(x, -1, correction=0, keepdim=True)
        return self.scale * (x - m) / torch.sqrt(v + self.eps) + self.shift
