import math

import torch


def attention_weights(queries, keys):
    return torch.softmax(-torch.cdist(queries, keys) / math.sqrt(keys.shape[-1]), -1)
