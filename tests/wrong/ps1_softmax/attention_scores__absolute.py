def attention_scores(query, inputs):
    return (inputs @ query).abs()
