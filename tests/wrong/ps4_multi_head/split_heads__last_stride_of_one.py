def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("no")
    d_h = d_out // num_heads
    s = x.stride()
    return x.as_strided((b, num_heads, T, d_h), (s[0], d_h, s[1], 1))
