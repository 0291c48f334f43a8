import numpy as np


def learn_positions(
    T: int = 16, d: int = 16, steps: int = 3000, batch_size: int = 32, seed: int = 42
):
    rng = np.random.default_rng(seed)
    P = rng.standard_normal((T, d)) * 0.05
    W_q, W_k, W_v, W_out = (rng.standard_normal((d, d)) * np.sqrt(2 / d) for _ in range(4))
    learnt = [P, W_q, W_k, W_v, W_out]

    def attention():
        scores = learnt[0] @ learnt[1] @ (learnt[0] @ learnt[2]).T / np.sqrt(d)
        weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return weights / weights.sum(axis=-1, keepdims=True)

    before, losses = attention(), []
    m = [np.zeros_like(a) for a in learnt]
    v = [np.zeros_like(a) for a in learnt]
    for step in range(steps):
        x = rng.standard_normal((batch_size, T, d)) * 0.5
        target = np.zeros_like(x)
        target[:, 1:] = x[:, :-1]
        loss, grads = attention_backward(x + learnt[0], *learnt[1:], target)
        losses.append(loss)
        gradients = [grads["X"].sum(axis=0), *(grads[n] for n in ("W_q", "W_k", "W_v", "W_out"))]
        for i, g in enumerate(gradients):
            m[i] = 0.9 * m[i] + 0.1 * g
            v[i] = 0.999 * v[i] + 0.001 * g**2
            learnt[i] = learnt[i] - 0.001 * (m[i] / (1 - 0.9**step)) / (
                np.sqrt(v[i] / (1 - 0.999**step)) + 1e-8
            )
    return before, attention(), losses
