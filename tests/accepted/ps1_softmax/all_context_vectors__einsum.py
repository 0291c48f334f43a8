import torch


def all_context_vectors(inputs):
    weights = torch.einsum("id,jd->ij", inputs, inputs).softmax(dim=1)
    return torch.einsum("ij,jd->id", weights, inputs)
