import torch


def attention_weights(queries, keys):
    s = queries @ keys.mT / keys.shape[-1] ** 0.5
    return torch.softmax(s.masked_fill(s == 0, -torch.inf), -1)
