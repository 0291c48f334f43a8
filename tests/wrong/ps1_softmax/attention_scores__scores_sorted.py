def attention_scores(query, inputs):
    return (inputs @ query).sort(descending=True).values
