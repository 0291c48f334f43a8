import torch


def wrapper_to_multihead(wrapper):
    head = wrapper.heads[0]
    d_h, d_in = head.W_query.weight.shape
    H = len(wrapper.heads)
    eye = torch.eye(d_in).to(head.W_query.weight)
    bias = head.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_h * H, len(head.mask), head.dropout.p, H, bias).to(eye)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            layers = [getattr(head, name) for head in wrapper.heads]
            shift = torch.cat([l(torch.zeros_like(eye[0])) for l in layers])
            columns = torch.cat([l(eye) for l in layers], dim=-1) - shift
            getattr(layer, name).weight.copy_(columns.T)
            if bias:
                getattr(layer, name).bias.copy_(shift)
        layer.out_proj.weight.copy_(torch.eye(d_h * H))
        layer.out_proj.bias.copy_(torch.zeros(d_h * H))
    return layer
