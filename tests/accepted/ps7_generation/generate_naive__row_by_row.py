import torch
from torch import nn


def generate_naive(
    model,
    ids,
    max_new_tokens,
    context_length,
    temperature=0.0,
    top_k=None,
    eos_id=None,
    generator=None,
):
    module = isinstance(model, nn.Module)
    mode = model.training if module else None
    if module:
        model.eval()
    rows = []
    with torch.no_grad():
        for row in ids:
            tokens = row.tolist()
            for _ in range(max_new_tokens):
                window = torch.tensor([tokens[-context_length:]], device=ids.device)
                token = sample_next(model(window)[:, -1], temperature, top_k, generator).item()
                tokens.append(token)
                if eos_id is not None and token == eos_id:
                    break
            rows.append(tokens)
    if module:
        model.train(mode)
    longest = max(map(len, rows))
    padded = [r + [eos_id if eos_id is not None else 0] * (longest - len(r)) for r in rows]
    return torch.tensor(padded, dtype=torch.long, device=ids.device).view(len(rows), longest)
