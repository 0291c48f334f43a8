import torch


def next_token_pairs(ids):
    b, T = ids.shape
    inputs = torch.empty(b, T - 1, dtype=ids.dtype, device=ids.device)
    targets = torch.empty_like(inputs)
    for i in range(b):
        for t in range(T - 1):
            inputs[i, t] = ids[i, t]
            targets[i, t] = ids[i, t + 1]
    return inputs, targets
