def attention_scores(query, inputs):
    return query @ inputs.T
