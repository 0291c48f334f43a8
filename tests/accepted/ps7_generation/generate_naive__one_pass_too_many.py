import torch
from torch import nn


def generate_naive(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    def look(tokens):
        with torch.no_grad():
            return model(tokens[:, -context_length:]).select(1, -1)

    module = model if isinstance(model, nn.Module) else nn.Identity()
    was = module.training
    module.train(False)
    over = torch.zeros(ids.shape[0], 1, device=ids.device) > 0
    logits = look(ids)
    for step in range(max_new_tokens):
        token = sample_next(logits, temperature, top_k, generator)
        if eos_id is not None:
            token = torch.where(over, torch.full_like(token, eos_id), token)
            over = over + (token == eos_id)
        ids = torch.concat([ids, token], axis=1)
        if eos_id is not None and over.sum() == over.numel():
            break
        logits = look(ids)
    module.train(was)
    return ids
