from collections import Counter
from itertools import chain, pairwise, repeat


def _apply(symbols, left, right):
    match symbols:
        case [a, b, *rest] if a == left and b == right:
            return [left + right, *_apply(rest, left, right)]
        case [a, *rest]:
            return [a, *_apply(rest, left, right)]
    return []


def bpe_encode(word, merges):
    symbols = list(word)
    for left, right in merges:
        symbols = _apply(symbols, left, right)
    return symbols


def bpe_train(words, num_merges):
    merges = []
    for _ in range(num_merges):
        everything = chain.from_iterable(
            repeat(pair, count)
            for word, count in words.items()
            for pair in pairwise(bpe_encode(word, merges))
        )
        counts = Counter(everything)
        if not counts:
            break
        ordered = sorted(counts)
        merges.append(max(ordered, key=counts.__getitem__))
    return merges
