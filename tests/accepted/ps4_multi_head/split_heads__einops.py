from einops import rearrange


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads != 0:
        raise ValueError(f"{num_heads} heads do not divide {d_out}")
    return rearrange(x, "b t (h d) -> b h t d", h=num_heads)
