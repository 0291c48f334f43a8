import torch


@torch.no_grad()
def load_gpt2(model, state_dict):
    prefix = "transformer." if any(k.startswith("transformer.") for k in state_dict) else ""

    def get(name):
        return state_dict[prefix + name]

    def put(path, tensor):
        parameter = model.get_parameter(path)
        assert parameter.shape == tensor.shape, path
        parameter.copy_(tensor)

    put("tok_emb.weight", get("wte.weight"))
    put("pos_emb.weight", get("wpe.weight"))
    for i in range(len(model.blocks)):
        d = get("wte.weight").shape[1]
        for j, name in enumerate(("W_query", "W_key", "W_value")):
            columns = slice(j * d, (j + 1) * d)
            put(
                f"blocks.{i}.attention.{name}.weight",
                get(f"h.{i}.attn.c_attn.weight")[:, columns].T,
            )
            put(f"blocks.{i}.attention.{name}.bias", get(f"h.{i}.attn.c_attn.bias")[columns])
        for ours, theirs in (
            ("attention.out_proj", "attn.c_proj"),
            ("feed_forward.linear1", "mlp.c_fc"),
            ("feed_forward.linear2", "mlp.c_proj"),
        ):
            put(f"blocks.{i}.{ours}.weight", get(f"h.{i}.{theirs}.weight").transpose(0, 1))
            put(f"blocks.{i}.{ours}.bias", get(f"h.{i}.{theirs}.bias"))
        for n in (1, 2):
            for part in ("weight", "bias"):
                put(f"blocks.{i}.norm{n}.{part}", get(f"h.{i}.ln_{n}.{part}"))
    for part in ("weight", "bias"):
        put(f"final_norm.{part}", get(f"ln_f.{part}"))
    put(
        "head.weight",
        state_dict["lm_head.weight"] if "lm_head.weight" in state_dict else get("wte.weight"),
    )
