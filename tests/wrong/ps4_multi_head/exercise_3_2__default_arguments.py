def exercise_3_2(d_in, context_length):
    return MultiHeadAttentionWrapper(d_in or 3, 1, max(context_length, 6), 0.0, 2)
