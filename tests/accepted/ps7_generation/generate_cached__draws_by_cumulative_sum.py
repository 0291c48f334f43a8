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
    finished = [False] * ids.shape[0]
    caches = model.new_caches()
    with torch.no_grad():
        for _ in range(max_new_tokens):
            if ids.shape[1] > context_length:
                logits = model(ids[:, -context_length:])[:, -1]
            else:
                logits = model(ids if caches[0].length == 0 else ids[:, -1:], caches)[:, -1]
            if temperature == 0:
                token = logits.argmax(-1)
            else:
                scores = logits / temperature
                if top_k is not None:
                    worst = scores.topk(min(top_k, scores.shape[-1])).values[:, -1:]
                    scores = scores.masked_fill(scores < worst, -torch.inf)
                steps = torch.softmax(scores.double(), -1).cumsum(-1)
                u = torch.rand(
                    len(ids), 1, generator=generator, device=ids.device, dtype=torch.float64
                )
                token = (u * steps[:, -1:] >= steps).sum(-1).clamp(max=scores.shape[-1] - 1)
            if eos_id is not None:
                for row, over in enumerate(finished):
                    if over:
                        token[row] = eos_id
                    elif token[row] == eos_id:
                        finished[row] = True
            ids = torch.cat([ids, token.unsqueeze(1)], dim=1)
            if eos_id is not None and all(finished):
                break
    if was:
        model.train()
    return ids
