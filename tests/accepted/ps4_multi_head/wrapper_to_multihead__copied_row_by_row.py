import torch


def wrapper_to_multihead(wrapper):
    head = wrapper.heads[0]
    d_h, d_in = head.W_query.weight.shape
    H = len(wrapper.heads)
    bias = head.W_query.bias is not None
    layer = MultiHeadAttention(d_in, H * d_h, head.mask.shape[0], head.dropout.p, H, bias)
    layer.to(device=head.W_query.weight.device, dtype=head.W_query.weight.dtype)
    with torch.no_grad():
        for h, head in enumerate(wrapper.heads):
            rows = slice(h * d_h, (h + 1) * d_h)
            for name in ("W_query", "W_key", "W_value"):
                source, target = getattr(head, name), getattr(layer, name)
                target.weight[rows] = source.weight
                if bias:
                    target.bias[rows] = source.bias
        layer.out_proj.weight.fill_(0).fill_diagonal_(1)
        layer.out_proj.bias.fill_(0)
    return layer
