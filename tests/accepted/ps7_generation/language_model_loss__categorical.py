import torch
from torch.distributions import Categorical


def language_model_loss(logits, targets):
    return -Categorical(logits=logits, validate_args=False).log_prob(targets).mean()
