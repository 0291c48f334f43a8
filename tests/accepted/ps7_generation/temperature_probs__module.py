from torch import nn


def temperature_probs(logits, temperature):
    if temperature > 0:
        return nn.Softmax(dim=logits.ndim - 1)(logits / float(temperature))
    raise ValueError("temperature must be > 0")
