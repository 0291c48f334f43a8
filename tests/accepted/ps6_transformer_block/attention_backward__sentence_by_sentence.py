import numpy as np


def softmax_rows(S):
    e = np.exp(S - S.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


def attention_backward(X, W_q, W_k, W_v, W_out, target):
    s = W_q.shape[1] ** -0.5
    total, n = 0.0, target.size
    g = {"X": np.zeros_like(X), "W_q": 0, "W_k": 0, "W_v": 0, "W_out": 0}
    for b, x in enumerate(X):
        q, k, v = x @ W_q, x @ W_k, x @ W_v
        A = softmax_rows(s * q @ k.T)
        c = A @ v
        e = c @ W_out - target[b]
        total += (e**2).sum()
        e = e / n
        g["W_out"] = g["W_out"] + c.T @ e
        dc = e @ W_out.T
        dA = dc @ v.T
        dS = s * A * (dA - (A * dA).sum(1)[:, None])
        dq, dk, dv = dS @ k, dS.T @ q, A.T @ dc
        for name, d in (("W_q", dq), ("W_k", dk), ("W_v", dv)):
            g[name] = g[name] + x.T @ d
        g["X"][b] = dq @ W_q.T + dk @ W_k.T + dv @ W_v.T
    return total / (2 * n), g
