import torch


def attention_scores(query, inputs):
    scores = torch.empty(inputs.shape[0], dtype=inputs.dtype, device=inputs.device)
    for t, row in enumerate(inputs):
        scores[t] = torch.dot(row, query)
    return scores
