import numpy as np


def _softmax(s):
    e = np.exp(s - np.max(s, axis=-1)[:, None])
    return e / np.sum(e, axis=-1)[:, None]


def attention_numpy(X, W_Q, W_K, W_V):
    q = np.einsum("td,dk->tk", X, W_Q)
    k = np.einsum("td,dk->tk", X, W_K)
    v = np.einsum("td,dv->tv", X, W_V)
    scores = np.einsum("ik,jk->ij", q, k) * W_K.shape[1] ** -0.5
    weights = _softmax(scores)
    return scores, weights, np.einsum("ij,jv->iv", weights, v)
