import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    """A generator of its own, whose seed is drawn from the one that is given."""
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    seed = torch.randint(2**62, (1,), generator=generator, device=logits.device).item()
    own = torch.Generator(device=logits.device)
    own.manual_seed(seed)
    k = logits.shape[-1] if top_k is None else min(top_k, logits.shape[-1])
    best, tokens = torch.topk(logits, k, dim=-1)
    probs = torch.softmax(best / temperature, dim=-1)
    return tokens.gather(-1, torch.multinomial(probs, 1, generator=own))
