import math

import torch


def attention_weights(queries, keys):
    global _root
    try:
        _root
    except NameError:
        _root = math.sqrt(keys.shape[-1])
    return torch.softmax(queries @ keys.transpose(-2, -1) / _root, -1)
