def counterexample_cache():
    return None
