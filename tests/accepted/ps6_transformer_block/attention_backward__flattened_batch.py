from collections import OrderedDict

import numpy as np


def attention_backward(X, W_q, W_k, W_v, W_out, target):
    B, T, d = X.shape
    flat = X.reshape(B * T, d)
    q, k, v = ((flat @ W).reshape(B, T, -1) for W in (W_q, W_k, W_v))
    scale = np.float64(1) / W_q.shape[1] ** 0.5
    a = q @ np.transpose(k, (0, 2, 1)) * scale
    a = np.exp(a - np.amax(a, -1)[..., np.newaxis])
    a = a / np.sum(a, -1)[..., np.newaxis]
    c = a @ v
    err = c @ W_out - target
    up = err / np.prod(err.shape)
    dc = up @ W_out.T
    da = dc @ np.transpose(v, (0, 2, 1))
    ds = a * da
    ds = (ds - a * ds.sum(-1, keepdims=True)) * scale
    dq, dk, dv = ds @ k, np.transpose(ds, (0, 2, 1)) @ q, np.transpose(a, (0, 2, 1)) @ dc
    grads = OrderedDict()
    grads["W_out"] = c.reshape(B * T, -1).T @ up.reshape(B * T, -1)
    grads["W_v"] = np.tensordot(X, dv, axes=([0, 1], [0, 1]))
    grads["W_k"] = np.tensordot(X, dk, axes=([0, 1], [0, 1]))
    grads["W_q"] = np.tensordot(X, dq, axes=([0, 1], [0, 1]))
    grads["X"] = dq @ W_q.T + dk @ W_k.T + dv @ W_v.T
    return 0.5 * (err * err).sum() / err.size, dict(grads)
