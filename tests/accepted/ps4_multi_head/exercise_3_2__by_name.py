def exercise_3_2(d_in, context_length):
    return MultiHeadAttentionWrapper(
        d_in=d_in,
        d_out=1,
        context_length=context_length,
        dropout=0.0,
        num_heads=2,
        qkv_bias=False,
    )
