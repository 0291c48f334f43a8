import torch


def score_spread(d_k, num_samples=10_000, seed=0):
    generator = torch.Generator()
    generator.manual_seed(seed)
    pairs = torch.randn(2, num_samples, d_k, generator=generator, dtype=torch.float64)
    scores = torch.bmm(pairs[0].unsqueeze(1), pairs[1].unsqueeze(2)).flatten()
    return (float(scores.std(correction=0)), float((scores * d_k**-0.5).std(correction=0)))
