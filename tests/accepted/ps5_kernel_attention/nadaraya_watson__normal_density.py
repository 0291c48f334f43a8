import torch
from torch.distributions import Normal


def nadaraya_watson(x, xs, ys, bandwidth):
    log_density = Normal(0.0, bandwidth).log_prob(x[:, None, :] - xs).sum(-1)
    return (log_density - log_density.logsumexp(-1, keepdim=True)).exp() @ ys
