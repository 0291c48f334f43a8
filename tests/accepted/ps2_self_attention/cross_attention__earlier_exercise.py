def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    output, _ = scaled_dot_product_attention(x_target @ W_Q, x_source @ W_K, x_source @ W_V)
    return output
