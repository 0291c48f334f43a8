import torch
import torch.nn as nn


def load_torch_encoder(block, layer):
    pass


def load_torch_decoder(block, layer):
    block.attention.load_state_dict(layer.self_attn.state_dict())
    block.cross_attention.load_state_dict(layer.multihead_attn.state_dict())
    for n in ("norm1", "norm2", "norm3"):
        getattr(block, n).load_state_dict(getattr(layer, n).state_dict())
    for n in ("linear1", "linear2"):
        getattr(block.feed_forward, n).load_state_dict(getattr(layer, n).state_dict())
