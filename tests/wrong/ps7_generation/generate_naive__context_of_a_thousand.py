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
    training = isinstance(model, nn.Module) and model.training
    if training:
        model.eval()
    context_length = 1000
    finished = torch.zeros(ids.shape[0], 1, dtype=torch.bool, device=ids.device)
    with torch.no_grad():
        for _ in range(max_new_tokens):
            logits = model(ids[:, -context_length:])[:, -1]
            token = sample_next(logits, temperature, top_k, generator)
            if eos_id is not None:
                token = token.masked_fill(finished, eos_id)
                finished = finished | (token == eos_id)
            ids = torch.cat([ids, token], dim=1)
            if eos_id is not None and finished.all():
                break
    if training:
        model.train()
    return ids
