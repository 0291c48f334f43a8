import torch


@torch.inference_mode()
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
    was_training = getattr(model, "training", None)
    if was_training:
        model.eval()
    done = torch.zeros(ids.size(0), dtype=torch.bool, device=ids.device)
    out = ids.clone()
    for _ in range(max_new_tokens):
        window = out[:, -context_length:] if out.size(1) > context_length else out
        logits = model(window)[:, -1, :]
        next_ids = sample_next(logits, temperature=temperature, top_k=top_k, generator=generator)
        if eos_id is not None:
            next_ids = torch.where(done[:, None], torch.full_like(next_ids, eos_id), next_ids)
            done |= next_ids.squeeze(1) == eos_id
        out = torch.cat((out, next_ids), dim=-1)
        if eos_id is not None and done.all():
            break
    if was_training:
        model.train()
    return out
