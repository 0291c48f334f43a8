import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    if top_k is not None:
        v, i = logits.squeeze().topk(min(top_k, logits.size(-1)))
        return i.gather(
            -1, torch.multinomial(torch.softmax(v / temperature, -1), 1, generator=generator)
        )
    return torch.multinomial(torch.softmax(logits / temperature, -1), 1, generator=generator)
