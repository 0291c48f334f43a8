import torch
import torch.nn.functional as F


def mask_before_softmax(scores, d_k):
    masked = scores.masked_fill(causal_mask(scores.shape[-1], scores.device), -torch.inf)
    return F.log_softmax(masked / torch.tensor(float(d_k)).sqrt().item(), dim=-1).exp()
