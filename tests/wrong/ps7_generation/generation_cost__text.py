def generation_cost(T, d, cached):
    return str(sum(t * d if cached else t * t * d for t in range(1, T + 1)))
