def next_token_pairs(ids):
    return [ids[:, :-1].clone().contiguous(), ids[:, 1:].clone().contiguous()]
