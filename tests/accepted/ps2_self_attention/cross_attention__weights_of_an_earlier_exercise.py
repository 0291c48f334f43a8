def cross_attention(x_target, x_source, W_Q, W_K, W_V):
    A = attention_weights(x_target @ W_Q, x_source @ W_K)
    return (A @ x_source) @ W_V
