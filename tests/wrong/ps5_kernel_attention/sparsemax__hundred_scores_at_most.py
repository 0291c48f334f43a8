import torch


def sparsemax(z, dim=-1):
    top = z.topk(min(64, z.shape[dim]), dim=dim).values.movedim(dim, -1)
    scores = z.movedim(dim, -1)[..., :64]
    tau = ((top.cumsum(-1) - 1) / torch.ones_like(top).cumsum(-1)).amax(-1, keepdim=True)
    out = (scores - tau).clamp(min=0)
    return torch.nn.functional.pad(out, (0, z.shape[dim] - out.shape[-1])).movedim(-1, dim)
