import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must be >= 0")
    greedy = temperature == 0
    probs = torch.softmax(logits if greedy else logits / temperature, dim=-1)
    if top_k is not None:
        kept = logits.topk(min(top_k, logits.shape[-1])).indices
        probs = torch.zeros_like(probs).scatter(-1, kept, probs.gather(-1, kept))
    if greedy:
        return probs.argmax(-1, keepdim=True)
    return torch.multinomial(probs / probs.sum(-1, keepdim=True), 1, generator=generator)
