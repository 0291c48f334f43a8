import numpy as np


def learn_positions(T=16, d=16, steps=3000, batch_size=32, seed=42):
    rng = np.random.RandomState(seed)
    theta = [rng.normal(0, 0.05, (T, d))] + [
        rng.normal(0, (2 / d) ** 0.5, (d, d)) for _ in range(4)
    ]
    sizes = [a.size for a in theta]
    flat = np.concatenate([a.ravel() for a in theta])

    def unflatten():
        parts = np.split(flat, np.cumsum(sizes)[:-1])
        return [part.reshape(a.shape) for part, a in zip(parts, theta)]

    def positions():
        P, W_q, W_k, *_ = unflatten()
        s = P @ W_q @ W_k.T @ P.T * d**-0.5
        w = np.exp(s - s.max(-1, keepdims=True))
        return (w / w.sum(-1, keepdims=True)).astype(np.float32)

    def adam():
        m = v = 0.0
        for t in range(1, steps + 1):
            x = rng.normal(0, 0.5, (batch_size, T, d))
            target = np.pad(x[:, :-1], ((0, 0), (1, 0), (0, 0)))
            P, *matrices = unflatten()
            loss, g = attention_backward(
                X=x + P, target=target, **dict(zip(("W_q", "W_k", "W_v", "W_out"), matrices))
            )
            g = np.concatenate(
                [g["X"].sum(0).ravel()] + [g[n].ravel() for n in ("W_q", "W_k", "W_v", "W_out")]
            )
            m, v = 0.9 * m + 0.1 * g, 0.999 * v + 0.001 * g**2
            flat[:] = flat - 0.001 * m / (1 - 0.9**t) / (np.sqrt(v / (1 - 0.999**t)) + 1e-8)
            yield float(loss)

    before = positions()
    losses = tuple(adam())
    return before, positions(), losses
