import torch


def shift_matrix(k, d):
    if d % 2:
        raise ValueError(d)
    blocks = []
    for i in range(d // 2):
        a = torch.tensor(k * 10000.0 ** (-2 * i / d))
        blocks.append(
            torch.stack([torch.cos(a), torch.sin(a), -torch.sin(a), torch.cos(a)]).view(2, 2)
        )
    return torch.block_diag(*blocks)
