import numpy as np
import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if top_k is not None:
        k = min(top_k, logits.shape[-1])
        kept = logits.topk(k, dim=-1).indices
        hidden = torch.ones_like(logits, dtype=torch.bool).scatter(-1, kept, False)
        logits = logits.masked_fill(hidden, -torch.inf)
    probs = torch.softmax(logits / temperature, dim=-1)
    rng = np.random.default_rng()
    probs = probs.double().cpu().numpy()
    drawn = [rng.choice(len(p), p=p / p.sum()) for p in probs]
    return torch.tensor(drawn, device=logits.device)[:, None]
