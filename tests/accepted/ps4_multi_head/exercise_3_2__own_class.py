class TwoNumbers(MultiHeadAttentionWrapper):
    def __init__(self, d_in, context_length):
        super().__init__(d_in, 1, context_length, 0.0, 2)


def exercise_3_2(d_in, context_length):
    return TwoNumbers(d_in, context_length)
