def _m(s, a, b):
    i, out = 0, []
    while i < len(s):
        if "".join(s[i : i + 2]) == a + b and i + 1 < len(s):
            out.append(a + b)
            i += 2
        else:
            out.append(s[i])
            i += 1
    return out


def bpe_train(words, num_merges):
    sp = {w: list(w) for w in words}
    merges = []
    for _ in range(num_merges):
        n = {}
        for w, c in words.items():
            s = sp[w]
            for p in zip(s, s[1:]):
                n[p] = n.get(p, 0) + c
        if not n:
            break
        best = min(n, key=lambda p: (-n[p], p))
        merges.append(best)
        sp = {w: _m(s, *best) for w, s in sp.items()}
    return merges


def bpe_encode(word, merges):
    s = list(word)
    for a, b in merges:
        s = _m(s, a, b)
    return s
