import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    V = logits.shape[-1]
    if top_k is not None and top_k < V:
        limit = logits.kthvalue(V - top_k + 1, dim=-1, keepdim=True).values
        above, level = logits > limit, logits == limit
        room = top_k - above.sum(-1, keepdim=True)
        keep = above | (level & (level.cumsum(-1) <= room))
        logits = logits.masked_fill(~keep, torch.finfo(logits.dtype).min)
    return torch.multinomial(temperature_probs(logits, temperature), 1, generator=generator)
