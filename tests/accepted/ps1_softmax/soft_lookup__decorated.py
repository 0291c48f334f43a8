import functools

import torch


def positive_temperature(function):
    @functools.wraps(function)
    def checked(query, keys, values, temperature=1.0):
        if temperature <= 0:
            raise ValueError("temperature must be positive")
        return function(query, keys, values, temperature)

    return checked


@positive_temperature
def soft_lookup(query, keys, values, temperature):
    weights = softmax_stable(keys @ query / temperature, 0)
    return weights @ values, weights
