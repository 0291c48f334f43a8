import torch


class BadTemperature(ValueError):
    pass


def check_temperature(temperature):
    if temperature <= 0:
        raise BadTemperature(f"temperature = {temperature}")
    return float(temperature)


def soft_lookup(query, keys, values, temperature=1.0, eps=None):
    tau = check_temperature(temperature)
    scores = query @ keys.T / tau
    e = torch.exp(scores - scores.max())
    weights = e / e.sum()
    return [weights @ values, weights]
