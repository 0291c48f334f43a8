def counterexample_cache():
    return [8, 8]
