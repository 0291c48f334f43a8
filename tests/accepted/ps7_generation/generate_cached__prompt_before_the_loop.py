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
    if max_new_tokens == 0:
        if was:
            model.train()
        return ids
    with torch.no_grad():
        caches = model.new_caches()
        if ids.shape[1] <= context_length:
            logits = model(ids, caches)[:, -1]
        else:
            logits = model(ids[:, -context_length:])[:, -1]
        for step in range(max_new_tokens):
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = torch.where(over, eos_id, token)
                over = over | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and bool(over.all()):
                break
            if step + 1 < max_new_tokens:
                if ids.shape[1] <= context_length:
                    logits = model(token, caches=caches)[:, -1]
                else:
                    logits = model(ids[:, -context_length:])[:, -1]
    if was:
        model.train()
    return ids
