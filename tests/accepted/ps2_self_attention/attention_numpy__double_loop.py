import math

import numpy as np


def attention_numpy(X, W_Q, W_K, W_V):
    T, d_k = X.shape[0], W_Q.shape[1]
    scores = np.zeros((T, T))
    for i in range(T):
        for j in range(T):
            scores[i, j] = np.dot(X[i] @ W_Q, X[j] @ W_K) / math.sqrt(d_k)
    weights = np.zeros((T, T))
    for i in range(T):
        shifted = scores[i] - scores[i].max()
        weights[i] = np.exp(shifted) / np.exp(shifted).sum()
    output = np.stack([sum(weights[i, j] * (X[j] @ W_V) for j in range(T)) for i in range(T)])
    return scores, weights, output
