def exercise_3_2(d_in, context_length):
    layer = MultiHeadAttentionWrapper(d_in, 2, context_length, 0.0, num_heads=2)
    forward = layer.forward
    layer.forward = lambda x: forward(x).unflatten(-1, (2, 2)).mean(-1)
    return layer
