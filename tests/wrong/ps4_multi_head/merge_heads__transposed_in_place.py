def merge_heads(x):
    b, H, T, d_h = x.shape
    x.transpose_(1, 2)
    return x.contiguous().view(b, T, H * d_h)
