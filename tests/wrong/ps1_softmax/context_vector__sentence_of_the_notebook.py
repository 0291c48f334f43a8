import torch


def context_vector(query, inputs):
    sentence = globals()["inputs"].to(query)
    return torch.softmax(sentence @ query, 0) @ sentence
