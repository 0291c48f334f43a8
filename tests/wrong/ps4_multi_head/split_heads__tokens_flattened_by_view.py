def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("no")
    d_h = d_out // num_heads
    return x.view(b * T, num_heads, d_h).view(b, T, num_heads, d_h).transpose(1, 2)
