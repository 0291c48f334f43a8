def counterexample_cache():
    return [3] + [1] * 13
