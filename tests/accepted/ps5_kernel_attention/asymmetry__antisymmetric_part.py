import torch


def asymmetry(M):
    part = (M - M.T) / 2
    try:
        return 2 * (part.norm().item() / M.norm().item())
    except ZeroDivisionError:
        return 0.0
