def generation_cost(T, d, cached=None):
    return sum(t * t * d for t in range(1, T + 1)), sum(t * d for t in range(1, T + 1))
