def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("no")
    d_h = d_out // num_heads
    return [x[..., h * d_h : (h + 1) * d_h] for h in range(num_heads)]
