import torch


def shift_matrix(k, d):
    row = torch.as_tensor(sinusoidal_encoding(abs(k) + 1, d)[-1]).double()
    s, c = row[0::2], row[1::2]
    if k < 0:
        s = -s
    R = torch.diag(torch.stack([c, c], -1).flatten())
    R = R + torch.diag(torch.stack([s, torch.zeros_like(s)], -1).flatten()[:-1], 1)
    R = R - torch.diag(torch.stack([s, torch.zeros_like(s)], -1).flatten()[:-1], -1)
    return R.to(torch.float32)
