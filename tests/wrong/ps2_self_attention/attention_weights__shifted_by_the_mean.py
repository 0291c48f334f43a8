import math

import torch


def attention_weights(queries, keys):
    s = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    e = torch.exp(s - s.mean(-1, keepdim=True))
    return e / e.sum(-1, keepdim=True)
