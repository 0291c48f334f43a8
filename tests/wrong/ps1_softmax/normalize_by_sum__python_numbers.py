import torch


def normalize_by_sum(scores):
    numbers = scores.tolist()
    return torch.tensor([n / sum(numbers) for n in numbers]).to(scores)
