import torch
from torch import nn


def language_model_loss(logits, targets):
    return nn.NLLLoss()(torch.log_softmax(logits, -1).flatten(0, 1), targets.flatten())
