import numpy as np


def backward_of_product(A, B, upstream):
    return upstream @ np.swapaxes(B, -1, -2), np.swapaxes(A, -1, -2) @ upstream


def attention_backward(X, W_q, W_k, W_v, W_out, target):
    scale = W_k.shape[1] ** 0.5
    Q, K, V = np.matmul(X, W_q), np.matmul(X, W_k), np.matmul(X, W_v)
    S = np.matmul(Q / scale, np.swapaxes(K, -1, -2))
    W = np.exp(S - S.max(-1, keepdims=True))
    W /= W.sum(-1, keepdims=True)
    C = W @ V
    Y = C @ W_out
    loss = np.mean((target - Y) ** 2) * 0.5
    dY = (Y - target) / target.size
    dC, dW_out = backward_of_product(C, W_out, dY)
    dW, dV = backward_of_product(W, V, dC)
    dS = W * (dW - np.sum(W * dW, -1, keepdims=True))
    dQ, dKt = backward_of_product(Q / scale, np.swapaxes(K, -1, -2), dS)
    dQ, dK = dQ / scale, np.swapaxes(dKt, -1, -2)
    grads, dX = {"W_out": dW_out.sum(0), "target": -dY}, np.zeros(X.shape)
    for name, matrix, d in (("W_q", W_q, dQ), ("W_k", W_k, dK), ("W_v", W_v, dV)):
        of_X, of_matrix = backward_of_product(X, matrix, d)
        dX += of_X
        grads[name] = of_matrix.sum(axis=0)
    grads["X"] = dX
    return loss, grads
