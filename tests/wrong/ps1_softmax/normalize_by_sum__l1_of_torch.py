import torch.nn.functional as F


def normalize_by_sum(scores):
    return F.normalize(scores, p=1, dim=0)
