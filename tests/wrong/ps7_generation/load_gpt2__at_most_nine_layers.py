import torch
from torch import nn


def load_gpt2(model, state_dict):
    w = {name.removeprefix("transformer."): tensor for name, tensor in state_dict.items()}

    def put(layer, weight, bias):
        layer.weight.copy_(weight)
        layer.bias.copy_(bias)

    with torch.no_grad():
        model.tok_emb.weight.copy_(w["wte.weight"])
        model.pos_emb.weight.copy_(w["wpe.weight"])
        for i, block in enumerate(list(model.blocks)[:9]):
            h, attention, feed = f"h.{i}.", block.attention, block.feed_forward
            put(block.norm1, w[h + "ln_1.weight"], w[h + "ln_1.bias"])
            put(block.norm2, w[h + "ln_2.weight"], w[h + "ln_2.bias"])
            weights = w[h + "attn.c_attn.weight"].T.chunk(3)
            biases = w[h + "attn.c_attn.bias"].chunk(3)
            put(attention.W_query, weights[0], biases[0])
            put(attention.W_key, weights[1], biases[1])
            put(attention.W_value, weights[2], biases[2])
            put(attention.out_proj, w[h + "attn.c_proj.weight"].T, w[h + "attn.c_proj.bias"])
            put(feed.linear1, w[h + "mlp.c_fc.weight"].T, w[h + "mlp.c_fc.bias"])
            put(feed.linear2, w[h + "mlp.c_proj.weight"].T, w[h + "mlp.c_proj.bias"])
        put(model.final_norm, w["ln_f.weight"], w["ln_f.bias"])
        model.head.weight.copy_(w.get("lm_head.weight", w["wte.weight"]))
