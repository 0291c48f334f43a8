def counterexample_cache():
    return range(1, 4)
