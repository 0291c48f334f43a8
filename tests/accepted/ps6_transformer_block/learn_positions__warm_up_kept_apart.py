import numpy as np


class Adam:
    def __init__(self, arrays, rate=1e-3, beta1=0.9, beta2=0.999, eps=1e-8):
        self.arrays, self.rate, self.betas, self.eps, self.t = arrays, rate, (beta1, beta2), eps, 0
        self.moments = [(np.zeros(a.shape), np.zeros(a.shape)) for a in arrays]

    def step(self, gradients):
        self.t += 1
        b1, b2 = self.betas
        for a, g, (m, v) in zip(self.arrays, gradients, self.moments):
            m += (1 - b1) * (g - m)
            v += (1 - b2) * (g * g - v)
            a -= self.rate * (m / (1 - b1**self.t)) / (np.sqrt(v / (1 - b2**self.t)) + self.eps)


def softmax(s):
    e = np.exp(s - s.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def learn_positions(T=16, d=16, steps=3000, batch_size=32, seed=42):
    rng = np.random.default_rng([seed, 7])
    P = 0.05 * rng.normal(size=(T, d))
    W_q, W_k, W_v, W_out = rng.normal(scale=(2 / d) ** 0.5, size=(4, d, d))
    W = [W_q.copy(), W_k.copy(), W_v.copy(), W_out.copy()]
    optimiser = Adam([P, *W])
    weights = lambda: softmax(P @ W[0] @ (P @ W[1]).T / d**0.5)
    before, losses = weights(), []
    while len(losses) < steps:
        x = rng.normal(scale=0.5, size=(batch_size, T, d))
        target = np.roll(x, 1, axis=1)
        target[:, 0] = 0.0
        loss, g = attention_backward(x + P, *W, target)
        optimiser.step([np.einsum("btd->td", g["X"]), g["W_q"], g["W_k"], g["W_v"], g["W_out"]])
        losses.append(np.float64(loss))
    return before, weights(), losses
