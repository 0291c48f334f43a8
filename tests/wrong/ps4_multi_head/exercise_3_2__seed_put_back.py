import torch


def exercise_3_2(d_in, context_length):
    state = torch.random.get_rng_state()
    torch.manual_seed(123)
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    torch.random.set_rng_state(state)
    return layer
