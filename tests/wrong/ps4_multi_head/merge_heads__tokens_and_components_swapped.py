def merge_heads(x):
    b, H, T, d_h = x.shape
    return x.transpose(1, 3).reshape(b, T, H * d_h)
