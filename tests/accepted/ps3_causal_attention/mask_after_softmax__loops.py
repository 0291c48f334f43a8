import torch
import torch.nn.functional as F


def mask_after_softmax(weights):
    rows = []
    for i in range(weights.shape[-2]):
        visible = weights[..., i, : i + 1]
        visible = visible / visible.sum(-1, keepdim=True)
        rows.append(F.pad(visible, (0, weights.shape[-1] - i - 1)))
    return torch.stack(rows, dim=-2)
