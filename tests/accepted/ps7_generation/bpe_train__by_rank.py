from collections import Counter


def bpe_encode(word, merges):
    """The earliest merge that applies, again and again, as GPT-2 does."""
    ranks = {tuple(pair): rank for rank, pair in enumerate(merges)}
    symbols = list(word)
    while len(symbols) > 1:
        pairs = set(zip(symbols, symbols[1:]))
        best = min(pairs, key=lambda pair: ranks.get(pair, float("inf")))
        if best not in ranks:
            break
        i = 0
        while i < len(symbols) - 1:
            if (symbols[i], symbols[i + 1]) == best:
                symbols[i : i + 2] = ["".join(best)]
            i += 1
    return symbols


def bpe_train(words, num_merges):
    corpus = {word: tuple(word) for word in words}
    merges = []
    for _ in range(num_merges):
        counts = Counter()
        for word, symbols in corpus.items():
            for left, right in zip(symbols, symbols[1:]):
                counts[left, right] += words[word]
        if not counts:
            break
        left, right = min(counts, key=lambda pair: (-counts[pair], *pair))
        for word, symbols in corpus.items():
            new = []
            skip = False
            for a, b in zip(symbols, (*symbols[1:], None)):
                if skip:
                    skip = False
                elif (a, b) == (left, right):
                    new.append(left + right)
                    skip = True
                else:
                    new.append(a)
            corpus[word] = tuple(new)
        merges.append((left, right))
    return merges
