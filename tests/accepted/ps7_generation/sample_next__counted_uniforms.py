import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    b, V = logits.shape
    if temperature == 0:
        best = logits.amax(-1, keepdim=True)
        return (logits == best).to(torch.uint8).argmax(-1, keepdim=True)
    values, tokens = logits.topk(V if top_k is None else min(top_k, V), dim=-1)
    cumulated = (values / temperature).softmax(-1).double().cumsum(-1)
    u = torch.rand(b, 1, generator=generator, device=logits.device, dtype=torch.float64)
    rank = (cumulated[:, :-1] <= u).sum(-1, keepdim=True)
    return torch.gather(tokens, 1, rank)
