def attention_scores(query, inputs):
    print(inputs @ query)
