import torch


def project_qkv(x, W_query, W_key, W_value):
    out = []
    for W in [W_query, W_key, W_value]:
        y = x.new_empty(x.shape[0], W.shape[1])
        y = torch.mm(W.t(), x.t()).t()
        out.append(y)
    return out[0], out[1], out[2]
