import torch


def attention_weights(queries, keys):
    s = queries @ keys.transpose(-2, -1) / keys.shape[-1] ** 0.5
    return torch.softmax(s, -1, dtype=torch.float32).to(queries.dtype)
