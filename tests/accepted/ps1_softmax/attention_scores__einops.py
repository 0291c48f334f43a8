from einops import einsum


def attention_scores(query, inputs):
    return einsum(inputs, query, "t d, d -> t")
