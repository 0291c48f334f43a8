def compact_kernel(u, n):
    return (u.abs() <= 1) * (1 - u.square()) ** n
