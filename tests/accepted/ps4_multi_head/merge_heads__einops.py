from einops import rearrange


def merge_heads(x):
    return rearrange(x, "b h t d -> b t (h d)").contiguous()
