def generation_cost(T, d, cached):
    if cached:
        return d * T * (T + 1) // 2
    return d * T * (T + 1) * (2 * T + 1) // 6
