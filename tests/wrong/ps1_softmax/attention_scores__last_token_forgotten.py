def attention_scores(query, inputs):
    scores = inputs.new_zeros(len(inputs))
    for t in range(len(inputs) - 1):
        scores[t] = inputs[t] @ query
    return scores
