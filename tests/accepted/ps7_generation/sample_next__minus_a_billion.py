import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError(temperature)
    if temperature == 0:
        top_k, temperature = 1, 1.0
    if top_k is not None:
        _, kept = logits.topk(min(top_k, logits.shape[-1]))
        mask = torch.ones(logits.shape, dtype=torch.bool, device=logits.device)
        mask[torch.arange(len(logits), device=logits.device)[:, None], kept] = False
        logits = torch.where(mask, torch.full_like(logits, -1e9), logits)
    probs = torch.softmax(logits / temperature, dim=-1)
    return torch.multinomial(probs, num_samples=1, generator=generator)
