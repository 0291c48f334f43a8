total = 0


def generation_cost(T, d, cached):
    global total
    for t in range(1, T + 1):
        total += t * d if cached else t * t * d
    return total
