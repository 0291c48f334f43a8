import torch


def language_model_loss(logits, targets):
    log_p = torch.log_softmax(logits, -1).flatten(0, 1)
    return torch._C._nn.nll_loss(log_p, targets.flatten())
