import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    if top_k is not None:
        k = min(top_k, logits.shape[-1])
        ranks = logits.argsort(dim=-1, descending=True, stable=True).argsort(dim=-1)
        logits = logits.masked_fill(ranks >= k, -torch.inf)
    p = temperature_probs(logits, temperature)
    clock = torch.empty_like(p).exponential_(1, generator=generator)
    return (p / clock).argmax(-1, keepdim=True)
