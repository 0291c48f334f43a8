import torch


def all_context_vectors(inputs):
    out = inputs.clone()
    for i in range(len(out)):
        out[i] = torch.softmax(out.clone() @ out[i].clone(), 0) @ out.clone()
    return out
