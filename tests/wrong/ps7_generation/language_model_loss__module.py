from torch import nn


def language_model_loss(logits, targets):
    return nn.CrossEntropyLoss()(logits.transpose(1, 2), targets)
