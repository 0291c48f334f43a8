import numpy as np


def attention_backward(X, W_q, W_k, W_v, W_out, target):
    root = np.sqrt(W_q.shape[1])
    Q, K, V = X @ W_q, X @ W_k, X @ W_v
    S = Q @ K.swapaxes(1, 2) / root
    E = np.exp(S - S.max(2, keepdims=True))
    A = E / E.sum(2, keepdims=True)
    Y = A @ V @ W_out
    loss = 0.5 * float(((Y - target) ** 2).mean())
    dY = (Y - target) / Y.size
    dA = dY @ (V @ W_out).swapaxes(1, 2)
    J = np.eye(A.shape[2]) * A[..., None] - A[..., None] * A[..., None, :]
    dS = (J @ dA[..., None])[..., 0] / root
    dQ, dK = dS @ K, dS.swapaxes(1, 2) @ Q
    dV = A.swapaxes(1, 2) @ dY @ W_out.T
    return loss, {
        "X": dQ @ W_q.T + dK @ W_k.T + dV @ W_v.T,
        "W_q": (X.swapaxes(1, 2) @ dQ).sum(0),
        "W_k": (X.swapaxes(1, 2) @ dK).sum(0),
        "W_v": (X.swapaxes(1, 2) @ dV).sum(0),
        "W_out": ((A @ V).swapaxes(1, 2) @ dY).sum(0),
    }
