def all_context_vectors(inputs):
    scores = inputs.matmul(inputs.transpose(0, 1))
    return softmax_stable(scores, dim=1).matmul(inputs)
