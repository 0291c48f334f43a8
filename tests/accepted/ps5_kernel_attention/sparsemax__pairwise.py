import torch


def sparsemax(z, dim=-1):
    z = z.transpose(dim, -1)
    # a score is kept when those above it do not exceed it by 1 in all
    above = (z[..., None, :] - z[..., :, None]).clamp(min=0)
    kept = (above.sum(-1) < 1).to(z.dtype)
    tau = ((kept * z).sum(-1, keepdim=True) - 1) / kept.sum(-1, keepdim=True)
    return (kept * (z - tau)).transpose(dim, -1)
