def normalization_jacobian(x):
    S = x.sum()
    return (S - x) / S**2
