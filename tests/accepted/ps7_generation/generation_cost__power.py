def generation_cost(T, d, cached):
    power = 1 if cached else 2
    return d * sum(pow(t, power) for t in range(T + 1))
