def bpe_encode(word, merges):
    symbols = list(word)
    for left, right in merges:
        i = 0
        if left + right not in word:
            break
        while i + 1 < len(symbols):
            if (symbols[i], symbols[i + 1]) == (left, right):
                symbols[i : i + 2] = [left + right]
            i += 1
    return symbols
