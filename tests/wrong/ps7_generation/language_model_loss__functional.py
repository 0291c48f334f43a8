import torch.nn.functional as F


def language_model_loss(logits, targets):
    return F.cross_entropy(logits.flatten(0, 1), targets.flatten())
