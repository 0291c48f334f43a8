def attention_scores(query, inputs):
    return (inputs * query).mean(dim=-1)
