import torch


def attention_scores(query, inputs):
    scores = torch.zeros(inputs.shape[0], dtype=inputs.dtype)
    for t in range(inputs.shape[0]):
        scores[t] = inputs[t] @ query
    return scores
