import math

import torch


def attention_weights(queries, keys):
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1] + 1), -1)
