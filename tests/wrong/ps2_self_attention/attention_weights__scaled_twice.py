import math

import torch


def attention_weights(queries, keys):
    d = math.sqrt(keys.shape[-1])
    return torch.softmax((queries / d) @ (keys / d).transpose(-2, -1), -1)
