def permutation_gap(attention, x, permutation):
    return round((attention(x)[permutation] - attention(x[permutation])).abs().max().item(), 6)
