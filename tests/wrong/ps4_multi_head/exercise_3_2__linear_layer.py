from torch import nn


def exercise_3_2(d_in, context_length):
    return nn.Linear(d_in, 2)
