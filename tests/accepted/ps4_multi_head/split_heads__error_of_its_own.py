class HeadsDoNotDivide(ValueError):
    pass


def split_heads(x, num_heads):
    b, T, d_out = x.size()
    if d_out % num_heads:
        raise HeadsDoNotDivide(num_heads)
    return x.view((b, T, num_heads, d_out // num_heads)).transpose(2, 1)
