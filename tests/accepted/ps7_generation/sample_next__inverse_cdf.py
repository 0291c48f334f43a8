import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if temperature == 0:
        return logits.max(dim=-1, keepdim=True).indices
    V = logits.size(-1)
    order = logits.sort(dim=-1, descending=True)
    k = V if top_k is None else min(top_k, V)
    p = torch.softmax(order.values[:, :k] / temperature, -1)
    u = torch.rand(len(p), 1, generator=generator, device=p.device, dtype=p.dtype)
    rank = torch.searchsorted(p.cumsum(-1), u, right=True).clamp(max=k - 1)
    return order.indices.gather(-1, rank)
