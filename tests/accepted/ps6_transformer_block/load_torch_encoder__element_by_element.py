import torch


def pairs(block, layer):
    yield block.attention.in_proj_weight, layer.self_attn.in_proj_weight
    yield block.attention.in_proj_bias, layer.self_attn.in_proj_bias
    yield from zip(block.attention.out_proj.parameters(), layer.self_attn.out_proj.parameters())
    yield from zip(block.feed_forward.linear1.parameters(), layer.linear1.parameters())
    yield from zip(block.feed_forward.linear2.parameters(), layer.linear2.parameters())
    yield from zip(block.norm1.parameters(), layer.norm1.parameters())
    yield from zip(block.norm2.parameters(), layer.norm2.parameters())


def copy_all(numbers):
    with torch.no_grad():
        for mine, theirs in numbers:
            for row, source in zip(mine, theirs):
                row[...] = source


def load_torch_encoder(block, layer):
    copy_all(pairs(block, layer))


def load_torch_decoder(block, layer):
    copy_all(pairs(block, layer))
    copy_all(zip(block.cross_attention.parameters(), layer.multihead_attn.parameters()))
    copy_all(zip(block.norm3.parameters(), layer.norm3.parameters()))
