import torch
from torch import nn


def _more(model, ids, n, context_length, draw, eos_id, done):
    if n == 0:
        return ids
    token = draw(model(ids[:, -context_length:])[:, -1])
    if eos_id is not None:
        token = torch.where(done, eos_id, token)
        done = torch.logical_or(done, token.eq(eos_id))
    ids = torch.hstack([ids, token])
    if eos_id is not None and bool(done.all()):
        return ids
    return _more(model, ids, n - 1, context_length, draw, eos_id, done)


@torch.no_grad()
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
    def draw(logits):
        return sample_next(logits, temperature, top_k, generator)

    done = torch.zeros_like(ids[:, :1], dtype=torch.bool)
    arguments = max_new_tokens, context_length, draw, eos_id, done
    if not isinstance(model, nn.Module):
        return _more(model, ids, *arguments)
    before = model.training
    answer = _more(model.eval(), ids, *arguments)
    model.train(before)
    return answer
