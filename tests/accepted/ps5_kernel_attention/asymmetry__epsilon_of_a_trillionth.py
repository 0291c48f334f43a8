def asymmetry(M):
    return float((M - M.T).norm() / (M.norm() + 1e-12))
