import torch


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads != 0:
        raise ValueError(f"{num_heads} heads do not divide {d_out}")
    d_h = d_out // num_heads
    by_sentence, by_token, by_number = x.stride()
    strides = (by_sentence, d_h * by_number, by_token, by_number)
    return torch.as_strided(x, (b, num_heads, T, d_h), strides, x.storage_offset())
