import math

import torch


def attention_weights(queries, keys):
    d_k = queries.size(-1)
    return torch.einsum("...qd,...kd->...qk", queries, keys).div(math.sqrt(d_k)).softmax(-1)
