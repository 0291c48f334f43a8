def attention_scores(query, inputs):
    return (inputs * 100).round() / 100 @ query
