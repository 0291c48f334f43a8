import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("temperature must not be negative")
    drawn = []
    for z in logits:
        if temperature == 0:
            drawn.append(z.argmax())
            continue
        tokens = torch.arange(len(z), device=z.device)
        if top_k is not None and top_k < len(z):
            z, tokens = torch.topk(z, top_k)
        p = torch.softmax(z / temperature, dim=0)
        drawn.append(tokens[torch.multinomial(p, 1, generator=generator)[0]])
    return torch.stack(drawn).unsqueeze(1)
