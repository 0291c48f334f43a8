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
    training = getattr(model, "training", None)
    if training:
        model.eval()
    caches, done = model.new_caches(), torch.zeros(len(ids), 1, dtype=torch.bool, device=ids.device)
    new, count = ids, 0
    with torch.no_grad():
        while count < max_new_tokens and ids.shape[1] < context_length + 1:
            token = sample_next(model(new, caches)[:, -1], temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(done, eos_id)
                done = done | token.eq(eos_id)
            ids, new, count = torch.cat([ids, token], 1), token, count + 1
            if eos_id is not None and done.all():
                count = max_new_tokens
        while count < max_new_tokens:
            token = sample_next(
                model(ids[:, -context_length:])[:, -1], temperature, top_k, generator
            )
            if eos_id is not None:
                token = token.masked_fill(done, eos_id)
                done = done | token.eq(eos_id)
            ids, count = torch.cat([ids, token], 1), count + 1
            if eos_id is not None and done.all():
                break
    if training:
        model.train()
    return ids
