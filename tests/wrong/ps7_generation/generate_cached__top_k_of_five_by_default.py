import torch
from torch import nn


def generate_cached(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=5,
    eos_id=None,
    generator=None,
):
    is_module = isinstance(model, nn.Module)
    was = model.training if is_module else False
    if is_module:
        model.eval()
    done = torch.zeros(ids.shape[0], dtype=torch.bool, device=ids.device)
    out = ids
    caches = model.new_caches()
    feed = out
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if out.shape[1] <= context_length:
                logits = model(feed, caches)
            else:
                logits = model(out[:, -context_length:])
            new = sample_next(
                logits[:, -1, :], temperature=temperature, top_k=top_k, generator=generator
            )
            if eos_id is not None:
                new[done] = eos_id
                done |= new[:, 0] == eos_id
            out = torch.cat([out, new], dim=1)
            feed = new
            if eos_id is not None and done.all():
                break
    if is_module:
        model.train(was)
    return out
