import torch


@torch.inference_mode()
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
    training = getattr(model, "training", False)
    getattr(model, "eval", lambda: None)()
    cache_list = model.new_caches()
    pending = ids
    tokens = [ids]
    stopped = torch.zeros(ids.shape[0], dtype=torch.bool, device=ids.device)
    total = ids.shape[1]
    for _ in range(max_new_tokens):
        if total >= context_length:
            whole = torch.cat(tokens, dim=1)
            logits = model(whole[:, -context_length:])
        else:
            logits = model(pending, cache_list)
        pending = sample_next(logits[:, -1, :], temperature, top_k, generator)
        if eos_id is not None:
            pending[stopped] = eos_id
            stopped |= (pending == eos_id).flatten()
        tokens.append(pending)
        total += 1
        if eos_id is not None and stopped.all():
            break
    if training:
        model.train()
    return torch.cat(tokens, dim=1)
