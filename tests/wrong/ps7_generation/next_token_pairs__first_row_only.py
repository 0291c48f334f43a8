def next_token_pairs(ids):
    return ids[:1, :-1], ids[:1, 1:]
