import math

import torch


def attention_weights(queries, keys):
    return torch.softmax(torch.bmm(queries, keys.transpose(1, 2)) / math.sqrt(keys.shape[-1]), -1)
