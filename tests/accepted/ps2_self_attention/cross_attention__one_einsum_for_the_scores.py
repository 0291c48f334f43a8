import torch


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    scores = torch.einsum("id,dk,je,ek->ij", x_target, W_Q, x_source, W_K)
    s = scores / W_Q.shape[1] ** 0.5
    weights = (s - torch.logsumexp(s, -1, keepdim=True)).exp()
    return weights @ x_source @ W_V
