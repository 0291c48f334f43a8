import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    V = logits.size(1)
    v, i = logits.topk(V if top_k is None else min(top_k, V))
    b = len(v)
    u = torch.rand((b + 1) // 2, 1, generator=generator, device=logits.device)
    u = torch.stack([u, 1 - u], 1).reshape(-1, 1)[:b]
    c = (
        (torch.softmax(v / temperature, -1).cumsum(-1) < u)
        .sum(-1, keepdim=True)
        .clamp(max=v.size(1) - 1)
    )
    return i.gather(-1, c)
