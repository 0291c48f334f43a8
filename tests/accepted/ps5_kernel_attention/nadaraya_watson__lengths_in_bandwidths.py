import torch


class Gaussian:
    def __init__(self, bandwidth):
        self.bandwidth = bandwidth

    def log(self, x, xs):
        u = (x.unsqueeze(-2) - xs) / self.bandwidth
        return -0.5 * torch.einsum("nmd,nmd->nm", u, u)

    def __call__(self, x, xs, ys):
        return self.log(x, xs).softmax(-1).matmul(ys)


def nadaraya_watson(x, xs, ys, bandwidth):
    return Gaussian(bandwidth)(x, xs, ys)
