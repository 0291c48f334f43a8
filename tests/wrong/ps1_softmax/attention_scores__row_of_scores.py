def attention_scores(query, inputs):
    return query.unsqueeze(0) @ inputs.T
