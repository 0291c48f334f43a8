def compact_kernel(u, n):
    return (1 - u.clamp(-1, 1) ** 2) ** n
