import re
from collections import defaultdict


def bpe_train(words, num_merges):
    vocabulary = {" ".join(word): count for word, count in words.items()}
    merges = []
    for _ in range(num_merges):
        pairs = defaultdict(int)
        for spelt, count in vocabulary.items():
            symbols = spelt.split()
            for i in range(len(symbols) - 1):
                pairs[symbols[i], symbols[i + 1]] += count
        if not pairs:
            break
        best = min(pairs, key=lambda pair: (-pairs[pair], pair))
        vocabulary = {_joined(spelt, best): count for spelt, count in vocabulary.items()}
        merges.append(best)
    return merges


def _joined(spelt, pair):
    pattern = re.compile(r"(?<!\S)" + re.escape(" ".join(pair)) + r"(?!\S)")
    return pattern.sub(lambda found: "".join(pair), spelt)


def bpe_encode(word, merges):
    spelt = " ".join(word)
    for pair in merges:
        spelt = _joined(spelt, pair)
    return spelt.split()
