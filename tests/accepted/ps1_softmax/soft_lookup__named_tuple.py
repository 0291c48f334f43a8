from typing import NamedTuple

import torch


class Lookup(NamedTuple):
    output: torch.Tensor
    weights: torch.Tensor


def soft_lookup(query, keys, values, temperature=1.0):
    if temperature <= 0:
        raise ValueError("temperature must be positive")
    weights = torch.nn.functional.softmax((keys * query).sum(1) / temperature, dim=0)
    return Lookup(output=values.T @ weights, weights=weights)
