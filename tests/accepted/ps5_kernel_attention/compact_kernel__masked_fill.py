def compact_kernel(u, n):
    values = 1 - u.abs() ** 2
    return values.masked_fill(values <= 0, 0.0) ** n
