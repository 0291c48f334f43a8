import math

import torch


def learn_positions(T=16, d=16, steps=3000, batch_size=32, seed=42):
    g = torch.Generator().manual_seed(seed)
    P = (0.05 * torch.randn(T, d, generator=g)).requires_grad_()
    Ws = [(math.sqrt(2 / d) * torch.randn(d, d, generator=g)).requires_grad_() for _ in range(4)]
    Wq, Wk, Wv, Wo = Ws
    opt = torch.optim.Adam([P, *Ws], lr=1e-3)

    def att(X):
        return torch.softmax(X @ Wq @ (X @ Wk).transpose(-2, -1) / math.sqrt(d), -1)

    before = att(P).detach()
    losses = []
    for _ in range(steps):
        x = 0.5 * torch.randn(batch_size, T, d, generator=g)
        target = torch.cat([torch.zeros(batch_size, 1, d), x[:, :-1]], 1)
        X = x + P
        y = att(X) @ (X @ Wv) @ Wo
        loss = 0.5 * ((y - target) ** 2).mean()
        opt.zero_grad()
        loss.backward()
        opt.step()
        losses.append(loss.item())
    return before, att(P).detach(), losses
