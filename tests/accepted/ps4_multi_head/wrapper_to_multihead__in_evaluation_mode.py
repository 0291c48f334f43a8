import torch


@torch.no_grad()
def wrapper_to_multihead(wrapper):
    head = wrapper.heads[0]
    d_h, d_in = head.W_query.weight.shape
    H = len(wrapper.heads)
    bias = head.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_h * H, len(head.mask), head.dropout.p, H, bias)
    layer = layer.to(head.W_query.weight).eval()
    layer.W_query.weight.copy_(torch.cat([h.W_query.weight for h in wrapper.heads]))
    layer.W_key.weight.copy_(torch.cat([h.W_key.weight for h in wrapper.heads]))
    layer.W_value.weight.copy_(torch.vstack([h.W_value.weight for h in wrapper.heads]))
    if bias:
        layer.W_query.bias.copy_(torch.cat([h.W_query.bias for h in wrapper.heads]))
        layer.W_key.bias.copy_(torch.cat([h.W_key.bias for h in wrapper.heads]))
        layer.W_value.bias.copy_(torch.hstack([h.W_value.bias for h in wrapper.heads]))
    layer.out_proj.weight.zero_()
    layer.out_proj.weight.diagonal().fill_(1)
    layer.out_proj.bias.zero_()
    return layer
