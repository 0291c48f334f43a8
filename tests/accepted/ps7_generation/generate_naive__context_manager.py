from contextlib import contextmanager

import torch
from torch import nn


@contextmanager
def evaluating(model):
    if not isinstance(model, nn.Module):
        yield
        return
    was = model.training
    model.eval()
    try:
        yield
    finally:
        model.train(was)


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
    ended = None
    with evaluating(model), torch.no_grad():
        for _ in range(max_new_tokens):
            context = ids if ids.shape[-1] <= context_length else ids[..., -context_length:]
            new = sample_next(model(context)[..., -1, :], temperature, top_k, generator)
            if eos_id is None:
                ids = torch.cat([ids, new], -1)
                continue
            if ended is not None:
                new = new * ~ended + eos_id * ended
            ended = (new == eos_id) if ended is None else ended | (new == eos_id)
            ids = torch.cat([ids, new], -1)
            if ended.all():
                return ids
    return ids
