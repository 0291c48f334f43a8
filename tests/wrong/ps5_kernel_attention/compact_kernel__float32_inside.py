def compact_kernel(u, n):
    return ((1 - u.float() ** 2).clamp(min=0) ** n).to(u.dtype)
