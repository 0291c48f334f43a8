def context_vector(query, inputs):
    weights = softmax_stable(attention_scores(query, inputs))
    return weights @ inputs
