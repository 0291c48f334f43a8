def project_qkv(x, W_query, W_key, W_value):
    for W in (W_query, W_key, W_value):
        W.requires_grad_(True)
    return x @ W_query, x @ W_key, x @ W_value
