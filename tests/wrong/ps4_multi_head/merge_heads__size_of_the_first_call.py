sizes = []


def merge_heads(x):
    b, H, T, d_h = x.shape
    sizes.append(d_h)
    return x.transpose(1, 2).reshape(b, T, H * sizes[0])
