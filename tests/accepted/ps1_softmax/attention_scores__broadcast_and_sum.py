def attention_scores(query, inputs):
    return (query * inputs).sum(dim=-1)
