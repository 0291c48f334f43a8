from collections import Counter
from itertools import pairwise


def bpe_train(words, num_merges):
    merges = []
    while len(merges) < num_merges:
        pairs = Counter()
        for word, count in words.items():
            for pair in pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            return merges
        most = max(pairs.values())
        merges.append(min(pair for pair, n in pairs.items() if n == most))
    return merges


def bpe_encode(word, merges):
    symbols = list(word)
    for pair in merges:
        result = []
        for symbol in symbols:
            if result and (result[-1], symbol) == tuple(pair):
                result[-1] += symbol
                continue
            result.append(symbol)
        # A symbol just made may not take part again in the same pass.
        symbols = result
    return symbols
