import torch


def all_context_vectors(inputs):
    T = inputs.shape[0]
    scores = torch.empty(T, T, dtype=inputs.dtype, device=inputs.device)
    for i in range(T):
        for j in range(T):
            scores[i, j] = torch.dot(inputs[i], inputs[j])
    weights = torch.softmax(scores, dim=-1)
    contexts = []
    for i in range(T):
        contexts.append(sum(weights[i, j] * inputs[j] for j in range(T)))
    return torch.stack(contexts)
