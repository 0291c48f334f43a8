import torch.nn.functional as F


def context_vector(query, inputs):
    kv = inputs[None]
    return F.scaled_dot_product_attention(query[None, None], kv, kv).reshape(-1)
