import torch


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
    training = getattr(model, "training", False)
    if training:
        model.eval()
    alive = torch.arange(len(ids), device=ids.device)
    for _ in range(max_new_tokens):
        with torch.no_grad():
            logits = model(ids[alive][:, -context_length:])[:, -1]
        drawn = sample_next(logits, temperature, top_k, generator)
        token = ids.new_full((len(ids), 1), 0 if eos_id is None else eos_id)
        token[alive] = drawn
        ids = torch.cat([ids, token], 1)
        if eos_id is not None:
            alive = alive[drawn[:, 0] != eos_id]
            if len(alive) == 0:
                break
    if training:
        model.train()
    return ids
