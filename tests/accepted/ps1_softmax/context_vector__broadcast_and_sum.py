import torch
import torch.nn.functional as F


def context_vector(query, inputs):
    alpha = F.softmax((inputs * query).sum(-1), dim=0)
    return (alpha[:, None] * inputs).sum(dim=0)
