import torch
import torch.nn.functional as F


def language_model_loss(logits, targets):
    b, T, V = logits.shape
    one_hot = F.one_hot(targets, num_classes=V).to(logits.dtype)
    return -(one_hot * F.log_softmax(logits, dim=-1)).sum() / (b * T)
