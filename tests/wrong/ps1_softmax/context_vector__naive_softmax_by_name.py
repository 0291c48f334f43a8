def context_vector(query, inputs):
    return softmax_naive(attention_scores(query, inputs)) @ inputs
