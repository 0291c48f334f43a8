import torch


def wrapper_to_multihead(wrapper):
    wrapper.double()
    heads = wrapper.heads
    d_h, d_in = heads[0].W_query.weight.shape
    H = len(heads)
    bias = heads[0].W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, H * d_h, heads[0].mask.shape[0], heads[0].dropout.p, H, qkv_bias=bias
    )
    layer = layer.to(device=heads[0].W_query.weight.device, dtype=heads[0].W_query.weight.dtype)
    with torch.no_grad():
        for name in ["W_query", "W_key", "W_value"]:
            new = getattr(layer, name)
            new.weight.copy_(torch.cat([getattr(h, name).weight for h in heads], dim=0))
            if bias:
                new.bias.copy_(torch.cat([getattr(h, name).bias for h in heads], dim=0))
        layer.out_proj.weight.copy_(torch.eye(H * d_h))
        layer.out_proj.bias.zero_()
    return layer
