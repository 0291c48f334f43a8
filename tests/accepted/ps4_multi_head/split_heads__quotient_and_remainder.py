def split_heads(x, num_heads):
    d_h, rest = divmod(x.shape[-1], num_heads)
    if rest:
        raise ValueError("the heads do not share the components evenly")
    return x.view(*x.shape[:-1], num_heads, d_h).transpose(-2, -3)
