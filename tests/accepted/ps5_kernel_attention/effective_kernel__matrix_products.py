def effective_kernel(W_Q, W_K):
    return W_Q @ W_K.T


def asymmetry(M):
    norm = M.norm()
    return 0.0 if norm == 0 else ((M - M.T).norm() / norm).item()
