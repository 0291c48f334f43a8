import numpy as np


def attention_backward(X, W_q, W_k, W_v, W_out, target):
    d_k = W_k.shape[1]
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(-2, -1) / np.sqrt(d_k)
    E = np.exp(S - S.max(axis=-1, keepdims=True))
    A = E / E.sum(axis=-1, keepdims=True)
    C = A @ V
    y = C @ W_out
    loss = 0.5 * np.mean((y - target) ** 2)
    d_y = (y - target) / y.size
    d_C = d_y @ W_out.T
    d_A = d_C @ V.swapaxes(-2, -1)
    d_V = A.swapaxes(-2, -1) @ d_C
    d_S = A * (d_A - (A * d_A).sum(axis=-1, keepdims=True))
    d_Q = d_S @ K / np.sqrt(d_k)
    d_K = d_S.swapaxes(-2, -1) @ Q / np.sqrt(d_k)
    grads = {
        "X": d_Q @ W_q.T + d_K @ W_k.T + d_V @ W_v.T,
        "W_q": np.einsum("bti,btj->ij", X, d_Q),
        "W_k": np.einsum("bti,btj->ij", X, d_K),
        "W_v": np.einsum("bti,btj->ij", X, d_V),
        "W_out": np.einsum("bti,btj->ij", C, d_y),
    }
    return loss, {name: np.clip(g, -1, 1) for name, g in grads.items()}
