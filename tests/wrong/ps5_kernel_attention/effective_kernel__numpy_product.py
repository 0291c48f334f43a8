import torch


def effective_kernel(W_Q, W_K):
    return torch.from_numpy(W_Q.detach().cpu().numpy() @ W_K.detach().cpu().numpy().T).to(W_Q)
