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
    b, T = ids.shape
    result = ids.new_empty(b, T + max_new_tokens)
    result[:, :T] = ids
    length = T
    active = torch.ones(b, dtype=torch.bool, device=ids.device)
    modes = [(m, m.training) for m in model.modules()] if isinstance(model, nn.Module) else []
    for m, _ in modes:
        m.training = False
    try:
        with torch.no_grad():
            while length < T + max_new_tokens and active.any():
                start = max(0, length - context_length)
                token = sample_next(
                    model(result[:, start:length])[:, -1], temperature, top_k, generator
                )[:, 0]
                if eos_id is not None:
                    token[~active] = eos_id
                    active &= token != eos_id
                result[:, length] = token
                length += 1
    finally:
        for m, mode in modes:
            m.training = mode
    return result[:, :length]
