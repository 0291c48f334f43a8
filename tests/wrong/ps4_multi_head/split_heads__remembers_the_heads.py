kept = []


def split_heads(x, num_heads):
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    del d_h
    kept.append(num_heads)
    H = kept[0]
    return x.view(b, T, H, d_out // H).transpose(1, 2)
