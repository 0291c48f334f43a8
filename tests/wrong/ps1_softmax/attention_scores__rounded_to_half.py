def attention_scores(query, inputs):
    return (inputs.half() @ query.half()).to(inputs.dtype)
