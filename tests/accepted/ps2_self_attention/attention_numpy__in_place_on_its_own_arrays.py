import numpy as np


def attention_numpy(X, W_Q, W_K, W_V):
    queries = np.matmul(X, W_Q)
    queries /= np.sqrt(W_Q.shape[1])
    scores = np.matmul(queries, np.matmul(X, W_K).T)
    weights = scores.copy()
    weights -= weights.max(-1, keepdims=True)
    np.exp(weights, out=weights)
    weights /= weights.sum(-1, keepdims=True)
    return scores, weights, np.matmul(weights, np.matmul(X, W_V))
