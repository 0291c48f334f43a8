import torch


def sample_next(logits, temperature=1.0, top_k=None, generator=None):
    if temperature < 0:
        raise ValueError("no")
    b, V = logits.shape
    out = torch.zeros(b, 1, dtype=torch.long, device=logits.device)
    for i in range(b):
        row = logits[i].clone()
        if temperature == 0:
            out[i, 0] = row.argmax()
            continue
        if top_k is not None and top_k < V:
            keep = torch.topk(row, top_k).indices
            for j in range(V):
                if not (keep == j).any():
                    row[j] = float("-inf")
        p = torch.softmax(row / temperature, 0)
        u = torch.rand((), generator=generator, device=logits.device, dtype=logits.dtype)
        c = torch.zeros((), device=logits.device, dtype=logits.dtype)
        for j in range(V):
            c = c + p[j]
            if u < c:
                out[i, 0] = j
                break
        else:
            out[i, 0] = p.argmax()
    return out
