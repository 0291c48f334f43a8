import torch.nn.functional as F


def language_model_loss(logits, targets):
    b, T, V = logits.shape
    lp = F.log_softmax(logits.reshape(-1, V), -1)
    return F.kl_div(lp, F.one_hot(targets.reshape(-1), V).to(lp.dtype), reduction="sum") / (b * T)
