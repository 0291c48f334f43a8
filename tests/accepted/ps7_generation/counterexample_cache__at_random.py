import random


def counterexample_cache():
    return [random.randint(1, 8), random.randint(2, 8)]
