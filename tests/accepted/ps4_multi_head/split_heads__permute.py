def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads != 0:
        raise ValueError(f"{num_heads} heads do not divide {d_out}")
    return x.view(b, T, num_heads, -1).permute(0, 2, 1, 3)
