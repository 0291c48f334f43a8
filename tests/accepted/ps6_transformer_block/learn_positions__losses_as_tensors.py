import math

import torch


def learn_positions(T=16, d=16, steps=3000, batch_size=32, seed=42):
    g = torch.Generator()
    g.manual_seed(seed)
    W = [torch.randn(d, d, generator=g) * math.sqrt(2 / d) for _ in range(4)]
    P = torch.randn(T, d, generator=g) * 0.05
    learnt = [w.requires_grad_() for w in (P, *W)]
    first = [torch.zeros_like(w) for w in learnt]
    second = [torch.zeros_like(w) for w in learnt]

    def attend(z):
        return torch.nn.functional.softmax(
            (z @ W[0]) @ (z @ W[1]).transpose(-1, -2) / math.sqrt(d), dim=-1
        )

    before, losses = attend(P).detach().clone(), []
    for t in range(1, steps + 1):
        x = torch.randn(batch_size, T, d, generator=g) / 2
        target = torch.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        z = x + P
        loss = (attend(z) @ z @ W[2] @ W[3] - target).pow(2).mean() / 2
        gradients = torch.autograd.grad(loss, learnt)
        with torch.no_grad():
            for w, m, v, grad in zip(learnt, first, second, gradients):
                m.mul_(0.9).add_(grad, alpha=0.1)
                v.mul_(0.999).addcmul_(grad, grad, value=0.001)
                w.sub_(0.001 * m / (1 - 0.9**t) / ((v / (1 - 0.999**t)).sqrt() + 1e-8))
        losses.append(loss.detach())
    return [before, attend(P).detach(), losses]
