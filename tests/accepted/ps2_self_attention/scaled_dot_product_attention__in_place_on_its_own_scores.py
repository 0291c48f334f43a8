from typing import NamedTuple

import torch


class Attention(NamedTuple):
    output: torch.Tensor
    weights: torch.Tensor


def scaled_dot_product_attention(queries, keys, values, mask=None):
    scores = queries.matmul(keys.transpose(-2, -1)).div_(keys.shape[-1] ** 0.5)
    if mask is not None:
        scores.masked_fill_(mask.eq(0), -torch.inf)
    weights = torch.nn.functional.softmax(scores, dim=-1)
    return Attention(weights.matmul(values), weights)
