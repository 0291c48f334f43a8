import torch


def project_qkv(x, W_query, W_key, W_value):
    out = []
    for W in (W_query, W_key, W_value):
        y = torch.zeros(len(x), W.shape[1], dtype=x.dtype)
        y += x.cpu() @ W.cpu()
        out.append(y)
    return tuple(out)
