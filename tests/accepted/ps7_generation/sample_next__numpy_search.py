import numpy as np
import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("no")
    z = logits.detach().cpu().double().numpy()
    if temperature == 0:
        return torch.from_numpy(z.argmax(1)).unsqueeze(1).to(logits.device)
    order = np.argsort(-z, axis=1, kind="stable")
    k = z.shape[1] if top_k is None else min(top_k, z.shape[1])
    order = order[:, :k]
    best = np.take_along_axis(z, order, 1) / temperature
    p = np.exp(best - best.max(1, keepdims=True))
    cum = (p / p.sum(1, keepdims=True)).cumsum(1)
    u = torch.rand(len(z), generator=generator, device=logits.device).cpu().numpy()
    picks = [
        order[i, min(np.searchsorted(cum[i], u[i], side="right"), k - 1)] for i in range(len(z))
    ]
    return torch.tensor(np.array(picks)).view(-1, 1).to(logits.device)
