import torch


def _one(queries, keys, values, mask):
    outputs, rows = [], []
    for i, q in enumerate(queries):
        scores = keys @ q / len(q) ** 0.5
        if mask is not None:
            scores[mask[i] == 0] = float("-inf")
        w = torch.softmax(scores, dim=0)
        rows.append(w)
        outputs.append(w @ values)
    return torch.stack(outputs), torch.stack(rows)


def scaled_dot_product_attention(queries, keys, values, mask=None):
    lead, Tq, T = queries.shape[:-2], queries.shape[-2], keys.shape[-2]
    if mask is not None:
        mask = mask.expand(*lead, Tq, T).reshape(-1, Tq, T)
    q, k, v = (t.reshape(-1, *t.shape[-2:]) for t in (queries, keys, values))
    pairs = [_one(q[b], k[b], v[b], None if mask is None else mask[b]) for b in range(len(q))]
    output = torch.stack([o for o, _ in pairs]).reshape(*lead, Tq, v.shape[-1])
    return output, torch.stack([w for _, w in pairs]).reshape(*lead, Tq, T)
