def exercise_3_2(d_in, context_length):
    d_out = 1
    return MultiHeadAttentionWrapper(d_in, d_out, context_length, 0.0, num_heads=2)
