NAMES = {
    "attention": "self_attn",
    "cross_attention": "multihead_attn",
    "feed_forward.linear1": "linear1",
    "feed_forward.linear2": "linear2",
}


def _load(block, layer):
    theirs = layer.state_dict()
    state = {}
    for name in block.state_dict():
        module, _, part = name.rpartition(".")
        for mine, their in NAMES.items():
            if module == mine or module.startswith(mine + "."):
                module = their + module[len(mine) :]
                break
        state[name] = theirs[module + "." + part]
    block.load_state_dict(state)


load_torch_encoder = lambda block, layer: _load(block, layer)
load_torch_decoder = lambda block, layer: _load(block, layer)
