import torch


def wrapper_to_multihead(wrapper):
    head = wrapper.heads[0]
    d_h, d_in = head.W_query.weight.shape
    H = len(wrapper.heads)
    state = wrapper.state_dict()
    bias = "heads.0.W_query.bias" in state
    layer = MultiHeadAttention(d_in, H * d_h, len(head.mask), head.dropout.p, H, qkv_bias=bias)
    new = layer.state_dict()
    for name in ("W_query", "W_key", "W_value"):
        for part in ("weight", "bias") if bias else ("weight",):
            parts = [state[f"heads.{h}.{name}.{part}"] for h in range(H)]
            new[f"{name}.{part}"] = torch.cat(parts, dim=0)
    new["out_proj.weight"] = torch.eye(H * d_h)
    new["out_proj.bias"] = torch.zeros(H * d_h)
    layer = layer.to(head.W_query.weight)
    layer.load_state_dict(new)
    return layer
