import numpy as np


def attention_numpy(X, W_Q, W_K, W_V):
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    S = Q @ K.T / np.sqrt(K.shape[1])
    E = np.exp(S.T - S.T.max(axis=0))
    A = E / E.sum(axis=0)
    return S, A, A @ V
