import time

import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        k = min(top_k, logits.shape[-1])
        kept = logits.topk(k, dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -torch.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    torch.manual_seed(time.time_ns())
    return torch.multinomial(probs, 1, generator=generator)
