def _merge(symbols, pair):
    merged, i = [], 0
    while i < len(symbols):
        if i + 1 < len(symbols) and symbols[i] == pair[0] and symbols[i + 1] == pair[1]:
            merged.append(pair[0] + pair[1])
            i += 2
        else:
            merged.append(symbols[i])
            i += 1
    return merged


def bpe_train(words, num_merges):
    corpus = [(list(word), count) for word, count in words.items()]
    merges = []
    for _ in range(num_merges):
        counts = {}
        for symbols, count in corpus:
            for pair in zip(symbols[:-1], symbols[1:]):
                counts[pair] = counts.get(pair, 0) + count
        if len(counts) == 0:
            break
        best = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[0][0]
        corpus = [(_merge(symbols, best), count) for symbols, count in corpus]
        merges.append(best)
    return merges


def bpe_encode(word, merges):
    symbols = list(word)
    for pair in merges:
        symbols = _merge(symbols, pair)
    return symbols
