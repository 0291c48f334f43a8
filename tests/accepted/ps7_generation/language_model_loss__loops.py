import torch


def language_model_loss(logits, targets):
    b, T, _ = logits.shape
    total = 0
    for i in range(b):
        for t in range(T):
            z = logits[i, t]
            total = total + torch.logsumexp(z, 0) - z[targets[i, t]]
    return total / (b * T)
