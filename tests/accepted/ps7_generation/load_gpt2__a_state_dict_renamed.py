import re

import torch

NAMES = {
    "ln_1": "norm1",
    "ln_2": "norm2",
    "attn.c_proj": "attention.out_proj",
    "mlp.c_fc": "feed_forward.linear1",
    "mlp.c_proj": "feed_forward.linear2",
}
TOP = {"wte": "tok_emb", "wpe": "pos_emb", "ln_f": "final_norm", "lm_head": "head"}


def load_gpt2(model, state_dict):
    new = {}
    for name, tensor in state_dict.items():
        name = re.sub(r"^transformer\.", "", name)
        layer, _, part = name.rpartition(".")
        if layer in TOP:
            new[f"{TOP[layer]}.{part}"] = tensor
            continue
        found = re.fullmatch(r"h\.(\d+)\.(.+)", layer)
        if not found or part not in ("weight", "bias"):
            continue
        number, inner = found.groups()
        if inner in NAMES:
            if inner.startswith(("attn", "mlp")) and part == "weight":
                tensor = tensor.t()
            new[f"blocks.{number}.{NAMES[inner]}.{part}"] = tensor
        elif inner == "attn.c_attn":
            for k, piece in zip(("query", "key", "value"), tensor.chunk(3, dim=-1)):
                piece = piece.t() if part == "weight" else piece
                new[f"blocks.{number}.attention.W_{k}.{part}"] = piece
    new.setdefault("head.weight", new["tok_emb.weight"])
    model.load_state_dict(new, strict=False)
