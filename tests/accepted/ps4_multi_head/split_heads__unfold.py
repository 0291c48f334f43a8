def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads != 0:
        raise ValueError(f"{num_heads} heads do not divide {d_out}")
    d_h = d_out // num_heads
    return x.unfold(2, d_h, d_h).transpose(1, 2)
