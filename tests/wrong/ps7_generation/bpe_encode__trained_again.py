def bpe_encode(word, merges):
    symbols = list(word)
    for left, right in bpe_train({word: 1}, len(merges)):
        i = 0
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols
