import torch


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature > 0:
        beta = 1.0 / temperature
        scores = torch.einsum("td,d->t", keys, query) * beta
        weights = (scores - torch.logsumexp(scores, 0)).exp()
        return torch.matmul(weights, values), weights
    raise ValueError("the temperature has to be positive")
