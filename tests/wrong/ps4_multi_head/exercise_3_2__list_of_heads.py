from torch import nn


def exercise_3_2(d_in, context_length):
    return nn.ModuleList([CausalAttention(d_in, 1, context_length, 0.0) for _ in range(2)])
