import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("no")
    if temperature == 0:
        return logits.argmax(dim=-1).unsqueeze(-1)
    if top_k is not None and top_k < logits.shape[-1]:
        mask = torch.ones_like(logits, dtype=torch.bool)
        mask.scatter_(-1, logits.topk(top_k).indices, False)
        logits = logits.masked_fill(mask, float("-inf"))
    if generator is None:
        return torch.distributions.Categorical(logits=logits / temperature).sample().unsqueeze(-1)
    return torch.multinomial(torch.softmax(logits / temperature, -1), 1, generator=generator)
