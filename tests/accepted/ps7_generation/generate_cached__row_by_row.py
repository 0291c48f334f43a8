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
    was = isinstance(model, nn.Module) and model.training
    if was:
        model.eval()
    rows = []
    with torch.no_grad():
        for i in range(ids.shape[0]):
            row, caches, new = ids[i : i + 1], model.new_caches(), ids[i : i + 1]
            for _ in range(max_new_tokens):
                if row.shape[1] > context_length:
                    logits = model(row[:, -context_length:])
                else:
                    logits = model(new, caches)
                new = sample_next(logits[:, -1], temperature, top_k, generator)
                row = torch.cat([row, new], 1)
                if eos_id is not None and new.item() == eos_id:
                    break
            rows.append(row)
    longest = max(row.shape[1] for row in rows)
    value = 0 if eos_id is None else eos_id
    rows = [nn.functional.pad(row, (0, longest - row.shape[1]), value=value) for row in rows]
    if was:
        model.train()
    return torch.cat(rows)
