import torch


def load_gpt2(model, state_dict):
    sd = {}
    for key in state_dict:
        short = key[len("transformer.") :] if key.startswith("transformer.") else key
        sd[short] = state_dict[key].detach()
    d = sd["wte.weight"].size(1)
    with torch.no_grad():
        for layer, name in ((model.tok_emb, "wte"), (model.pos_emb, "wpe")):
            layer.weight.set_(sd[name + ".weight"].clone())
        for i, block in enumerate(model.blocks):
            att, ff, p = block.attention, block.feed_forward, f"h.{i}."
            wq, wk, wv = torch.split(sd[p + "attn.c_attn.weight"], d, dim=1)
            bq, bk, bv = torch.split(sd[p + "attn.c_attn.bias"], d)
            pairs = [
                (att.W_query.weight, wq.T),
                (att.W_key.weight, wk.T),
                (att.W_value.weight, wv.T),
                (att.W_query.bias, bq),
                (att.W_key.bias, bk),
                (att.W_value.bias, bv),
                (att.out_proj.weight, sd[p + "attn.c_proj.weight"].T),
                (att.out_proj.bias, sd[p + "attn.c_proj.bias"]),
                (ff.linear1.weight, sd[p + "mlp.c_fc.weight"].T),
                (ff.linear1.bias, sd[p + "mlp.c_fc.bias"]),
                (ff.linear2.weight, sd[p + "mlp.c_proj.weight"].T),
                (ff.linear2.bias, sd[p + "mlp.c_proj.bias"]),
                (block.norm1.weight, sd[p + "ln_1.weight"]),
                (block.norm1.bias, sd[p + "ln_1.bias"]),
                (block.norm2.weight, sd[p + "ln_2.weight"]),
                (block.norm2.bias, sd[p + "ln_2.bias"]),
            ]
            for target, source in pairs:
                target.copy_(source)
        model.final_norm.weight.copy_(sd["ln_f.weight"])
        model.final_norm.bias.copy_(sd["ln_f.bias"])
        model.head.weight.copy_(sd.get("lm_head.weight", sd["wte.weight"]))
    return model
