def exercise_3_2(d_in, context_length):
    return MultiHeadAttentionWrapper(d_in, 1, d_in, 0.0, num_heads=2)
