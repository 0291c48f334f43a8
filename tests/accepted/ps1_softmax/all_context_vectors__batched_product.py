import torch


def all_context_vectors(inputs):
    batch = inputs.unsqueeze(0)
    weights = torch.softmax(torch.bmm(batch, batch.transpose(1, 2)), dim=2)
    return torch.bmm(weights, batch).squeeze(0)
