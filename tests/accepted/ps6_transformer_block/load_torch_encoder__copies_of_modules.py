import copy


def load_torch_encoder(block, layer):
    block.attention = copy.deepcopy(layer.self_attn)
    block.norm1, block.norm2 = copy.deepcopy(layer.norm1), copy.deepcopy(layer.norm2)
    block.feed_forward.linear1 = copy.deepcopy(layer.linear1)
    block.feed_forward.linear2 = copy.deepcopy(layer.linear2)


def load_torch_decoder(block, layer):
    load_torch_encoder(block, layer)
    block.cross_attention = copy.deepcopy(layer.multihead_attn)
    block.norm3 = copy.deepcopy(layer.norm3)
