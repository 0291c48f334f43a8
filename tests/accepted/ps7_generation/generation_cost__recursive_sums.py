from itertools import accumulate
from fractions import Fraction


def generation_cost(T, d, cached):
    if cached:
        return int(Fraction(T * (T + 1), 2) * d)
    return (
        sum(d * sum(range(t, T + 1)) for t in range(1, T + 1))
        if T < 200
        else int(Fraction(T * (T + 1) * (2 * T + 1), 6) * d)
    )
