import numpy as np


def learn_positions(T=16, d=16, steps=3000, batch_size=32, seed=42):
    np.random.seed(seed)
    p = {"P": np.random.randn(T, d) * 0.05}
    for n in ("W_q", "W_k", "W_v", "W_out"):
        p[n] = np.random.randn(d, d) * np.sqrt(2.0 / d)
    m = {n: np.zeros_like(a) for n, a in p.items()}
    v = {n: np.zeros_like(a) for n, a in p.items()}

    def attention():
        s = (p["P"] @ p["W_q"]) @ (p["P"] @ p["W_k"]).T / np.sqrt(d)
        e = np.exp(s)
        return e / e.sum(1, keepdims=True)

    before = attention()
    losses = np.zeros(steps)
    for t in range(steps):
        x = np.random.randn(batch_size, T, d) * 0.5
        y = np.concatenate([np.zeros((batch_size, 1, d)), x[:, :-1]], axis=1)
        losses[t], g = attention_backward(x + p["P"], p["W_q"], p["W_k"], p["W_v"], p["W_out"], y)
        g["P"] = g.pop("X").mean(0)  # Adam divides by the size of a gradient: the factor is lost
        for n in p:
            m[n] = 0.9 * m[n] + 0.1 * g[n]
            v[n] = 0.999 * v[n] + 0.001 * g[n] * g[n]
            a = 0.001 * np.sqrt(1 - 0.999 ** (t + 1)) / (1 - 0.9 ** (t + 1))
            p[n] -= a * m[n] / (np.sqrt(v[n]) + 1e-8)
    return before.copy(), attention(), losses
