import torch.nn.functional as F


def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    q = (x_target @ W_Q).unsqueeze(0)
    k = (x_source @ W_K).unsqueeze(0)
    v = (x_source @ W_V).unsqueeze(0)
    return F.scaled_dot_product_attention(q, k, v).squeeze(0)
