def generation_cost(T, d, cached):
    total = 0
    t = 1
    while t <= T:
        total += t * d * (1 if cached else t)
        t += 1
    return total
