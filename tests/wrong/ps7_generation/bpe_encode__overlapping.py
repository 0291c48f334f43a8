def bpe_encode(word, merges):
    symbols = list(word)
    for left, right in merges:
        i = 0
        while i + 1 < len(symbols):
            if symbols[i].endswith(left) and symbols[i + 1].startswith(right):
                symbols[i : i + 2] = [left + right]
                i = 0
            else:
                i += 1
    return symbols
