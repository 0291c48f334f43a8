import torch


def language_model_loss(logits, targets):
    # A log-softmax of a log-softmax changes nothing.
    log_p = torch.log_softmax(torch.log_softmax(logits, -1), -1)
    chosen = log_p[
        torch.arange(logits.shape[0], device=logits.device)[:, None],
        torch.arange(logits.shape[1], device=logits.device)[None, :],
        targets,
    ]
    return chosen.neg().mean()
