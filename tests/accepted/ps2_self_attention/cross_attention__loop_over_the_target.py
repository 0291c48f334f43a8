import torch


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    outputs = []
    for token in x_target:
        scores = torch.stack([(token @ W_Q) @ (s @ W_K) for s in x_source])
        weights = torch.softmax(scores / W_K.shape[1] ** 0.5, dim=0)
        outputs.append(sum(w * (s @ W_V) for w, s in zip(weights, x_source)))
    return torch.stack(outputs)
