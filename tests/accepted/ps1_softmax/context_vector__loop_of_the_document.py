import torch


def context_vector(query, inputs):
    attn_weights = torch.softmax(inputs @ query, dim=0)
    context_vec = torch.zeros_like(query)
    for i, x_i in enumerate(inputs):
        context_vec = context_vec + attn_weights[i] * x_i
    return context_vec
