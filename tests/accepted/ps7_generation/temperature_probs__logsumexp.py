import torch


class BadTemperature(ValueError):
    pass


def temperature_probs(logits, temperature):
    if temperature <= 0:
        raise BadTemperature(temperature)
    z = torch.div(logits, temperature)
    return (z - z.logsumexp(dim=-1, keepdim=True)).exp()
