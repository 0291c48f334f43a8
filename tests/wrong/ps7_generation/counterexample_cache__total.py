def counterexample_cache():
    return [9]
