import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if temperature == 0:
        return logits.argmax(dim=1)[:, None]
    weights = torch.exp((logits - logits.amax(1, keepdim=True)) / temperature)
    if top_k is not None and top_k < weights.size(1):
        kept = logits.topk(top_k, 1).indices
        weights = weights * torch.zeros_like(weights).scatter_(1, kept, 1.0)
    return torch.multinomial(weights, 1, replacement=True, generator=generator)
