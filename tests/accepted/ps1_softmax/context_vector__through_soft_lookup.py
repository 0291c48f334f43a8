def context_vector(query, inputs):
    output, _ = soft_lookup(query, inputs, inputs)
    return output
