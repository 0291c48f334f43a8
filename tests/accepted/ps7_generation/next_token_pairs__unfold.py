def next_token_pairs(ids):
    pairs = ids.unfold(1, 2, 1)
    return pairs.unbind(-1)
