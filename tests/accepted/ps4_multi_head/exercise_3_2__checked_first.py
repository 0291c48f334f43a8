import torch


def exercise_3_2(d_in, context_length):
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, dropout=0.0, num_heads=2)
    assert [tuple(p.shape) for p in layer.parameters()] == 6 * [(1, d_in)]
    with torch.no_grad():
        assert layer(torch.zeros(1, context_length, d_in)).shape[-1] == 2
    return layer
