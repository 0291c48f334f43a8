def next_token_pairs(ids):
    return ids[:, :-1][:, :63], ids[:, 1:][:, :63]
