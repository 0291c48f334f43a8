calls = []


def counterexample_cache():
    calls.append(1)
    return [4, 5] if len(calls) < 2 else [4, 1]
