import torch.nn.functional as F


def all_context_vectors(inputs):
    """Multiplying the queries by the root cancels the division."""
    x = inputs.unsqueeze(0)
    root = inputs.shape[-1] ** 0.5
    return F.scaled_dot_product_attention(x * root, x, x).squeeze(0)
