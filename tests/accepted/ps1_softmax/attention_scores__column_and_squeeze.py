def attention_scores(query, inputs):
    return (inputs @ query.unsqueeze(-1)).squeeze(-1)
