import torch.nn.functional as F


def all_context_vectors(inputs):
    x = inputs[None]
    return F.scaled_dot_product_attention(x, x, x)[0]
