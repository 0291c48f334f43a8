import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    probs = torch.softmax(logits / temperature, dim=-1)
    drawn = torch.multinomial(probs, 1, generator=generator)
    if top_k is None:
        return drawn
    kept = logits.topk(min(top_k, logits.shape[-1]), dim=-1).indices
    return torch.where((kept == drawn).any(-1, keepdim=True), drawn, kept[:, :1])
