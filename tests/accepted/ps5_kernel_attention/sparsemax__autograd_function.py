import torch


class Projection(torch.autograd.Function):
    @staticmethod
    def forward(ctx, z, dim):
        z = z - z.amax(dim, keepdim=True)
        s = z.sort(dim=dim, descending=True).values
        c = s.cumsum(dim) - 1
        n = z.shape[dim]
        rho = torch.arange(1, n + 1, device=z.device, dtype=z.dtype)
        rho = rho.view([-1 if i == dim % z.ndim else 1 for i in range(z.ndim)])
        k = (rho * s > c).sum(dim, keepdim=True)
        tau = c.gather(dim, k - 1) / k
        p = (z - tau).clamp(min=0)
        ctx.save_for_backward(p)
        ctx.dim = dim
        return p

    @staticmethod
    def backward(ctx, grad):
        (p,) = ctx.saved_tensors
        support = p > 0
        grad = grad * support
        mean = grad.sum(ctx.dim, keepdim=True) / support.sum(ctx.dim, keepdim=True)
        return torch.where(support, grad - mean, torch.zeros_like(grad)), None


def sparsemax(z, dim=-1):
    return Projection.apply(z, dim)
