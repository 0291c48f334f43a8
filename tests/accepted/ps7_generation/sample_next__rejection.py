import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("no")
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    k = logits.shape[1] if top_k is None else min(top_k, logits.shape[1])
    v, i = logits.topk(k)
    w = torch.exp((v - v[:, :1]) / temperature)
    pick = torch.zeros(len(v), 1, dtype=torch.long, device=v.device)
    todo = torch.ones(len(v), 1, dtype=torch.bool, device=v.device)
    while bool(todo.any()):
        c = torch.randint(0, k, (len(v), 1), generator=generator, device=v.device)
        ok = torch.rand(len(v), 1, generator=generator, device=v.device) < w.gather(1, c)
        pick = torch.where(todo & ok, c, pick)
        todo = todo & ~ok
    return i.gather(1, pick)
