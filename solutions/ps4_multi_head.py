# ---
# jupyter:
#   jupytext:
#     text_representation:
#       extension: .py
#       format_name: percent
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% given="imports"
import math
from collections.abc import Sequence

import torch
from torch import Tensor, nn

# %% given="checks" tags=["active-ipynb"]
# import checks


# %% given="CausalAttention"
class CausalAttention(nn.Module):
    """(b, T, d_in) -> (b, T, d_out), T ≤ context_length: the class of the third notebook."""

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(diagonal=1)
        self.register_buffer("mask", future)

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[-2]
        queries, keys, values = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = queries @ keys.transpose(-2, -1)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores / math.sqrt(keys.shape[-1]), dim=-1))
        context: Tensor = weights @ values
        return context


# %% exercise="MultiHeadAttentionWrapper"
class MultiHeadAttentionWrapper(nn.Module):
    """(b, T, d_in) -> (b, T, num_heads · d_out), T ≤ context_length"""

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        ### BEGIN SOLUTION
        self.heads = nn.ModuleList(
            CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
            for _ in range(num_heads)
        )
        ### END SOLUTION

    def forward(self, x: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        return torch.cat([head(x) for head in self.heads], dim=-1)
        ### END SOLUTION


# %% check="MultiHeadAttentionWrapper" tags=["active-ipynb"]
# checks.check("MultiHeadAttentionWrapper", MultiHeadAttentionWrapper)


# %% exercise="exercise_3_2"
def exercise_3_2(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    """() -> a layer (b, T, d_in) -> (b, T, 2), with two heads"""
    ### BEGIN SOLUTION
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    ### END SOLUTION


# %% check="exercise_3_2" tags=["active-ipynb"]
# checks.check("exercise_3_2", exercise_3_2)


# %% exercise="element_offset"
def element_offset(index: Sequence[int], strides: Sequence[int]) -> int:
    """offset = sum_k index_k · stride_k"""
    ### BEGIN SOLUTION
    return sum(i * s for i, s in zip(index, strides, strict=True))
    ### END SOLUTION


def contiguous_strides(shape: Sequence[int]) -> tuple[int, ...]:
    """stride_k = product of the sizes that follow axis k"""
    ### BEGIN SOLUTION
    return tuple(math.prod(shape[k + 1 :]) for k in range(len(shape)))
    ### END SOLUTION


# %% check="element_offset" tags=["active-ipynb"]
# checks.check("element_offset", element_offset, contiguous_strides)


# %% exercise="split_heads"
def split_heads(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h), d_h = d_out / H"""
    ### BEGIN SOLUTION
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError(f"{num_heads} heads do not divide {d_out} features")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)
    ### END SOLUTION


# %% check="split_heads" tags=["active-ipynb"]
# checks.check("split_heads", split_heads)


# %% exercise="merge_heads"
def merge_heads(x: Tensor) -> Tensor:
    """(b, H, T, d_h) -> (b, T, H · d_h)"""
    ### BEGIN SOLUTION
    return x.transpose(1, 2).flatten(start_dim=2).contiguous()
    ### END SOLUTION


# %% check="merge_heads" tags=["active-ipynb"]
# checks.check("merge_heads", merge_heads)


# %% given="wrong_splits"
def split_by_view(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h). Wrong: can you show it?"""
    b, T, d_out = x.shape
    return x.reshape(b, num_heads, T, d_out // num_heads)


def split_by_permute(x: Tensor, num_heads: int) -> Tensor:
    """(b, T, d_out) -> (b, H, T, d_h). Wrong as well."""
    b, T, d_out = x.shape
    return x.reshape(b, T, d_out // num_heads, num_heads).permute(0, 3, 1, 2)


# %% exercise="counterexample_heads"
def counterexample_heads() -> tuple[Tensor, int]:
    """() -> x (b, T, d_out), num_heads"""
    ### BEGIN SOLUTION
    return torch.arange(8.0).reshape(1, 2, 4), 2
    ### END SOLUTION


# %% check="counterexample_heads" tags=["active-ipynb"]
# checks.check("counterexample_heads", counterexample_heads)


# %% exercise="MultiHeadAttention"
class MultiHeadAttention(nn.Module):
    """(b, T, d_in) -> (b, T, d_out), T ≤ context_length

    head_h = dropout(softmax(Q_h K_hᵀ / √d_h + M)) V_h; Y = out_proj([head_1, ..., head_H])
    """

    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        ### BEGIN SOLUTION
        if d_out % num_heads:
            raise ValueError(f"{num_heads} heads do not divide {d_out} features")
        self.num_heads = num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        future = torch.ones(context_length, context_length, dtype=torch.bool).triu(diagonal=1)
        self.register_buffer("mask", future)
        ### END SOLUTION

    def forward(self, x: Tensor) -> Tensor:
        ### BEGIN SOLUTION
        T = x.shape[1]
        queries, keys, values = (
            split_heads(layer(x), self.num_heads)
            for layer in (self.W_query, self.W_key, self.W_value)
        )
        scores = queries @ keys.transpose(-2, -1)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores / math.sqrt(keys.shape[-1]), dim=-1))
        output: Tensor = self.out_proj(merge_heads(weights @ values))
        return output
        ### END SOLUTION


# %% check="MultiHeadAttention" tags=["active-ipynb"]
# checks.check("MultiHeadAttention", MultiHeadAttention)


# %% exercise="wrapper_to_multihead"
def wrapper_to_multihead(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    """A wrapper of H heads (d_in -> d_h) -> one layer (d_in -> H · d_h) with the same outputs"""
    ### BEGIN SOLUTION
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, first.mask.shape[0], first.dropout.p, len(heads), qkv_bias=bias
    ).to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer
    ### END SOLUTION


# %% check="wrapper_to_multihead" tags=["active-ipynb"]
# checks.check("wrapper_to_multihead", wrapper_to_multihead)
