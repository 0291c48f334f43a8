def mask_after_softmax(weights):
    result = weights.clone()
    for i in range(weights.shape[-1] - 1):
        row = weights[..., i, : i + 1]
        result[..., i, : i + 1] = row / row.sum(-1, keepdim=True)
        result[..., i, i + 2 :] = 0
    return result
