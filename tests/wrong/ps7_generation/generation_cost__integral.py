def generation_cost(T, d, cached):
    return int(round((T + 0.5) ** 2 / 2 * d if cached else (T + 0.5) ** 3 / 3 * d))
