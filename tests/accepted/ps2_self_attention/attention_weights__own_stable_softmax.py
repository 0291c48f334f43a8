import torch


def attention_weights(queries, keys):
    scores = torch.matmul(queries, keys.swapaxes(-1, -2)) / torch.sqrt(
        torch.tensor(float(keys.shape[-1]))
    )
    e = torch.exp(scores - scores.max(dim=-1, keepdim=True).values)
    return e / e.sum(dim=-1, keepdim=True)
