import torch


class F_(torch.autograd.Function):
    @staticmethod
    def forward(ctx, z, dim):
        z = z - z.amax(dim, keepdim=True)
        s = z.sort(dim, descending=True).values.movedim(dim, -1)
        t = (s.cumsum(-1) - 1) / torch.arange(1, s.shape[-1] + 1, device=z.device)
        p = (z - t.amax(-1, keepdim=True).movedim(-1, dim)).clamp(min=0)
        ctx.save_for_backward(p)
        ctx.dim = -1
        return p

    @staticmethod
    def backward(ctx, g):
        (p,) = ctx.saved_tensors
        S = (p > 0).to(g.dtype)
        return S * (g - (S * g).sum(ctx.dim, keepdim=True) / S.sum(ctx.dim, keepdim=True)), None


def sparsemax(z, dim=-1):
    return F_.apply(z, dim)
