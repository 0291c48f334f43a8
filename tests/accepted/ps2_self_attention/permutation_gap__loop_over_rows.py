def permutation_gap(attention, x, permutation):
    direct, shuffled = attention(x), attention(x[permutation])
    gap = 0.0
    for i, j in enumerate(permutation):
        for a, b in zip(direct[j], shuffled[i]):
            gap = max(gap, abs(float(a) - float(b)))
    return gap
