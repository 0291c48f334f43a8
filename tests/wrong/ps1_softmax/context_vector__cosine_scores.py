import torch
import torch.nn.functional as F


def context_vector(query, inputs):
    return torch.softmax(F.cosine_similarity(inputs, query[None], dim=-1), 0) @ inputs
