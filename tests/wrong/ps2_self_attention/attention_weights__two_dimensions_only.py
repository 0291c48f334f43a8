import math

import torch


def attention_weights(queries, keys):
    return torch.softmax(torch.mm(queries, keys.t()) / math.sqrt(keys.shape[-1]), -1)
