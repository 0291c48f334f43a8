from functools import partial

exercise_3_2 = partial(
    lambda d_in, context_length, **settings: MultiHeadAttentionWrapper(
        d_in, context_length=context_length, **settings
    ),
    d_out=1,
    dropout=0.0,
    num_heads=2,
)
