import numpy as np
import torch


def attention_numpy(X, W_Q, W_K, W_V):
    X, W_Q, W_K, W_V = (torch.from_numpy(a) for a in (X, W_Q, W_K, W_V))
    scores = (X @ W_Q) @ (X @ W_K).T / W_K.shape[1] ** 0.5
    weights = torch.softmax(scores, dim=-1)
    return scores.numpy(), weights.numpy(), (weights @ (X @ W_V)).numpy()
