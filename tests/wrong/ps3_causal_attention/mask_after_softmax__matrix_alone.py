def mask_after_softmax(weights):
    T = len(weights)
    visible = weights.tril()
    for i in range(T):
        visible[i] = visible[i] / visible[i].sum()
    return visible
