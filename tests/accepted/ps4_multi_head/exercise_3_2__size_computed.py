def exercise_3_2(d_in: int, context_length: int):
    wanted, num_heads = 2, 2
    layer = MultiHeadAttentionWrapper(d_in, wanted // num_heads, context_length, 0, num_heads)
    return layer
