def permutation_gap(attention, x, permutation):
    after = attention(x)[permutation]
    before = attention(x[permutation])
    return (after - before).abs().max().item()
