import torch


@torch.no_grad()
def entmax(z, alpha, dim=-1):
    if alpha < 1:
        raise ValueError("alpha")
    if alpha - 1 < 1e-8:
        return torch.softmax(z, dim)

    def weights(tau):
        return (scores - tau).clamp_(min=0).pow_(1 / (alpha - 1))

    scores = z * (alpha - 1)
    scores -= scores.amax(dim, keepdim=True)
    low, high = -1.0, 0.0
    low = torch.full_like(scores.amax(dim, keepdim=True), low)
    width = high - low
    for _ in range(53):
        width = width / 2
        middle = low + width
        low = torch.where(weights(middle).sum(dim, keepdim=True) >= 1, middle, low)
    result = weights(low)
    return result / result.sum(dim, keepdim=True)
