import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    if temperature == 0:
        return torch.argmax(logits, dim=-1, keepdim=True)
    z = logits / temperature
    if top_k is not None and top_k < z.shape[-1]:
        kept = torch.topk(z, top_k, dim=-1).indices
        filtered = torch.full_like(z, float("-inf"))
        z = filtered.scatter(-1, kept, z.gather(-1, kept))
    u = torch.rand(z.shape, generator=generator, device=z.device, dtype=z.dtype)
    noise = -torch.log(-torch.log(u.clamp(1e-30, 1 - 1e-7)))
    return (z + noise).argmax(-1, keepdim=True)
