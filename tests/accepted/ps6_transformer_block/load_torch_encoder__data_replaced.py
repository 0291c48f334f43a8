def load_torch_encoder(block, layer, pairs=("norm1", "norm2")):
    def take(mine, theirs):
        for parameter, source in zip(mine.parameters(), theirs.parameters()):
            parameter.data = source.data.clone()

    take(block.attention, layer.self_attn)
    take(block.feed_forward.linear1, layer.linear1)
    take(block.feed_forward.linear2, layer.linear2)
    for name in pairs:
        take(getattr(block, name), getattr(layer, name))


def load_torch_decoder(block, layer):
    load_torch_encoder(block, layer, ("norm1", "norm2", "norm3"))
    for parameter, source in zip(
        block.cross_attention.parameters(), layer.multihead_attn.parameters()
    ):
        parameter.data = source.data.clone()
