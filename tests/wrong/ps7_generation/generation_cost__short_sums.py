def generation_cost(T, d, cached):
    return sum(t * d if cached else t * t * d for t in range(1, min(T, 1024) + 1))
