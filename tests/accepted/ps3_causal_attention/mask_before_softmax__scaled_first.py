import torch.nn.functional as F


def mask_before_softmax(scores, d_k):
    scaled = scores * d_k**-0.5
    hidden = causal_mask(scores.size(-1), scores.device)
    return F.softmax(scaled.masked_fill(hidden, float("-inf")), dim=-1)
