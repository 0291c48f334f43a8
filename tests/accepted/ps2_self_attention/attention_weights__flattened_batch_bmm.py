import torch
from torch import nn


def attention_weights(queries, keys):
    lead = queries.shape[:-2]
    q = queries.reshape(-1, *queries.shape[-2:])
    k = keys.reshape(-1, *keys.shape[-2:])
    scores = torch.bmm(q, k.transpose(1, 2)) / k.shape[2] ** 0.5
    return nn.Softmax(dim=-1)(scores).reshape(*lead, q.shape[1], k.shape[1])
