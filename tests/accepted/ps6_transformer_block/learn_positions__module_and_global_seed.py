import torch
from torch import nn


class Layer(nn.Module):
    def __init__(self, T, d):
        super().__init__()
        self.P = nn.Parameter(0.05 * torch.randn(T, d, dtype=torch.float64))
        self.W = nn.ParameterList(
            nn.Parameter((2 / d) ** 0.5 * torch.randn(d, d, dtype=torch.float64)) for _ in range(4)
        )

    def weights(self, x):
        q, k = x @ self.W[0], x @ self.W[1]
        return torch.softmax(q @ k.mT / x.shape[-1] ** 0.5, -1)

    def forward(self, x):
        x = x + self.P
        return self.weights(x) @ (x @ self.W[2]) @ self.W[3]


def learn_positions(T=16, d=16, steps=3000, batch_size=32, seed=42):
    torch.manual_seed(seed)
    layer = Layer(T, d)
    optimiser = torch.optim.Adam(layer.parameters(), lr=0.001)
    with torch.no_grad():
        before = layer.weights(layer.P)
    losses = torch.empty(steps)
    for i in range(steps):
        x = 0.5 * torch.randn(batch_size, T, d, dtype=torch.float64)
        target = x.roll(1, dims=1)
        target[:, 0] = 0
        loss = nn.functional.mse_loss(layer(x), target) / 2
        optimiser.zero_grad()
        loss.backward()
        optimiser.step()
        losses[i] = loss.detach()
    return before, layer.weights(layer.P), losses
