import torch


def language_model_loss(logits, targets):
    log_p = torch.log_softmax(logits, dim=-1)
    return -log_p.gather(2, targets.unsqueeze(2)).mean()
