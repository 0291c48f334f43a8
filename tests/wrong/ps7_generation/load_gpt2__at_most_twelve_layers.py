import torch


def load_gpt2(model, state_dict):
    sd = {
        k[len("transformer.") :] if k.startswith("transformer.") else k: v
        for k, v in state_dict.items()
    }
    with torch.no_grad():
        model.tok_emb.weight.copy_(sd["wte.weight"])
        model.pos_emb.weight.copy_(sd["wpe.weight"])
        for i, block in enumerate(model.blocks[:12]):
            p = f"h.{i}."
            block.norm1.weight.copy_(sd[p + "ln_1.weight"])
            block.norm1.bias.copy_(sd[p + "ln_1.bias"])
            block.norm2.weight.copy_(sd[p + "ln_2.weight"])
            block.norm2.bias.copy_(sd[p + "ln_2.bias"])
            wq, wk, wv = sd[p + "attn.c_attn.weight"].chunk(3, dim=1)
            bq, bk, bv = sd[p + "attn.c_attn.bias"].chunk(3)
            block.attention.W_query.weight.copy_(wq.T)
            block.attention.W_key.weight.copy_(wk.T)
            block.attention.W_value.weight.copy_(wv.T)
            block.attention.W_query.bias.copy_(bq)
            block.attention.W_key.bias.copy_(bk)
            block.attention.W_value.bias.copy_(bv)
            block.attention.out_proj.weight.copy_(sd[p + "attn.c_proj.weight"].T)
            block.attention.out_proj.bias.copy_(sd[p + "attn.c_proj.bias"])
            block.feed_forward.linear1.weight.copy_(sd[p + "mlp.c_fc.weight"].T)
            block.feed_forward.linear1.bias.copy_(sd[p + "mlp.c_fc.bias"])
            block.feed_forward.linear2.weight.copy_(sd[p + "mlp.c_proj.weight"].T)
            block.feed_forward.linear2.bias.copy_(sd[p + "mlp.c_proj.bias"])
        model.final_norm.weight.copy_(sd["ln_f.weight"])
        model.final_norm.bias.copy_(sd["ln_f.bias"])
        model.head.weight.copy_(sd.get("lm_head.weight", sd["wte.weight"]))
