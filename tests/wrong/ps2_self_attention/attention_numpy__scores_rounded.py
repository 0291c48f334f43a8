import numpy as np


def attention_numpy(X, W_Q, W_K, W_V):
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    S = Q @ K.T / np.sqrt(K.shape[1])
    E = np.exp(S - S.max(1, keepdims=True))
    A = E / E.sum(1, keepdims=True)
    return S.round(4), A, A @ V
