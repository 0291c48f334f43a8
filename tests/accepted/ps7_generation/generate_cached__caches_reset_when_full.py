import torch
from torch import nn


def generate_cached(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    was = model.training if isinstance(model, nn.Module) else False
    if was:
        model.eval()
    over = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    caches = model.new_caches()
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                for cache in caches:
                    cache.reset()
            window = ids[:, -context_length:]
            logits = model(window[:, caches[0].length :], caches)[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = torch.where(over, eos_id, token)
                over = over | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and bool(over.all()):
                break
    if was:
        model.train()
    return ids
