def bpe_train(words, num_merges):
    split = {w: [*w] for w in words}
    merges = ()
    for _ in range(num_merges):
        counts = {}
        for w, n in words.items():
            s = split[w]
            for i in range(1, len(s)):
                counts[s[i - 1], s[i]] = counts.get((s[i - 1], s[i]), 0) + n
        if not counts:
            break
        best = None
        for pair in sorted(counts):
            if best is None or counts[pair] > counts[best]:
                best = pair
        merges += ([*best],)
        for w in words:
            split[w] = list(bpe_encode(w, merges))
    return merges


def bpe_encode(word, merges):
    symbols = [*word]
    for left, right in merges:
        i = len(symbols) and 1
        while i < len(symbols):
            if symbols[i - 1] == left and symbols[i] == right:
                symbols[i - 1] += symbols.pop(i)
            i += 1
    return tuple(symbols)
