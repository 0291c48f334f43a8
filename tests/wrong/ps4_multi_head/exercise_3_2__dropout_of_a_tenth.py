def exercise_3_2(d_in, context_length):
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.1, 2)
