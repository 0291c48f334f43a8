"""Known mistakes of ps4_multi_head, each a small wrong program with three levels of hint.

Keys of the shared list (MH-1) stand where the list has the idea; keys in PS4- are this
assignment's own. Hints stand in hints.py.
"""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841, RET504, RUF059

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor, nn

from autograder.misconceptions.hints import (
    ALL_AXES_REVERSED,
    AXES_OF_ONE_LOST,
    AXES_ORDER,
    AXIS_OF_QUERIES,
    AXIS_ONE,
    BATCH_MIXED,
    BIAS,
    BIASES_ELSEWHERE,
    BIASES_LEFT,
    CHANNELS_FIRST,
    COPIED,
    COUNTEREXAMPLE_SHAPE,
    DEFAULT_DTYPE,
    DIVISIBILITY,
    DROPOUT_ALWAYS,
    DROPOUT_ELSEWHERE,
    DROPOUT_MISSING,
    DROPOUT_RATE,
    ELEMENTWISE,
    EXTRA_PROJECTION,
    FIXED_SIZES,
    FROZEN_AFTER,
    FUTURE_AFTER,
    FUTURE_AND_SELF,
    FUTURE_KIND,
    FUTURE_PARTLY,
    FUTURE_PLUS_INFINITY,
    FUTURE_RENORMALISED,
    FUTURE_SEEN,
    FUTURE_SMALL,
    FUTURE_SOMETIMES,
    FUTURE_TIMES_INFINITY,
    FUTURE_WRONG_SIDE,
    FUTURE_ZERO,
    GLOBAL_MAX,
    GRADIENT_LOST,
    HARD_CODED,
    HEAD_ORDER,
    HEAD_SCALE,
    HEADS_AGREE,
    HEADS_AVERAGED,
    HEADS_BY_VIEW,
    HEADS_IN_A_LIST,
    HEADS_IN_A_ROW,
    HEADS_JOINED_ELSEWHERE,
    HEADS_NOT_MOVED_BACK,
    IDENTITY_PROJECTION,
    IN_PLACE,
    INVISIBLE,
    KEEPDIM,
    LINEAR_TRANSPOSED,
    LIST_OF_MODULES,
    LOGARITHM,
    MASK_LEFT_BEHIND,
    MASK_NOT_CUT,
    MASK_OF_HEADS,
    MEMORY_OF_THE_WRAPPER,
    NO_QUERY,
    NO_SOFTMAX,
    NO_SUPER,
    NOT_CONTIGUOUS,
    NOT_MERGED,
    NOT_THE_NEW_LAYER,
    NOT_THE_WRAPPER,
    NOT_VALUES,
    OFFSET_AXES,
    OFFSET_SUM,
    OFFSET_UNIT,
    ONE_PROJECTION,
    OTHER_EXPONENTIAL,
    OTHER_LAYER_NAMES,
    OUTPUT_PROJECTION,
    OWN_DRAW,
    PACKED_ORDER,
    RESULTS,
    ROLES_SWAPPED,
    SAME_HEAD,
    SCALE_AFTER,
    SCALE_MULTIPLIED,
    SCORES_TRANSPOSED,
    SETTINGS_LOST,
    SETTINGS_OF_EXERCISE_3_2,
    SETTINGS_OF_THE_WRAPPER,
    SOFTMAX_TWICE,
    STACKED_WRONG,
    STRIDES_OF_COLUMNS,
    STRIDES_PRODUCT,
    STRIDES_SHIFTED,
    STRIDES_TAKEN_FOR_GRANTED,
    SUM_NORMALISED,
    TOKEN_SIZE_SPLIT,
    TOKENS_FLATTENED_FIRST,
    TOTAL_SIZE,
    TWO_HEADS_OF_ONE,
    UNSTABLE,
    VIEW_OF_SCATTERED,
    WHOLE_NUMBERS,
    WHOLE_SCALE,
    WRAPPER_CHANGED,
)
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    CausalAttention = MultiHeadAttention = MultiHeadAttentionWrapper = Any
    split_by_view = split_by_permute = batch = Any

MISTAKES = Mistakes()


# 4.1 MultiHeadAttentionWrapper --------------------------------------------------------------------


@MISTAKES.of("MultiHeadAttentionWrapper", "MO-4", family="wrapper-list", **LIST_OF_MODULES)
class MultiHeadAttentionWrapper__python_list(nn.Module):
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
        self.heads = [
            CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
            for _ in range(num_heads)
        ]

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MO-4", family="wrapper-list", **LIST_OF_MODULES)
class MultiHeadAttentionWrapper__tuple_of_heads(nn.Module):
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
        self.heads = tuple(
            CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
            for _ in range(num_heads)
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MO-4", **LIST_OF_MODULES)
class MultiHeadAttentionWrapper__dictionary(nn.Module):
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
        self.heads = {
            h: CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
            for h in range(num_heads)
        }

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttentionWrapper__joined_along_tokens(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", family="wrapper-dim0", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttentionWrapper__joined_along_batch(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=0)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", family="wrapper-dim0", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttentionWrapper__joined_by_default(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads])


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttentionWrapper__summed(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([head(x) for head in self.heads]).sum(dim=0)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttentionWrapper__averaged(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([head(x) for head in self.heads]).mean(dim=0)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttentionWrapper__multiplied(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        y = self.heads[0](x)
        for head in self.heads[1:]:
            y = y * head(x)
        return y


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **NOT_MERGED)
class MultiHeadAttentionWrapper__stacked_last(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **NOT_MERGED)
class MultiHeadAttentionWrapper__stacked_before_last(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([head(x) for head in self.heads], dim=-2)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **NOT_MERGED)
class MultiHeadAttentionWrapper__stacked_first(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([head(x) for head in self.heads])


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **NOT_MERGED)
class MultiHeadAttentionWrapper__stacked_second(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([head(x) for head in self.heads], dim=1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **NOT_MERGED)
class MultiHeadAttentionWrapper__list_returned(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return [head(x) for head in self.heads]


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-6", **NOT_MERGED)
class MultiHeadAttentionWrapper__tuple_returned(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return tuple(head(x) for head in self.heads)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-2", **HEADS_NOT_MOVED_BACK)
class MultiHeadAttentionWrapper__stacked_then_flattened(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        y = torch.stack([head(x) for head in self.heads], dim=1)
        return y.reshape(x.shape[0], x.shape[1], -1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-2", **HEADS_NOT_MOVED_BACK)
class MultiHeadAttentionWrapper__stacked_first_then_flattened(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        y = torch.stack([head(x) for head in self.heads])
        return y.reshape(x.shape[0], x.shape[1], -1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MH-3", **CHANNELS_FIRST)
class MultiHeadAttentionWrapper__interleaved(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.stack([head(x) for head in self.heads], dim=-1).flatten(2)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-head-order", **HEAD_ORDER)
class MultiHeadAttentionWrapper__reversed_heads(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in reversed(self.heads)], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-one-head", family="wrapper-first", **HEADS_IN_A_ROW)
class MultiHeadAttentionWrapper__first_head_only(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return self.heads[0](x)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-one-head", **HEADS_IN_A_ROW)
class MultiHeadAttentionWrapper__last_head_only(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        for head in self.heads:
            y = head(x)
        return y


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-one-head", **HEADS_IN_A_ROW)
class MultiHeadAttentionWrapper__first_head_repeated(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([self.heads[0](x) for _ in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-one-head", family="wrapper-first", **HEADS_IN_A_ROW)
class MultiHeadAttentionWrapper__return_in_the_loop(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        for head in self.heads:
            return head(x)
        return x


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-in-a-row", **HEADS_IN_A_ROW)
class MultiHeadAttentionWrapper__one_after_the_other(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        for head in self.heads:
            x = head(x)
        return x


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-in-a-row", **HEADS_IN_A_ROW)
class MultiHeadAttentionWrapper__chained_and_joined(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        outputs = []
        for head in self.heads:
            x = head(x)
            outputs.append(x)
        return torch.cat(outputs, dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-same-head", family="wrapper-same", **SAME_HEAD)
class MultiHeadAttentionWrapper__same_head_repeated(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)] * num_heads
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-same-head", family="wrapper-same", **SAME_HEAD)
class MultiHeadAttentionWrapper__one_head_in_a_loop(nn.Module):
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
        head = CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
        self.heads = nn.ModuleList([head for _ in range(num_heads)])

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-total-size", **TOTAL_SIZE)
class MultiHeadAttentionWrapper__size_divided(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out // num_heads, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-total-size", **TOTAL_SIZE)
class MultiHeadAttentionWrapper__size_multiplied(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out * num_heads, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__dropout_forgotten(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, context_length, 0.0, qkv_bias) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__dropout_of_a_half(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, context_length, 0.5, qkv_bias) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__dropout_complement(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, 1 - dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__bias_forgotten(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, context_length, dropout) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__bias_always(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, context_length, dropout, True) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__bias_by_default(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = True,
    ) -> None:
        super().__init__()
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__bias_before_dropout(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, qkv_bias, dropout)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__sizes_swapped(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_out, d_in, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__context_of_six(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, 6, dropout, qkv_bias) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__context_of_gpt2(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, 1024, dropout, qkv_bias) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__context_is_size(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, d_in, dropout, qkv_bias) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__context_and_dropout_swapped(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, dropout, context_length, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__context_and_heads_swapped(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, num_heads, dropout, qkv_bias) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-settings", **SETTINGS_LOST)
class MultiHeadAttentionWrapper__dropout_shared_between_heads(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout / num_heads, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-fixed-sizes", **FIXED_SIZES)
class MultiHeadAttentionWrapper__two_heads(nn.Module):
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
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, context_length, dropout, qkv_bias) for _ in range(2)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-fixed-sizes", **FIXED_SIZES)
class MultiHeadAttentionWrapper__one_head_too_many(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads + 1)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-fixed-sizes", **FIXED_SIZES)
class MultiHeadAttentionWrapper__one_head_missing(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(1, num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-fixed-sizes", **FIXED_SIZES)
class MultiHeadAttentionWrapper__two_heads_joined(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([self.heads[0](x), self.heads[1](x)], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-names", **OTHER_LAYER_NAMES)
class MultiHeadAttentionWrapper__other_name(nn.Module):
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
        self.layers = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.layers], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-names", **OTHER_LAYER_NAMES)
class MultiHeadAttentionWrapper__singular_name(nn.Module):
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
        self.head = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.head], dim=-1)


@MISTAKES.of(
    "MultiHeadAttentionWrapper",
    "PS4-names",
    why_hidden="its parameters have the same names, and no visible check looks at the container",
    **OTHER_LAYER_NAMES,
)
class MultiHeadAttentionWrapper__dictionary_of_modules(nn.Module):
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
        self.heads = nn.ModuleDict(
            {
                str(h): CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for h in range(num_heads)
            }
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads.values()], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-extra-projection", **EXTRA_PROJECTION)
class MultiHeadAttentionWrapper__output_projection(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )
        self.out_proj = nn.Linear(num_heads * d_out, num_heads * d_out)

    def forward(self, x: Tensor) -> Tensor:
        return self.out_proj(torch.cat([head(x) for head in self.heads], dim=-1))


@MISTAKES.of("MultiHeadAttentionWrapper", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttentionWrapper__dropout_on_the_output(nn.Module):
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
        self.dropout = nn.Dropout(dropout)
        self.heads = nn.ModuleList(
            [CausalAttention(d_in, d_out, context_length, 0.0, qkv_bias) for _ in range(num_heads)]
        )

    def forward(self, x: Tensor) -> Tensor:
        return self.dropout(torch.cat([head(x) for head in self.heads], dim=-1))


@MISTAKES.of("MultiHeadAttentionWrapper", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttentionWrapper__dropout_twice(nn.Module):
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
        self.dropout = nn.Dropout(dropout)
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return self.dropout(torch.cat([head(x) for head in self.heads], dim=-1))


@MISTAKES.of("MultiHeadAttentionWrapper", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttentionWrapper__dropout_on_the_tokens(nn.Module):
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
        self.dropout = nn.Dropout(dropout)
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        x = self.dropout(x)
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PR-8", family="wrapper-no-grad", **GRADIENT_LOST)
class MultiHeadAttentionWrapper__detached(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x).detach() for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PR-8", **GRADIENT_LOST)
class MultiHeadAttentionWrapper__tokens_detached(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x.detach()) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PR-8", family="wrapper-no-grad", **GRADIENT_LOST)
class MultiHeadAttentionWrapper__no_grad(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of(
    "MultiHeadAttentionWrapper",
    "PR-8",
    why_hidden="no visible call asks for a gradient while dropout falls",
    **GRADIENT_LOST,
)
class MultiHeadAttentionWrapper__detached_in_training(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([self._output_of(head, x) for head in self.heads], dim=-1)

    def _output_of(self, head: CausalAttention, x: Tensor) -> Tensor:
        y = head(x)
        return y.detach() if self.training and head.dropout.p > 0 else y


@MISTAKES.of("MultiHeadAttentionWrapper", "PR-7", **INVISIBLE)
class MultiHeadAttentionWrapper__frozen(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )
        for parameter in self.parameters():
            parameter.requires_grad = False

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MO-8", **NO_SUPER)
class MultiHeadAttentionWrapper__no_super(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = False,
    ) -> None:
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "MO-2", **DEFAULT_DTYPE)
class MultiHeadAttentionWrapper__zeros_filled(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        d_out = self.heads[0].W_query.out_features
        y = torch.zeros(b, T, len(self.heads) * d_out)
        for h, head in enumerate(self.heads):
            y[:, :, h * d_out : (h + 1) * d_out] = head(x)
        return y


@MISTAKES.of("MultiHeadAttentionWrapper", "MO-2", **DEFAULT_DTYPE)
class MultiHeadAttentionWrapper__float32(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1).float()


@MISTAKES.of("MultiHeadAttentionWrapper", "MO-5", **IN_PLACE)
class MultiHeadAttentionWrapper__tokens_scaled_in_place(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            x *= 1.0
            y = torch.cat([head(x) for head in self.heads], dim=-1)
            x *= 0.5
        return torch.cat([head(2 * x) for head in self.heads], dim=-1) + 0 * y


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-draw", **OWN_DRAW)
class MultiHeadAttentionWrapper__own_seed(nn.Module):
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
        torch.manual_seed(123)
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-draw", **OWN_DRAW)
class MultiHeadAttentionWrapper__own_seed_for_each_head(nn.Module):
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
        self.heads = nn.ModuleList()
        for _ in range(num_heads):
            torch.manual_seed(123)
            head = CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
            self.heads.append(head)

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-draw", **OWN_DRAW)
class MultiHeadAttentionWrapper__inserted_in_front(nn.Module):
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
        self.heads = nn.ModuleList()
        for _ in range(num_heads):
            head = CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
            self.heads.insert(0, head)

    def forward(self, x: Tensor) -> Tensor:
        return torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "SC-17", **RESULTS)
class MultiHeadAttentionWrapper__pair_returned(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        outputs = [head(x) for head in self.heads]
        return torch.cat(outputs, dim=-1), outputs


@MISTAKES.of("MultiHeadAttentionWrapper", "PS4-no-return", **RESULTS)
class MultiHeadAttentionWrapper__nothing_returned(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        y = torch.cat([head(x) for head in self.heads], dim=-1)


@MISTAKES.of("MultiHeadAttentionWrapper", "SC-18", **HARD_CODED)
class MultiHeadAttentionWrapper__numbers_of_the_document(nn.Module):
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
        self.heads = nn.ModuleList(
            [
                CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                for _ in range(num_heads)
            ]
        )

    def forward(self, x: Tensor) -> Tensor:
        row = [
            [-0.4519, 0.2216, 0.4772, 0.1063],
            [-0.5874, 0.0058, 0.5891, 0.3257],
            [-0.6300, -0.0632, 0.6202, 0.3860],
            [-0.5675, -0.0843, 0.5478, 0.3589],
            [-0.5526, -0.0981, 0.5321, 0.3428],
            [-0.5299, -0.1081, 0.5077, 0.3493],
        ]
        return torch.tensor([row, row])


# 4.2 exercise_3_2 ---------------------------------------------------------------------------------


@MISTAKES.of("exercise_3_2", "PS4-two-heads-of-one", **TWO_HEADS_OF_ONE)
def exercise_3_2__size_two_heads(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 2, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-two-heads-of-one", family="3.2-one-head", **TWO_HEADS_OF_ONE)
def exercise_3_2__one_head_of_two(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 2, context_length, 0.0, num_heads=1)


@MISTAKES.of("exercise_3_2", "PS4-two-heads-of-one", **TWO_HEADS_OF_ONE)
def exercise_3_2__one_head_of_one(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=1)


@MISTAKES.of("exercise_3_2", "PS4-two-heads-of-one", **TWO_HEADS_OF_ONE)
def exercise_3_2__size_of_four(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 4, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-two-heads-of-one", **TWO_HEADS_OF_ONE)
def exercise_3_2__size_of_input(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, d_in, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-two-heads-of-one", **TWO_HEADS_OF_ONE)
def exercise_3_2__three_heads(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=3)


@MISTAKES.of("exercise_3_2", "PS4-settings", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__dropout_of_a_half(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.5, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-settings", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__dropout_of_a_tenth(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.1, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-settings", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__dropout_of_one(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 1.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-settings", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__with_bias(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, 2, True)


@MISTAKES.of("exercise_3_2", "PS4-settings", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__arguments_swapped(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(context_length, 1, d_in, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-settings", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__size_and_context_swapped(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, context_length, 1, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-settings", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__heads_and_dropout_swapped(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 2, 0.0)


@MISTAKES.of("exercise_3_2", "PS4-settings", family="3.2-one-head", **SETTINGS_OF_EXERCISE_3_2)
def exercise_3_2__heads_and_size_swapped(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 2, context_length, 0.0, 1)


@MISTAKES.of("exercise_3_2", "PS4-fixed-sizes", **FIXED_SIZES)
def exercise_3_2__sizes_of_the_document(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(3, 1, 6, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-fixed-sizes", **FIXED_SIZES)
def exercise_3_2__context_of_the_document(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, 6, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-fixed-sizes", **FIXED_SIZES)
def exercise_3_2__tokens_of_the_document(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(3, 1, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-fixed-sizes", **FIXED_SIZES)
def exercise_3_2__context_of_gpt2(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, 1024, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-not-the-wrapper", **NOT_THE_WRAPPER)
def exercise_3_2__one_causal_attention(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return CausalAttention(d_in, 2, context_length, 0.0)


@MISTAKES.of("exercise_3_2", "PS4-not-the-wrapper", **NOT_THE_WRAPPER)
def exercise_3_2__multi_head_attention(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttention(d_in, 2, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-not-the-wrapper", **NOT_THE_WRAPPER)
def exercise_3_2__output_returned(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    return layer(torch.rand(2, context_length, d_in))


@MISTAKES.of("exercise_3_2", "PS4-not-the-wrapper", **NOT_THE_WRAPPER)
def exercise_3_2__output_on_the_sentence(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)(batch)


@MISTAKES.of("exercise_3_2", "PS4-not-the-wrapper", **NOT_THE_WRAPPER)
def exercise_3_2__shape_returned(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    return layer(torch.rand(2, context_length, d_in)).shape


@MISTAKES.of("exercise_3_2", "PS4-not-the-wrapper", **NOT_THE_WRAPPER)
def exercise_3_2__class_returned(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    return MultiHeadAttentionWrapper


@MISTAKES.of("exercise_3_2", "PS4-not-the-wrapper", **NOT_THE_WRAPPER)
def exercise_3_2__nothing_returned(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-draw", **OWN_DRAW)
def exercise_3_2__own_seed(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    torch.manual_seed(123)
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-draw", **OWN_DRAW)
def exercise_3_2__tried_before_it_is_returned(
    d_in: int, context_length: int
) -> MultiHeadAttentionWrapper:
    MultiHeadAttentionWrapper(d_in, 2, context_length, 0.0, num_heads=2)
    return MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)


@MISTAKES.of("exercise_3_2", "PS4-same-head", **SAME_HEAD)
def exercise_3_2__same_head_twice(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    layer.heads[1] = layer.heads[0]
    return layer


@MISTAKES.of("exercise_3_2", "PR-7", **INVISIBLE)
def exercise_3_2__frozen(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    return layer.requires_grad_(False)


@MISTAKES.of("exercise_3_2", "PS4-evaluation", **NOT_THE_WRAPPER)
def exercise_3_2__float64(d_in: int, context_length: int) -> MultiHeadAttentionWrapper:
    layer = MultiHeadAttentionWrapper(d_in, 1, context_length, 0.0, num_heads=2)
    return layer.double()


# 4.3 element_offset, contiguous_strides -----------------------------------------------------------


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__indices_added(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(index)


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__added_to_strides(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(i + s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__product_of_products(index: Sequence[int], strides: Sequence[int]) -> int:
    return math.prod(i * s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__product_of_sums(index: Sequence[int], strides: Sequence[int]) -> int:
    return math.prod(i + s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__sums_multiplied(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(index) * sum(strides)


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__strides_added(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(strides)


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__powers(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(s**i for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-sum", **OFFSET_SUM)
def element_offset__largest(index: Sequence[int], strides: Sequence[int]) -> int:
    return max((i * s for i, s in zip(index, strides, strict=True)), default=0)


@MISTAKES.of("element_offset", "PS4-offset-axes", family="offset-reversed", **OFFSET_AXES)
def element_offset__strides_reversed(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(i * s for i, s in zip(index, reversed(strides), strict=True))


@MISTAKES.of("element_offset", "PS4-offset-axes", family="offset-reversed", **OFFSET_AXES)
def element_offset__index_reversed(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(i * s for i, s in zip(reversed(index), strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__last_axis_alone(index: Sequence[int], strides: Sequence[int]) -> int:
    return index[-1] * strides[-1] if index else 0


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__first_axis_alone(index: Sequence[int], strides: Sequence[int]) -> int:
    return index[0] * strides[0] if index else 0


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__two_axes(index: Sequence[int], strides: Sequence[int]) -> int:
    return index[0] * strides[0] + index[1] * strides[1]


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__two_axes_and_one(index: Sequence[int], strides: Sequence[int]) -> int:
    return index[0] * strides[0] + index[1]


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__three_axes(index: Sequence[int], strides: Sequence[int]) -> int:
    return index[0] * strides[0] + index[1] * strides[1] + index[2] * strides[2]


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__last_axis_forgotten(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(i * s for i, s in zip(index[:-1], strides[:-1], strict=True))


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__first_axis_forgotten(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(i * s for i, s in zip(index[1:], strides[1:], strict=True))


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__last_stride_taken_as_one(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(i * s for i, s in zip(index[:-1], strides[:-1], strict=True)) + (
        index[-1] if index else 0
    )


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__strides_shifted(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum(i * s for i, s in zip(index, [*strides[1:], 1], strict=True))


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__strides_taken_as_shape(index: Sequence[int], strides: Sequence[int]) -> int:
    offset = 0
    for i, size in zip(index, strides, strict=True):
        offset = offset * size + i
    return offset


@MISTAKES.of("element_offset", "PS4-offset-axes", **OFFSET_AXES)
def element_offset__strides_recomputed(index: Sequence[int], strides: Sequence[int]) -> int:
    offset, stride = 0, 1
    for i, s in zip(reversed(index), reversed(strides), strict=True):
        offset += i * max(stride, s)
        stride = max(stride, s)
    return offset


@MISTAKES.of("element_offset", "PS4-offset-unit", **OFFSET_UNIT)
def element_offset__one_too_far(index: Sequence[int], strides: Sequence[int]) -> int:
    return 1 + sum(i * s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-unit", **OFFSET_UNIT)
def element_offset__counted_from_one(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum((i - 1) * s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-unit", **OFFSET_UNIT)
def element_offset__counted_up_from_one(index: Sequence[int], strides: Sequence[int]) -> int:
    return sum((i + 1) * s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-unit", **OFFSET_UNIT)
def element_offset__bytes_of_float32(index: Sequence[int], strides: Sequence[int]) -> int:
    return 4 * sum(i * s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-offset-unit", **OFFSET_UNIT)
def element_offset__bytes_of_float64(index: Sequence[int], strides: Sequence[int]) -> int:
    return 8 * sum(i * s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-whole-numbers", **WHOLE_NUMBERS)
def element_offset__list_of_products(index: Sequence[int], strides: Sequence[int]) -> int:
    return [i * s for i, s in zip(index, strides, strict=True)]


@MISTAKES.of("element_offset", "PS4-whole-numbers", **WHOLE_NUMBERS)
def element_offset__tuple_of_products(index: Sequence[int], strides: Sequence[int]) -> int:
    return tuple(i * s for i, s in zip(index, strides, strict=True))


@MISTAKES.of("element_offset", "PS4-whole-numbers", **WHOLE_NUMBERS)
def element_offset__float32_product(index: Sequence[int], strides: Sequence[int]) -> int:
    return torch.tensor(index, dtype=torch.float32) @ torch.tensor(strides, dtype=torch.float32)


@MISTAKES.of("element_offset", "PS4-whole-numbers", **WHOLE_NUMBERS)
def element_offset__float_sum(index: Sequence[int], strides: Sequence[int]) -> int:
    return float(sum(i * s for i, s in zip(index, strides, strict=True)))


@MISTAKES.of("element_offset", "PS4-whole-numbers", **WHOLE_NUMBERS)
def element_offset__elementwise_tensor(index: Sequence[int], strides: Sequence[int]) -> int:
    return torch.tensor(index) * torch.tensor(strides)


@MISTAKES.of("element_offset", "SC-18", **HARD_CODED)
def element_offset__strides_of_the_grid(index: Sequence[int], strides: Sequence[int]) -> int:
    return index[0] * 3 + index[1]


@MISTAKES.of(
    "element_offset",
    "PS4-strides-columns",
    family="strides-columns",
    function="contiguous_strides",
    **STRIDES_OF_COLUMNS,
)
def contiguous_strides__by_columns(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[:k]) for k in range(len(shape)))


@MISTAKES.of(
    "element_offset",
    "PS4-strides-columns",
    family="strides-reversed",
    function="contiguous_strides",
    **STRIDES_OF_COLUMNS,
)
def contiguous_strides__reversed_order(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[k + 1 :]) for k in range(len(shape)))[::-1]


@MISTAKES.of(
    "element_offset", "PS4-strides-columns", function="contiguous_strides", **STRIDES_OF_COLUMNS
)
def contiguous_strides__by_columns_reversed(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[:k]) for k in range(len(shape)))[::-1]


@MISTAKES.of(
    "element_offset",
    "PS4-strides-columns",
    family="strides-reversed",
    function="contiguous_strides",
    **STRIDES_OF_COLUMNS,
)
def contiguous_strides__loop_not_reversed(shape: Sequence[int]) -> tuple[int, ...]:
    strides, step = [], 1
    for size in reversed(shape):
        strides.append(step)
        step *= size
    return tuple(strides)


@MISTAKES.of(
    "element_offset",
    "PS4-strides-columns",
    family="strides-columns",
    function="contiguous_strides",
    **STRIDES_OF_COLUMNS,
)
def contiguous_strides__loop_from_the_start(shape: Sequence[int]) -> tuple[int, ...]:
    strides, step = [], 1
    for size in shape:
        strides.append(step)
        step *= size
    return tuple(strides)


@MISTAKES.of(
    "element_offset", "PS4-strides-shifted", function="contiguous_strides", **STRIDES_SHIFTED
)
def contiguous_strides__own_size_included(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[k:]) for k in range(len(shape)))


@MISTAKES.of(
    "element_offset", "PS4-strides-shifted", function="contiguous_strides", **STRIDES_SHIFTED
)
def contiguous_strides__one_missing(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[k + 1 :]) for k in range(len(shape) - 1))


@MISTAKES.of(
    "element_offset", "PS4-strides-shifted", function="contiguous_strides", **STRIDES_SHIFTED
)
def contiguous_strides__one_too_many(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[k:]) for k in range(len(shape) + 1))


@MISTAKES.of(
    "element_offset", "PS4-strides-shifted", function="contiguous_strides", **STRIDES_SHIFTED
)
def contiguous_strides__last_is_zero(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[k + 1 :]) if shape[k + 1 :] else 0 for k in range(len(shape)))


@MISTAKES.of(
    "element_offset", "PS4-strides-shifted", function="contiguous_strides", **STRIDES_SHIFTED
)
def contiguous_strides__last_is_its_size(shape: Sequence[int]) -> tuple[int, ...]:
    strides = [math.prod(shape[k + 1 :]) for k in range(len(shape))]
    if strides:
        strides[-1] = shape[-1]
    return tuple(strides)


@MISTAKES.of(
    "element_offset", "PS4-strides-shifted", function="contiguous_strides", **STRIDES_SHIFTED
)
def contiguous_strides__two_axes_further(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[k + 2 :]) for k in range(len(shape)))


@MISTAKES.of(
    "element_offset", "PS4-strides-shifted", function="contiguous_strides", **STRIDES_SHIFTED
)
def contiguous_strides__last_axis_left_out(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(math.prod(shape[k + 1 : -1]) for k in range(len(shape)))


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__sizes_added(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(shape[k + 1 :]) for k in range(len(shape)))


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__sizes_added_but_last(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(sum(shape[k + 1 :]) or 1 for k in range(len(shape)))


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__next_size_alone(shape: Sequence[int]) -> tuple[int, ...]:
    return (*shape[1:], 1) if shape else ()


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__shape_itself(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(shape)


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__all_ones(shape: Sequence[int]) -> tuple[int, ...]:
    return (1,) * len(shape)


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__last_size_everywhere(shape: Sequence[int]) -> tuple[int, ...]:
    return (*[shape[-1]] * (len(shape) - 1), 1) if shape else ()


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__two_axes_only(shape: Sequence[int]) -> tuple[int, ...]:
    return (shape[1], 1)


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__three_axes_only(shape: Sequence[int]) -> tuple[int, ...]:
    return (shape[1] * shape[2], shape[2], 1)


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__size_one_gets_zero(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(0 if shape[k] == 1 else math.prod(shape[k + 1 :]) for k in range(len(shape)))


@MISTAKES.of(
    "element_offset", "PS4-strides-product", function="contiguous_strides", **STRIDES_PRODUCT
)
def contiguous_strides__powers_of_the_last(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(shape[-1] ** (len(shape) - 1 - k) for k in range(len(shape)))


@MISTAKES.of("element_offset", "PS4-offset-unit", function="contiguous_strides", **OFFSET_UNIT)
def contiguous_strides__bytes_of_float32(shape: Sequence[int]) -> tuple[int, ...]:
    return tuple(4 * math.prod(shape[k + 1 :]) for k in range(len(shape)))


@MISTAKES.of("element_offset", "PS4-offset-unit", function="contiguous_strides", **OFFSET_UNIT)
def contiguous_strides__numpy_bytes(shape: Sequence[int]) -> tuple[int, ...]:
    return np.zeros(shape).strides


@MISTAKES.of("element_offset", "PS4-whole-numbers", function="contiguous_strides", **WHOLE_NUMBERS)
def contiguous_strides__total_divided(shape: Sequence[int]) -> tuple[int, ...]:
    total, strides = math.prod(shape), []
    for size in shape:
        total /= size
        strides.append(total)
    return tuple(strides)


@MISTAKES.of("element_offset", "PS4-whole-numbers", function="contiguous_strides", **WHOLE_NUMBERS)
def contiguous_strides__tensor_of_strides(shape: Sequence[int]) -> tuple[int, ...]:
    return torch.tensor([math.prod(shape[k + 1 :]) for k in range(len(shape))])


@MISTAKES.of("element_offset", "PS4-whole-numbers", function="contiguous_strides", **WHOLE_NUMBERS)
def contiguous_strides__first_stride(shape: Sequence[int]) -> tuple[int, ...]:
    return math.prod(shape[1:])


@MISTAKES.of("element_offset", "SC-18", function="contiguous_strides", **HARD_CODED)
def contiguous_strides__strides_of_the_grid(shape: Sequence[int]) -> tuple[int, ...]:
    return (3, 1)


# 4.4 split_heads ----------------------------------------------------------------------------------


@MISTAKES.of("split_heads", "MH-1", family="split-view", **HEADS_BY_VIEW)
def split_heads__view_at_once(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, num_heads, T, d_h)


@MISTAKES.of("split_heads", "MH-1", family="split-view", **HEADS_BY_VIEW)
def split_heads__reshape_at_once(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.reshape(b, num_heads, T, d_h)


@MISTAKES.of("split_heads", "MH-1", **HEADS_BY_VIEW)
def split_heads__transposed_tokens_viewed(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.transpose(1, 2).reshape(b, num_heads, T, d_h)


@MISTAKES.of("split_heads", "MH-1", **HEADS_BY_VIEW)
def split_heads__viewed_then_swapped(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, num_heads, d_h, T).transpose(2, 3)


@MISTAKES.of("split_heads", "MH-1", family="split-view", **HEADS_BY_VIEW)
def split_heads__tokens_cut(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return torch.stack(x.reshape(b, num_heads * T, d_h).chunk(num_heads, 1), 1)


@MISTAKES.of("split_heads", "MH-3", family="split-channels", **CHANNELS_FIRST)
def split_heads__channels_first(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, d_h, num_heads).permute(0, 3, 1, 2)


@MISTAKES.of("split_heads", "MH-3", family="split-channels", **CHANNELS_FIRST)
def split_heads__one_in_h(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return torch.stack([x[:, :, h::num_heads] for h in range(num_heads)], dim=1)


@MISTAKES.of("split_heads", "MH-3", **CHANNELS_FIRST)
def split_heads__channels_first_transposed(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, d_h, num_heads).transpose(1, 3)


@MISTAKES.of("split_heads", "MH-3", family="split-sizes-swapped", **CHANNELS_FIRST)
def split_heads__sizes_swapped(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, d_h, num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-axes", family="split-not-transposed", **AXES_ORDER)
def split_heads__not_transposed(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h)


@MISTAKES.of("split_heads", "PS4-axes", **AXES_ORDER)
def split_heads__last_axes_swapped(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(2, 3)


@MISTAKES.of("split_heads", "PS4-axes", **AXES_ORDER)
def split_heads__tokens_last(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).permute(0, 2, 3, 1)


@MISTAKES.of("split_heads", "PS4-axes", **AXES_ORDER)
def split_heads__tokens_and_components_swapped(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(1, 3)


@MISTAKES.of("split_heads", "PS4-axes", **AXES_ORDER)
def split_heads__heads_before_batch(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).permute(2, 0, 1, 3)


@MISTAKES.of("split_heads", "PS4-axes", **AXES_ORDER)
def split_heads__heads_in_the_batch(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(1, 2).reshape(b * num_heads, T, d_h)


@MISTAKES.of("split_heads", "PS4-axes", **AXES_ORDER)
def split_heads__batch_and_tokens_swapped(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(0, 1)


@MISTAKES.of("split_heads", "PS4-axes", family="split-not-transposed", **AXES_ORDER)
def split_heads__transposed_twice(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(1, 2).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-not-one-tensor", **HEADS_IN_A_LIST)
def split_heads__list_of_heads(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return list(x.chunk(num_heads, dim=-1))


@MISTAKES.of("split_heads", "PS4-not-one-tensor", **HEADS_IN_A_LIST)
def split_heads__tuple_of_heads(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.chunk(num_heads, dim=-1)


@MISTAKES.of("split_heads", "PS4-head-order", **HEAD_ORDER)
def split_heads__heads_flipped(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(1, 2).flip(1)


@MISTAKES.of("split_heads", "PS4-copy", family="split-copy", **COPIED)
def split_heads__made_contiguous(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(1, 2).contiguous()


@MISTAKES.of("split_heads", "PS4-copy", family="split-copy", **COPIED)
def split_heads__cloned(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.clone().view(b, T, num_heads, d_h).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-copy", family="split-copy", **COPIED)
def split_heads__stacked(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return torch.stack(x.chunk(num_heads, dim=-1), dim=1)


@MISTAKES.of("split_heads", "PS4-copy", family="split-copy", **COPIED)
def split_heads__filled_head_by_head(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    heads = x.new_empty(b, num_heads, T, d_h)
    for h in range(num_heads):
        heads[:, h] = x[:, :, h * d_h : (h + 1) * d_h]
    return heads


@MISTAKES.of("split_heads", "PS4-copy", family="split-copy", **COPIED)
def split_heads__product_by_one(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return 1.0 * x.view(b, T, num_heads, d_h).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-copy", family="split-copy", **COPIED)
def split_heads__einsum_with_identity(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    eye = torch.eye(d_out, dtype=x.dtype, device=x.device).view(num_heads, d_h, d_out)
    return torch.einsum("btd,hed->bhte", x, eye)


@MISTAKES.of(
    "split_heads",
    "PS4-copy",
    why_hidden="no visible call gives an x that is not contiguous",
    **COPIED,
)
def split_heads__contiguous_first(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.contiguous().view(b, T, num_heads, d_h).transpose(1, 2)


@MISTAKES.of(
    "split_heads",
    "MH-4",
    why_hidden="no visible call gives an x that is not contiguous",
    **TOKENS_FLATTENED_FIRST,
)
def split_heads__tokens_flattened_first(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b * T, num_heads, d_h).view(b, T, num_heads, d_h).transpose(1, 2)


@MISTAKES.of(
    "split_heads",
    "PS4-memory-order",
    why_hidden="no visible call gives an x that is not contiguous",
    **STRIDES_TAKEN_FOR_GRANTED,
)
def split_heads__strides_of_a_contiguous_input(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.as_strided((b, num_heads, T, d_h), (T * d_out, d_h, d_out, 1))


@MISTAKES.of(
    "split_heads",
    "PS4-memory-order",
    why_hidden="no visible call gives an x that is not contiguous",
    **STRIDES_TAKEN_FOR_GRANTED,
)
def split_heads__last_stride_of_one(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    by_sentence, by_token, _ = x.stride()
    return x.as_strided((b, num_heads, T, d_h), (by_sentence, d_h, by_token, 1))


@MISTAKES.of("split_heads", "MO-5", **IN_PLACE)
def split_heads__resized_in_place(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    x.resize_(b, T, num_heads, d_h)
    return x.transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", family="split-unchecked", **DIVISIBILITY)
def split_heads__no_check(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__no_check_and_minus_one(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    return x.view(b, T, num_heads, -1).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__no_check_and_reshape(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    return x.reshape(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__unflattened(x: Tensor, num_heads: int) -> Tensor:
    return x.unflatten(-1, (num_heads, -1)).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__remainder_dropped(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    d_h = d_out // num_heads
    x = x[:, :, : num_heads * d_h]
    return x.unflatten(2, (num_heads, d_h)).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__assertion(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    assert d_out % num_heads == 0, "num_heads must divide d_out"
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__other_error(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise RuntimeError("num_heads must divide d_out")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__none_returned(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        return None
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", family="split-unchecked", **DIVISIBILITY)
def split_heads__message_printed(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        print("num_heads must divide d_out")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__tokens_divided(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if T % num_heads:
        raise ValueError("num_heads must divide d_out")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__other_way_round(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if num_heads % d_out:
        raise ValueError("num_heads must divide d_out")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__size_compared(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if num_heads > d_out:
        raise ValueError("too many heads")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "MH-13", **DIVISIBILITY)
def split_heads__all_numbers_divided(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if x.numel() % num_heads:
        raise ValueError("num_heads must divide d_out")
    return x.view(b, T, num_heads, d_out // num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-fixed-sizes", **FIXED_SIZES)
def split_heads__two_heads(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, 2, d_out // 2).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-fixed-sizes", **FIXED_SIZES)
def split_heads__size_one(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, 1).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-fixed-sizes", family="split-sizes-swapped", **FIXED_SIZES)
def split_heads__head_size_given(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, -1, num_heads).transpose(1, 2)


@MISTAKES.of("split_heads", "PR-8", family="split-detached", **GRADIENT_LOST)
def split_heads__detached(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.detach().view(b, T, num_heads, d_h).transpose(1, 2)


@MISTAKES.of("split_heads", "PR-8", family="split-detached", **GRADIENT_LOST)
def split_heads__data(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.data.view(b, T, num_heads, d_h).transpose(1, 2)


@MISTAKES.of("split_heads", "MO-2", **DEFAULT_DTYPE)
def split_heads__float32(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.float().view(b, T, num_heads, d_h).transpose(1, 2)


@MISTAKES.of("split_heads", "PS4-squeezed", **AXES_OF_ONE_LOST)
def split_heads__squeezed(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x.view(b, T, num_heads, d_h).transpose(1, 2).squeeze()


@MISTAKES.of("split_heads", "SC-16", **AXES_ORDER)
def split_heads__tokens_repeated(x: Tensor, num_heads: int) -> Tensor:
    b, T, d_out = x.shape
    if d_out % num_heads:
        raise ValueError("num_heads must divide d_out")
    d_h = d_out // num_heads
    return x[:, None].expand(b, num_heads, T, d_out)


# 4.5 merge_heads ----------------------------------------------------------------------------------


@MISTAKES.of("merge_heads", "MH-2", family="merge-flat", **HEADS_NOT_MOVED_BACK)
def merge_heads__not_transposed(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-2", family="merge-flat", **HEADS_NOT_MOVED_BACK)
def merge_heads__contiguous_view(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.contiguous().view(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-2", **HEADS_NOT_MOVED_BACK)
def merge_heads__view(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.view(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-2", **HEADS_NOT_MOVED_BACK)
def merge_heads__two_last_swapped(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(2, 3).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-2", **HEADS_NOT_MOVED_BACK)
def merge_heads__heads_last_then_back(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 3).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-2", **HEADS_NOT_MOVED_BACK)
def merge_heads__batch_and_heads_swapped(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(0, 1).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-3", family="merge-channels", **CHANNELS_FIRST)
def merge_heads__channels_first(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.permute(0, 2, 3, 1).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-3", family="merge-channels", **CHANNELS_FIRST)
def merge_heads__interleaved(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return torch.stack(list(x.unbind(1)), dim=-1).flatten(2)


@MISTAKES.of("merge_heads", "MH-4", **VIEW_OF_SCATTERED)
def merge_heads__view_after_transpose(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 2).view(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-4", **VIEW_OF_SCATTERED)
def merge_heads__contiguous_too_early(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.contiguous().transpose(1, 2).view(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MH-6", **HEADS_JOINED_ELSEWHERE)
def merge_heads__summed(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.sum(dim=1)


@MISTAKES.of("merge_heads", "MH-6", **HEADS_JOINED_ELSEWHERE)
def merge_heads__averaged(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.mean(dim=1)


@MISTAKES.of("merge_heads", "MH-6", **HEADS_JOINED_ELSEWHERE)
def merge_heads__joined_along_tokens(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return torch.cat(x.unbind(1), dim=1)


@MISTAKES.of("merge_heads", "MH-6", **HEADS_JOINED_ELSEWHERE)
def merge_heads__joined_along_batch(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return torch.cat(x.unbind(1), dim=0)


@MISTAKES.of("merge_heads", "MH-6", **HEADS_JOINED_ELSEWHERE)
def merge_heads__heads_and_tokens_flattened(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.flatten(1, 2)


@MISTAKES.of("merge_heads", "MH-6", **HEADS_JOINED_ELSEWHERE)
def merge_heads__largest(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.amax(dim=1)


@MISTAKES.of("merge_heads", "PS4-not-merged", family="merge-transposed", **NOT_MERGED)
def merge_heads__transposed_only(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 2)


@MISTAKES.of("merge_heads", "PS4-not-merged", family="merge-transposed", **NOT_MERGED)
def merge_heads__transposed_and_contiguous(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 2).contiguous()


@MISTAKES.of("merge_heads", "PS4-not-merged", **NOT_MERGED)
def merge_heads__list_of_heads(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return list(x.unbind(1))


@MISTAKES.of("merge_heads", "PS4-not-merged", **NOT_MERGED)
def merge_heads__flat_tokens(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 2).reshape(b * T, H * d_h)


@MISTAKES.of("merge_heads", "PS4-not-merged", **NOT_MERGED)
def merge_heads__tokens_last(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(2, 3).reshape(b, H * d_h, T)


@MISTAKES.of("merge_heads", "PS4-not-merged", **NOT_MERGED)
def merge_heads__squeezed(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 2).reshape(b, T, H * d_h).squeeze()


@MISTAKES.of("merge_heads", "PS4-not-contiguous", family="merge-scattered", **NOT_CONTIGUOUS)
def merge_heads__transposed_at_the_end(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(2, 3).reshape(b, H * d_h, T).transpose(1, 2)


@MISTAKES.of("merge_heads", "PS4-not-contiguous", family="merge-scattered", **NOT_CONTIGUOUS)
def merge_heads__batch_moved_at_the_end(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.permute(2, 0, 1, 3).reshape(T, b, H * d_h).transpose(0, 1)


@MISTAKES.of("merge_heads", "PS4-not-contiguous", family="merge-scattered", **NOT_CONTIGUOUS)
def merge_heads__heads_joined_on_a_transposed_axis(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return torch.cat([head.mT for head in x.unbind(1)], dim=1).mT


@MISTAKES.of("merge_heads", "PS4-head-order", family="merge-reversed", **HEAD_ORDER)
def merge_heads__heads_reversed(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return torch.cat(list(reversed(x.unbind(1))), dim=-1)


@MISTAKES.of("merge_heads", "PS4-head-order", family="merge-reversed", **HEAD_ORDER)
def merge_heads__heads_flipped(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.flip(1).transpose(1, 2).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "PS4-head-order", **HEAD_ORDER)
def merge_heads__components_flipped(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 2).reshape(b, T, H * d_h).flip(-1)


@MISTAKES.of("merge_heads", "PS4-fixed-sizes", **FIXED_SIZES)
def merge_heads__two_heads(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return torch.cat([x[:, 0], x[:, 1]], dim=-1)


@MISTAKES.of("merge_heads", "PS4-fixed-sizes", **FIXED_SIZES)
def merge_heads__first_head_alone(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x[:, 0]


@MISTAKES.of("merge_heads", "PS4-fixed-sizes", **FIXED_SIZES)
def merge_heads__size_two(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.transpose(1, 2).reshape(b, T, 2)


@MISTAKES.of("merge_heads", "PR-8", family="merge-detached", **GRADIENT_LOST)
def merge_heads__detached(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.detach().transpose(1, 2).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "PR-8", family="merge-detached", **GRADIENT_LOST)
def merge_heads__data(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.data.transpose(1, 2).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "PR-8", family="merge-detached", **GRADIENT_LOST)
def merge_heads__rebuilt_from_lists(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    rows = x.transpose(1, 2).reshape(b, T, H * d_h).tolist()
    return torch.tensor(rows, dtype=x.dtype, device=x.device)


@MISTAKES.of("merge_heads", "MO-2", family="merge-float32", **DEFAULT_DTYPE)
def merge_heads__zeros_filled(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    y = torch.zeros(b, T, H * d_h)
    for h in range(H):
        y[:, :, h * d_h : (h + 1) * d_h] = x[:, h]
    return y


@MISTAKES.of("merge_heads", "MO-2", family="merge-float32", **DEFAULT_DTYPE)
def merge_heads__float32(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.float().transpose(1, 2).reshape(b, T, H * d_h)


@MISTAKES.of("merge_heads", "MO-5", **IN_PLACE)
def merge_heads__transposed_in_place(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    y = x.transpose(1, 2).reshape(b, T, H * d_h)
    with torch.no_grad():
        x.zero_()
    return y.clone()


@MISTAKES.of("merge_heads", "MO-5", **IN_PLACE)
def merge_heads__axes_swapped_in_place(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    x.transpose_(1, 2)
    return x.contiguous().view(b, T, H * d_h)


# 4.8 counterexample_heads -------------------------------------------------------------------------


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__one_head() -> tuple[Tensor, int]:
    return torch.arange(8.0).reshape(1, 2, 4), 1


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__one_token() -> tuple[Tensor, int]:
    return torch.arange(8.0).reshape(2, 1, 4), 2


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__one_component_a_head() -> tuple[Tensor, int]:
    return torch.arange(12.0).reshape(2, 3, 2), 2


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__two_tokens_of_two() -> tuple[Tensor, int]:
    return torch.arange(4.0).reshape(1, 2, 2), 2


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__ones() -> tuple[Tensor, int]:
    return torch.ones(2, 3, 4), 2


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__zeros() -> tuple[Tensor, int]:
    return torch.zeros(2, 3, 4), 2


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__same_tokens() -> tuple[Tensor, int]:
    return torch.arange(4.0).expand(2, 1, 4), 2


@MISTAKES.of("counterexample_heads", "PS4-heads-agree", **HEADS_AGREE)
def counterexample_heads__document_sizes() -> tuple[Tensor, int]:
    return torch.arange(24.0).reshape(2, 6, 2), 2


@MISTAKES.of("counterexample_heads", "PS4-counterexample-shape", **COUNTEREXAMPLE_SHAPE)
def counterexample_heads__tensor_alone() -> tuple[Tensor, int]:
    return torch.arange(8.0).reshape(1, 2, 4)


@MISTAKES.of("counterexample_heads", "PS4-counterexample-shape", **COUNTEREXAMPLE_SHAPE)
def counterexample_heads__other_order() -> tuple[Tensor, int]:
    return 2, torch.arange(8.0).reshape(1, 2, 4)


@MISTAKES.of("counterexample_heads", "PS4-counterexample-shape", **COUNTEREXAMPLE_SHAPE)
def counterexample_heads__no_batch() -> tuple[Tensor, int]:
    return torch.arange(8.0).reshape(2, 4), 2


@MISTAKES.of("counterexample_heads", "PS4-counterexample-shape", **COUNTEREXAMPLE_SHAPE)
def counterexample_heads__already_split() -> tuple[Tensor, int]:
    return torch.arange(8.0).reshape(1, 2, 2, 2), 2


@MISTAKES.of("counterexample_heads", "PS4-counterexample-shape", **COUNTEREXAMPLE_SHAPE)
def counterexample_heads__heads_do_not_divide() -> tuple[Tensor, int]:
    return torch.arange(8.0).reshape(1, 2, 4), 3


@MISTAKES.of("counterexample_heads", "PS4-counterexample-shape", **COUNTEREXAMPLE_SHAPE)
def counterexample_heads__both_splits() -> tuple[Tensor, int]:
    x = torch.arange(8.0).reshape(1, 2, 4)
    return split_by_view(x, 2), split_by_permute(x, 2)


@MISTAKES.of("counterexample_heads", "PS4-counterexample-shape", **COUNTEREXAMPLE_SHAPE)
def counterexample_heads__shape_only() -> tuple[Tensor, int]:
    return (1, 2, 4), 2


# 4.6 MultiHeadAttention ---------------------------------------------------------------------------


@MISTAKES.of("MultiHeadAttention", "MH-1", **HEADS_BY_VIEW)
class MultiHeadAttention__view_at_once(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, H, T, d_h)
        k = k.view(b, H, T, d_h)
        v = v.view(b, H, T, d_h)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-1", **HEADS_BY_VIEW)
class MultiHeadAttention__view_at_once_and_flat(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, H, T, d_h)
        k = k.view(b, H, T, d_h)
        v = v.view(b, H, T, d_h)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-1", **HEADS_BY_VIEW)
class MultiHeadAttention__values_viewed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, H, T, d_h)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-1", **HEADS_BY_VIEW)
class MultiHeadAttention__keys_viewed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, H, T, d_h)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-1", **HEADS_BY_VIEW)
class MultiHeadAttention__queries_viewed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, H, T, d_h)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-1", **HEADS_BY_VIEW)
class MultiHeadAttention__queries_and_keys_viewed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, H, T, d_h)
        k = k.view(b, H, T, d_h)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-2", **HEADS_NOT_MOVED_BACK)
class MultiHeadAttention__not_transposed_back(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-3", **CHANNELS_FIRST)
class MultiHeadAttention__channels_first(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, d_h, H).permute(0, 3, 1, 2)
        k = k.view(b, T, d_h, H).permute(0, 3, 1, 2)
        v = v.view(b, T, d_h, H).permute(0, 3, 1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-3", **CHANNELS_FIRST)
class MultiHeadAttention__queries_and_keys_channels_first(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, d_h, H).permute(0, 3, 1, 2)
        k = k.view(b, T, d_h, H).permute(0, 3, 1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-3", **CHANNELS_FIRST)
class MultiHeadAttention__merged_channels_first(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).permute(0, 2, 3, 1).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-3", **CHANNELS_FIRST)
class MultiHeadAttention__channels_first_both_ways(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, d_h, H).permute(0, 3, 1, 2)
        k = k.view(b, T, d_h, H).permute(0, 3, 1, 2)
        v = v.view(b, T, d_h, H).permute(0, 3, 1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).permute(0, 2, 3, 1).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-3", **CHANNELS_FIRST)
class MultiHeadAttention__sizes_swapped(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, d_h, H).transpose(1, 2)
        k = k.view(b, T, d_h, H).transpose(1, 2)
        v = v.view(b, T, d_h, H).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(H)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-4", **VIEW_OF_SCATTERED)
class MultiHeadAttention__view_after_transpose(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).view(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttention__heads_joined_along_tokens(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = torch.cat((weights @ v).unbind(1), dim=1)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttention__heads_summed_and_projected(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).sum(dim=1)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttention__heads_averaged_and_projected(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).mean(dim=1)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-6", **HEADS_JOINED_ELSEWHERE)
class MultiHeadAttention__heads_averaged_and_repeated(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).mean(dim=1).repeat(1, 1, H)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-head-order", **HEAD_ORDER)
class MultiHeadAttention__heads_reversed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).flip(1).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-axes", **AXES_ORDER)
class MultiHeadAttention__not_transposed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h)
        k = k.view(b, T, H, d_h)
        v = v.view(b, T, H, d_h)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-axes", **AXES_ORDER)
class MultiHeadAttention__not_split_scaled_whole(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2) / math.sqrt(H * d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = weights @ v
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-8", **HEAD_SCALE)
class MultiHeadAttention__root_of_whole(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(H * d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-8", **HEAD_SCALE)
class MultiHeadAttention__root_of_heads(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(H)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-8", family="mha-no-scale", **HEAD_SCALE)
class MultiHeadAttention__no_scale(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-1", family="mha-no-scale", **HEAD_SCALE)
class MultiHeadAttention__scale_forgotten(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-2", family="mha-by-size", **WHOLE_SCALE)
class MultiHeadAttention__divided_by_size(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / d_h
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-4", **HEAD_SCALE)
class MultiHeadAttention__root_of_tokens(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(T)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-4", **HEAD_SCALE)
class MultiHeadAttention__root_of_token_size(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(x.shape[-1])
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-4", **HEAD_SCALE)
class MultiHeadAttention__root_of_context_length(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(len(self.mask))
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-5", **SCALE_AFTER)
class MultiHeadAttention__scale_after(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1) / math.sqrt(d_h))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-scale-multiplied", **SCALE_MULTIPLIED)
class MultiHeadAttention__multiplied(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) * math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-scale-multiplied", family="mha-by-size", **SCALE_MULTIPLIED)
class MultiHeadAttention__scaled_twice(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class MultiHeadAttention__not_applied(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return y


@MISTAKES.of("MultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class MultiHeadAttention__not_created(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return y


@MISTAKES.of("MultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class MultiHeadAttention__no_bias(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out, bias=False)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class MultiHeadAttention__bias_of_projections(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class MultiHeadAttention__transposed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return y @ self.out_proj.weight + self.out_proj.bias


@MISTAKES.of("MultiHeadAttention", "MH-9", **OUTPUT_PROJECTION)
class MultiHeadAttention__one_for_each_head(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(self.head_dim, self.head_dim)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = self.out_proj(weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return y


@MISTAKES.of("MultiHeadAttention", "MH-13", family="mha-unchecked", **DIVISIBILITY)
class MultiHeadAttention__no_check(nn.Module):
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
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-13", **DIVISIBILITY)
class MultiHeadAttention__token_size_checked(nn.Module):
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
        if d_in % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-13", **DIVISIBILITY)
class MultiHeadAttention__token_size_asserted(nn.Module):
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
        assert d_in % num_heads == 0, "d_out must be divisible by num_heads"
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-13", **DIVISIBILITY)
class MultiHeadAttention__token_size_checked_as_printed(nn.Module):
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
        if d_in % num_heads != 0:
            raise ValueError("d_out must be divisible by num_heads")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-13", **TOKEN_SIZE_SPLIT)
class MultiHeadAttention__token_size_split(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_in // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-13", **TOKEN_SIZE_SPLIT)
class MultiHeadAttention__projection_of_token_size(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_in, d_in)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-13", **DIVISIBILITY)
class MultiHeadAttention__other_error(nn.Module):
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
        if d_out % num_heads:
            raise RuntimeError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-11", **PACKED_ORDER)
class MultiHeadAttention__packed_head_by_head(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        packed = torch.cat([self.W_query(x), self.W_key(x), self.W_value(x)], dim=-1)
        q, k, v = packed.view(b, T, H, 3, d_h).permute(3, 0, 2, 1, 4)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-11", family="mha-qv", **PACKED_ORDER)
class MultiHeadAttention__packed_values_first(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        packed = torch.cat([self.W_query(x), self.W_key(x), self.W_value(x)], dim=-1)
        v, k, q = packed.chunk(3, dim=-1)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-14", **MASK_OF_HEADS)
class MultiHeadAttention__mask_of_three_axes(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        mask = self.mask[:T, :T].expand(b, T, T)
        scores = scores.masked_fill(mask, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MH-14", **MASK_OF_HEADS)
class MultiHeadAttention__mask_on_queries_and_heads(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        mask = self.mask[:T, :T].unsqueeze(1)
        scores = scores.masked_fill(mask, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-1", family="mha-no-mask", **FUTURE_SEEN)
class MultiHeadAttention__no_mask(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-9", family="mha-no-mask", **FUTURE_SEEN)
class MultiHeadAttention__result_dropped(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-2", family="mha-zero", **FUTURE_ZERO)
class MultiHeadAttention__filled_with_zero(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], 0)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-3", family="mha-zero", **FUTURE_ZERO)
class MultiHeadAttention__filled_with_almost_zero(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], 1e-9)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-3", family="mha-zero", **FUTURE_ZERO)
class MultiHeadAttention__filled_with_minus_epsilon(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -1e-9)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-5", family="mha-zero", **FUTURE_ZERO)
class MultiHeadAttention__multiplied_by_tril(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores * (~self.mask[:T, :T])
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-4", **FUTURE_PLUS_INFINITY)
class MultiHeadAttention__plus_infinity(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-6", **FUTURE_TIMES_INFINITY)
class MultiHeadAttention__times_minus_infinity(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores + self.mask[:T, :T] * -math.inf
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-7", **FUTURE_AFTER)
class MultiHeadAttention__after_softmax(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        weights = torch.softmax(scores, dim=-1) * (~self.mask[:T, :T])
        weights = self.dropout(weights)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-7", **FUTURE_RENORMALISED)
class MultiHeadAttention__after_softmax_renormalised(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        weights = torch.softmax(scores, dim=-1) * (~self.mask[:T, :T])
        weights = self.dropout(weights / weights.sum(dim=-1, keepdim=True))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-10", family="mha-diagonal", **FUTURE_AND_SELF)
class MultiHeadAttention__diagonal_hidden(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(0).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-10", family="mha-diagonal", **FUTURE_AND_SELF)
class MultiHeadAttention__diagonal_by_default(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu().bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-12", family="mha-transposed", **FUTURE_WRONG_SIDE)
class MultiHeadAttention__past_hidden(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).tril(-1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-12", family="mha-transposed", **FUTURE_WRONG_SIDE)
class MultiHeadAttention__mask_transposed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T].T, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-13", family="mha-inverted", **FUTURE_WRONG_SIDE)
class MultiHeadAttention__past_and_self_hidden(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).tril().bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-13", family="mha-inverted", **FUTURE_WRONG_SIDE)
class MultiHeadAttention__mask_inverted(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(~self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-13", **FUTURE_WRONG_SIDE)
class MultiHeadAttention__mask_of_torch_inverted(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        rate = self.dropout.p if self.training else 0.0
        y = nn.functional.scaled_dot_product_attention(
            q, k, v, attn_mask=self.mask[:T, :T], dropout_p=rate
        )
        y = y.transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-14", **FUTURE_SMALL)
class MultiHeadAttention__minus_ten(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -10.0)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-14", **FUTURE_SMALL)
class MultiHeadAttention__minus_thousand(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -1e3)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-14", **FUTURE_SMALL)
class MultiHeadAttention__minus_ten_thousand(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -1e4)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-15", **FUTURE_KIND)
class MultiHeadAttention__mask_of_numbers(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1))

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-17", **FUTURE_SOMETIMES)
class MultiHeadAttention__full_length_only(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        if len(self.mask) == T:
            scores = scores.masked_fill(self.mask, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-20", **FUTURE_PARTLY)
class MultiHeadAttention__first_sentence_only(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        hidden = scores.clone()
        hidden[0] = scores[0].masked_fill(self.mask[:T, :T], -math.inf)
        scores = hidden
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MK-20", **FUTURE_PARTLY)
class MultiHeadAttention__first_head_only(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        hidden = scores.clone()
        hidden[:, 0] = scores[:, 0].masked_fill(self.mask[:T, :T], -math.inf)
        scores = hidden
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", family="mha-context-dropped", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_on_the_context(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = self.dropout(weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_on_the_output(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.dropout(self.out_proj(y))


@MISTAKES.of("MultiHeadAttention", "DO-1", family="mha-context-dropped", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_before_the_projection(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(self.dropout(y))


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_on_the_scores(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = self.dropout(scores)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_on_the_masked_scores(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(self.dropout(scores), dim=-1)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_on_the_values(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = (weights @ self.dropout(v)).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_on_the_keys(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.dropout(self.W_key(x)), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_on_the_tokens(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        x = self.dropout(x)
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__dropout_twice(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.dropout(self.out_proj(y))


@MISTAKES.of("MultiHeadAttention", "DO-2", family="mha-always", **DROPOUT_ALWAYS)
class MultiHeadAttention__functional_always_active(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.rate = dropout
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = nn.functional.dropout(torch.softmax(scores, dim=-1), self.rate)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-2", **DROPOUT_ALWAYS)
class MultiHeadAttention__evaluation_only(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.rate = dropout
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = nn.functional.dropout(torch.softmax(scores, -1), self.rate, not self.training)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-3", **DROPOUT_RATE)
class MultiHeadAttention__survivors_not_scaled(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.rate = dropout
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        if self.training:
            weights = weights * (torch.rand_like(weights) >= self.rate)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-3", **DROPOUT_RATE)
class MultiHeadAttention__kept_with_the_rate(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.rate = dropout
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        if self.training and self.rate > 0:
            weights = weights * (torch.rand_like(weights) < self.rate) / self.rate
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-3", **DROPOUT_RATE)
class MultiHeadAttention__complement(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(1 - dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-3", **DROPOUT_RATE)
class MultiHeadAttention__scaled_in_evaluation(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.rate = dropout
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        if self.training:
            weights = weights * (torch.rand_like(weights) >= self.rate)
        else:
            weights = weights * (1 - self.rate)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-3", family="mha-half", **DROPOUT_RATE)
class MultiHeadAttention__rate_of_a_half(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(0.5)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-3", **DROPOUT_RATE)
class MultiHeadAttention__rate_of_a_tenth(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(0.1)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-no-dropout", family="mha-no-dropout", **DROPOUT_MISSING)
class MultiHeadAttention__dropout_missing(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-no-dropout", family="mha-no-dropout", **DROPOUT_MISSING)
class MultiHeadAttention__dropout_result_dropped(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        self.dropout(weights)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "DO-1", **DROPOUT_ELSEWHERE)
class MultiHeadAttention__same_draw_for_all_heads(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.rate = dropout
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        if self.training:
            kept = nn.functional.dropout(torch.ones_like(weights[:, :1]), self.rate)
            weights = weights * kept
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-1", family="mha-no-buffer", **MASK_LEFT_BEHIND)
class MultiHeadAttention__plain_attribute(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.mask = torch.ones(context_length, context_length).triu(1).bool()

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-2", family="mha-no-buffer", **MASK_LEFT_BEHIND)
class MultiHeadAttention__mask_made_in_forward(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        mask = torch.ones(T, T).triu(1).bool()
        scores = scores.masked_fill(mask, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-2", family="mha-no-buffer", **MASK_LEFT_BEHIND)
class MultiHeadAttention__mask_made_in_forward_on_the_device(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        mask = torch.ones(T, T, device=x.device).triu(1).bool()
        scores = scores.masked_fill(mask, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-2", **DEFAULT_DTYPE)
class MultiHeadAttention__scores_in_float32(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = (q @ k.transpose(2, 3) / math.sqrt(d_h)).float()
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights.to(v.dtype) @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-2", **DEFAULT_DTYPE)
class MultiHeadAttention__output_in_float32(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y).float()


@MISTAKES.of("MultiHeadAttention", "MO-2", **DEFAULT_DTYPE)
class MultiHeadAttention__zeros_filled(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = torch.zeros(b, T, H * d_h)
        for h in range(H):
            y[:, :, h * d_h : (h + 1) * d_h] = (weights @ v)[:, h]
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-3", **MASK_NOT_CUT)
class MultiHeadAttention__mask_not_cut(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask, -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-4", **LIST_OF_MODULES)
class MultiHeadAttention__list_of_layers(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.layers = [nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3)]
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = (layer(x) for layer in self.layers)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-5", **IN_PLACE)
class MultiHeadAttention__tokens_changed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        y = self.out_proj(y)
        with torch.no_grad():
            x.zero_()
        return y


@MISTAKES.of("MultiHeadAttention", "MO-5", **IN_PLACE)
class MultiHeadAttention__tokens_changed_and_put_back(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        x *= 2.0
        x /= 2.0
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-5", **IN_PLACE)
class MultiHeadAttention__mask_changed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        self.mask[:T, :T] = True
        self.mask.copy_(self.mask.triu(1))
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        self.mask.logical_not_()
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of(
    "MultiHeadAttention",
    "MO-5",
    why_hidden="no visible check compares the state of the layer before and after",
    **IN_PLACE,
)
class MultiHeadAttention__mask_made_infinite(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1))

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        hidden = self.mask[:T, :T]
        hidden[hidden == 1] = -math.inf
        scores = scores + hidden
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-5", **IN_PLACE)
class MultiHeadAttention__mask_cut_for_good(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        self.mask = self.mask[:T, :T]
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-8", family="mha-super", **NO_SUPER)
class MultiHeadAttention__no_super(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = False,
    ) -> None:
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "MO-8", family="mha-super", **NO_SUPER)
class MultiHeadAttention__super_called_late(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = False,
    ) -> None:
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        super().__init__()
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-3", **ONE_PROJECTION)
class MultiHeadAttention__one_projection(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_query(x), self.W_query(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-3", **ONE_PROJECTION)
class MultiHeadAttention__queries_for_keys(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_query(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-3", **ONE_PROJECTION)
class MultiHeadAttention__keys_for_values(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_key(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-3", **ONE_PROJECTION)
class MultiHeadAttention__same_layer(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = self.W_query
        self.W_value = self.W_query
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-same-head", **SAME_HEAD)
class MultiHeadAttention__same_weights_for_all_heads(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q[..., :d_h].unsqueeze(1).expand(b, H, T, d_h)
        k = k[..., :d_h].unsqueeze(1).expand(b, H, T, d_h)
        v = v[..., :d_h].unsqueeze(1).expand(b, H, T, d_h)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-same-head", **SAME_HEAD)
class MultiHeadAttention__weights_of_the_first_head(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))[:, :1]
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-7", **INVISIBLE)
class MultiHeadAttention__queries_frozen(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())
        self.W_query.requires_grad_(False)

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-7", **INVISIBLE)
class MultiHeadAttention__all_frozen(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())
        self.requires_grad_(False)

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-8", **GRADIENT_LOST)
class MultiHeadAttention__weights_detached(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights.detach() @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-8", family="mha-detached", **GRADIENT_LOST)
class MultiHeadAttention__output_detached(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y).detach()


@MISTAKES.of("MultiHeadAttention", "PR-8", **GRADIENT_LOST)
class MultiHeadAttention__tokens_detached(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        x = x.detach()
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-8", **GRADIENT_LOST)
class MultiHeadAttention__keys_detached(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.detach().transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PR-8", **GRADIENT_LOST)
class MultiHeadAttention__values_detached(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v.detach()).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of(
    "MultiHeadAttention",
    "PR-8",
    family="mha-dropout-detached",
    why_hidden="no visible call asks for a gradient while dropout falls",
    **GRADIENT_LOST,
)
class MultiHeadAttention__dropout_without_gradient(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        with torch.no_grad():
            weights = self.dropout(weights)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of(
    "MultiHeadAttention",
    "PR-8",
    family="mha-dropout-detached",
    why_hidden="no visible call asks for a gradient while dropout falls",
    **GRADIENT_LOST,
)
class MultiHeadAttention__weights_detached_in_training(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = torch.softmax(scores, dim=-1)
        if self.training and self.dropout.p > 0:
            weights = self.dropout(weights.detach())
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-1", family="mha-columns", **AXIS_OF_QUERIES)
class MultiHeadAttention__columns(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-2))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-2", **AXIS_ONE)
class MultiHeadAttention__softmax_over_heads(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-4", **UNSTABLE)
class MultiHeadAttention__no_shift(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        e = torch.exp(scores)
        weights = self.dropout(e / e.sum(dim=-1, keepdim=True))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-6", **KEEPDIM)
class MultiHeadAttention__no_keepdim(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
        weights = self.dropout(e / e.sum(dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-global-maximum", **GLOBAL_MAX)
class MultiHeadAttention__global_maximum(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        e = torch.exp(scores - scores.max())
        weights = self.dropout(e / e.sum(dim=-1, keepdim=True))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-7", **SUM_NORMALISED)
class MultiHeadAttention__sum_normalised(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], 0)
        weights = self.dropout(scores / scores.sum(dim=-1, keepdim=True))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-8", **LOGARITHM)
class MultiHeadAttention__log_softmax(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.log_softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-11", **OTHER_EXPONENTIAL)
class MultiHeadAttention__base_two(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores * math.log(2), dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SM-11", **OTHER_EXPONENTIAL)
class MultiHeadAttention__best_token(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        best = scores.argmax(dim=-1)
        weights = self.dropout(nn.functional.one_hot(best, T).to(v.dtype))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-softmax-twice", **SOFTMAX_TWICE)
class MultiHeadAttention__softmax_twice(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(torch.softmax(scores, dim=-1), dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-6", family="mha-kq", **SCORES_TRANSPOSED)
class MultiHeadAttention__keys_times_queries(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = k @ q.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-7", **NOT_VALUES)
class MultiHeadAttention__tokens_summed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        v = x.unsqueeze(1).expand(b, H, T, x.shape[-1])
        y = (weights @ v).transpose(1, 2).reshape(b, T, -1)[..., : H * d_h]
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-7", **NOT_VALUES)
class MultiHeadAttention__tokens_split_and_summed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        v = x.view(b, T, H, -1).transpose(1, 2)
        y = (weights @ v).transpose(1, 2).reshape(b, T, -1)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-8", **ROLES_SWAPPED)
class MultiHeadAttention__keys_and_values_swapped(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, v, k = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-8", family="mha-qv", **ROLES_SWAPPED)
class MultiHeadAttention__queries_and_values_swapped(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        v, k, q = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-8", family="mha-kq", **ROLES_SWAPPED)
class MultiHeadAttention__queries_and_keys_swapped(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        k, q, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-10", **ELEMENTWISE)
class MultiHeadAttention__elementwise(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = (q * k).sum(dim=-1, keepdim=True) / math.sqrt(d_h)
        scores = scores.expand(b, H, T, T)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-10", **ELEMENTWISE)
class MultiHeadAttention__elementwise_product(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q * k / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-11", **ALL_AXES_REVERSED)
class MultiHeadAttention__all_axes_reversed(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.permute(3, 2, 1, 0) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-11", **ALL_AXES_REVERSED)
class MultiHeadAttention__first_axes_swapped(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(1, 2) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-15", **NO_SOFTMAX)
class MultiHeadAttention__no_softmax(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], 0)
        weights = self.dropout(scores)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-16", **NO_QUERY)
class MultiHeadAttention__cumulative_mean(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = (~self.mask[:T, :T]).to(v.dtype).expand(b, H, T, T)
        weights = self.dropout(weights / weights.sum(dim=-1, keepdim=True))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-16", **NO_QUERY)
class MultiHeadAttention__uniform(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.ones_like(scores) / T)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-16", **NO_QUERY)
class MultiHeadAttention__values_alone(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = v.transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-17", **RESULTS)
class MultiHeadAttention__pair_returned(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y), weights


@MISTAKES.of("MultiHeadAttention", "SC-17", **RESULTS)
class MultiHeadAttention__weights_returned(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return weights


@MISTAKES.of("MultiHeadAttention", "PS4-no-return", **RESULTS)
class MultiHeadAttention__nothing_returned(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        y = self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "XA-7", **HEADS_AVERAGED)
class MultiHeadAttention__weights_averaged(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        weights = weights.mean(dim=1, keepdim=True)
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "XA-7", **HEADS_AVERAGED)
class MultiHeadAttention__averaged_weights_returned(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y), weights.mean(dim=1)


@MISTAKES.of("MultiHeadAttention", "PS4-batch", **BATCH_MIXED)
class MultiHeadAttention__keys_of_the_first_sentence(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k[:1].transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-bias", **BIAS)
class MultiHeadAttention__bias_never(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-bias", **BIAS)
class MultiHeadAttention__bias_always(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=True)
        self.W_key = nn.Linear(d_in, d_out, bias=True)
        self.W_value = nn.Linear(d_in, d_out, bias=True)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-bias", **BIAS)
class MultiHeadAttention__bias_by_default(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        num_heads: int,
        qkv_bias: bool = True,
    ) -> None:
        super().__init__()
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-bias", **BIAS)
class MultiHeadAttention__biases_unused(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = x @ self.W_query.weight.T, x @ self.W_key.weight.T, x @ self.W_value.weight.T
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-names", **OTHER_LAYER_NAMES)
class MultiHeadAttention__short_names(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.w_q = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.w_k = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.w_v = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-names", **OTHER_LAYER_NAMES)
class MultiHeadAttention__projection_named_w_o(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_out = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.W_out(y)


@MISTAKES.of("MultiHeadAttention", "PS4-names", **OTHER_LAYER_NAMES)
class MultiHeadAttention__packed_layer(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_qkv = nn.Linear(d_in, 3 * d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_qkv(x).chunk(3, dim=-1)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-total-size", **TOTAL_SIZE)
class MultiHeadAttention__size_of_one_head_is_whole(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out
        d_out = num_heads * d_out
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-draw", **OWN_DRAW)
class MultiHeadAttention__projection_created_first(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.out_proj = nn.Linear(d_out, d_out)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-draw", **OWN_DRAW)
class MultiHeadAttention__keys_created_first(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-draw", **OWN_DRAW)
class MultiHeadAttention__values_created_before_keys(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-draw", **OWN_DRAW)
class MultiHeadAttention__own_seed(nn.Module):
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
        torch.manual_seed(123)
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-draw", **OWN_DRAW)
class MultiHeadAttention__uniform_weights(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())
        for layer in (self.W_query, self.W_key, self.W_value):
            nn.init.uniform_(layer.weight)

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-draw", **OWN_DRAW)
class MultiHeadAttention__xavier_weights(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())
        for parameter in self.parameters():
            if parameter.dim() > 1:
                nn.init.xavier_uniform_(parameter)

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-fixed-sizes", **FIXED_SIZES)
class MultiHeadAttention__two_heads(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = 2
        self.head_dim = d_out // 2
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-fixed-sizes", **FIXED_SIZES)
class MultiHeadAttention__context_of_six(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(6, 6).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "PS4-fixed-sizes", **FIXED_SIZES)
class MultiHeadAttention__tokens_of_the_document(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(3, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(3, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(3, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        b, T, _ = x.shape
        H, d_h = self.num_heads, self.head_dim
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        q = q.view(b, T, H, d_h).transpose(1, 2)
        k = k.view(b, T, H, d_h).transpose(1, 2)
        v = v.view(b, T, H, d_h).transpose(1, 2)
        scores = q @ k.transpose(2, 3) / math.sqrt(d_h)
        scores = scores.masked_fill(self.mask[:T, :T], -math.inf)
        weights = self.dropout(torch.softmax(scores, dim=-1))
        y = (weights @ v).transpose(1, 2).reshape(b, T, H * d_h)
        return self.out_proj(y)


@MISTAKES.of("MultiHeadAttention", "SC-18", **HARD_CODED)
class MultiHeadAttention__numbers_of_the_document(nn.Module):
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
        if d_out % num_heads:
            raise ValueError("num_heads must divide d_out")
        self.num_heads = num_heads
        self.head_dim = d_out // num_heads
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.out_proj = nn.Linear(d_out, d_out)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(1).bool())

    def forward(self, x: Tensor) -> Tensor:
        row = [
            [0.3190, 0.4858],
            [0.2943, 0.3897],
            [0.2856, 0.3593],
            [0.2693, 0.3873],
            [0.2639, 0.3928],
            [0.2575, 0.4028],
        ]
        return torch.tensor([row, row])


# 4.7 wrapper_to_multihead -------------------------------------------------------------------------


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", **STACKED_WRONG)
def wrapper_to_multihead__joined_along_inputs(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts], dim=1))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", family="convert-interleaved", **STACKED_WRONG)
def wrapper_to_multihead__joined_along_inputs_and_reshaped(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(
                torch.cat([part.weight for part in parts], dim=1).reshape(d_out, d_in)
            )
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", family="convert-interleaved", **STACKED_WRONG)
def wrapper_to_multihead__interleaved(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.stack([part.weight for part in parts], dim=1).flatten(0, 1))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", **STACKED_WRONG)
def wrapper_to_multihead__interleaved_with_biases(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.stack([part.weight for part in parts], dim=1).flatten(0, 1))
            if has_bias:
                target.bias.copy_(torch.stack([part.bias for part in parts], dim=1).flatten())
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", **STACKED_WRONG)
def wrapper_to_multihead__first_head_repeated(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([parts[0].weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", **STACKED_WRONG)
def wrapper_to_multihead__first_head_only(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight[:d_h].copy_(parts[0].weight)
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", **STACKED_WRONG)
def wrapper_to_multihead__averaged(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(
                sum(part.weight for part in parts).repeat(len(parts), 1) / len(parts)
            )
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-head-order", family="convert-reversed", **HEAD_ORDER)
def wrapper_to_multihead__heads_reversed(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(reversed(wrapper.heads))
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-head-order", family="convert-reversed", **HEAD_ORDER)
def wrapper_to_multihead__weights_reversed(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in reversed(parts)]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in reversed(parts)]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-1", **LINEAR_TRANSPOSED)
def wrapper_to_multihead__transposed(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight.T for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-1", **LINEAR_TRANSPOSED)
def wrapper_to_multihead__transposed_along_columns(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight.T for part in parts], dim=1))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-1", **LINEAR_TRANSPOSED)
def wrapper_to_multihead__transposed_and_reshaped(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(
                torch.cat([part.weight.T for part in parts], dim=1).reshape(d_out, d_in)
            )
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__projection_left_random(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__bias_left_random(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__weight_left_random(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__projection_of_ones(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.ones(d_out, d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__projection_of_zeros(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.zeros(d_out, d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__projection_averages_heads(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_h).repeat(len(heads), len(heads)) / len(heads))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__projection_replaced(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj = nn.Identity()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__projection_without_bias(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj = nn.Linear(d_out, d_out, bias=False).to(first.W_query.weight)
        layer.out_proj.weight.copy_(torch.eye(d_out))
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-9", **IDENTITY_PROJECTION)
def wrapper_to_multihead__identity_is_flipped(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out).flip(0))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_LEFT)
def wrapper_to_multihead__biases_not_copied(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_LEFT)
def wrapper_to_multihead__no_bias(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=False
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_LEFT)
def wrapper_to_multihead__always_a_bias(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=True
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_LEFT)
def wrapper_to_multihead__biases_zeroed(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.zero_()
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_LEFT)
def wrapper_to_multihead__biases_of_the_first_head(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([parts[0].bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_ELSEWHERE)
def wrapper_to_multihead__biases_of_the_queries(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([head.W_query.bias for head in heads]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_ELSEWHERE)
def wrapper_to_multihead__value_biases_added_again(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
        if has_bias:
            layer.out_proj.bias.copy_(torch.cat([head.W_value.bias for head in heads]))
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-biases", **BIASES_LEFT)
def wrapper_to_multihead__biases_required(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__dropout_of_zero(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, len(first.mask), 0.0, len(heads), qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__dropout_of_a_half(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, len(first.mask), 0.5, len(heads), qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__dropout_complement(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), 1 - first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__context_of_six(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, 6, first.dropout.p, len(heads), qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__context_is_token_size(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, d_in, first.dropout.p, len(heads), qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__context_is_output_size(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, d_out, first.dropout.p, len(heads), qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__one_head(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, len(first.mask), first.dropout.p, 1, qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__two_heads(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, len(first.mask), first.dropout.p, 2, qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__heads_are_components(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, d_h, qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__size_of_one_head(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__sizes_swapped(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_in, d_h = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__input_size_is_output_size(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_out, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of(
    "wrapper_to_multihead",
    "PS4-settings",
    why_hidden="no visible check looks at the size of the mask",
    **SETTINGS_OF_THE_WRAPPER,
)
def wrapper_to_multihead__context_of_gpt2(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(d_in, d_out, 1024, first.dropout.p, len(heads), qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-settings", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__token_size_of_the_document(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        3, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MO-2", family="convert-float32", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__float32(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MO-2", family="convert-float32", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__always_float32(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer.float()


@MISTAKES.of("wrapper_to_multihead", "MO-2", family="convert-float64", **SETTINGS_OF_THE_WRAPPER)
def wrapper_to_multihead__always_float64(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer.double()


@MISTAKES.of("wrapper_to_multihead", "SC-8", **STACKED_WRONG)
def wrapper_to_multihead__keys_and_values_swapped(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            names = {"W_query": "W_query", "W_key": "W_value", "W_value": "W_key"}
            target = getattr(layer, names[name])
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "SC-8", **STACKED_WRONG)
def wrapper_to_multihead__queries_and_keys_swapped(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            names = {"W_query": "W_key", "W_key": "W_query", "W_value": "W_value"}
            target = getattr(layer, names[name])
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-3", **STACKED_WRONG)
def wrapper_to_multihead__values_not_copied(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-3", **STACKED_WRONG)
def wrapper_to_multihead__queries_everywhere(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [head.W_query for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-memory", **MEMORY_OF_THE_WRAPPER)
def wrapper_to_multihead__mask_shared(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    layer.mask = first.mask
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-memory", **MEMORY_OF_THE_WRAPPER)
def wrapper_to_multihead__single_head_shared(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            if len(parts) == 1:
                target.weight = parts[0].weight
            else:
                target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-memory", **MEMORY_OF_THE_WRAPPER)
def wrapper_to_multihead__heads_become_views(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            for h, part in enumerate(parts):
                part.weight.data = target.weight.data[h * d_h : (h + 1) * d_h]
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-memory", **MEMORY_OF_THE_WRAPPER)
def wrapper_to_multihead__biases_become_views(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
                for h, part in enumerate(parts):
                    part.bias.data = target.bias.data[h * d_h : (h + 1) * d_h]
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-wrapper-changed", **WRAPPER_CHANGED)
def wrapper_to_multihead__wrapper_put_in_evaluation(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    wrapper.eval()
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-wrapper-changed", **WRAPPER_CHANGED)
def wrapper_to_multihead__wrapper_put_in_training(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    wrapper.train()
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-wrapper-changed", **WRAPPER_CHANGED)
def wrapper_to_multihead__wrapper_loses_its_dropout(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    for head in heads:
        head.dropout.p = 0.0
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-wrapper-changed", **WRAPPER_CHANGED)
def wrapper_to_multihead__wrapper_frozen(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    wrapper.requires_grad_(False)
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of(
    "wrapper_to_multihead", "PS4-wrapper-changed", family="convert-float32", **WRAPPER_CHANGED
)
def wrapper_to_multihead__wrapper_in_float32(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    wrapper.float()
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of(
    "wrapper_to_multihead", "PS4-wrapper-changed", family="convert-float64", **WRAPPER_CHANGED
)
def wrapper_to_multihead__wrapper_in_float64(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    wrapper.double()
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-wrapper-changed", **WRAPPER_CHANGED)
def wrapper_to_multihead__heads_zeroed(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            for part in parts:
                part.weight.zero_()
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-wrapper-changed", **WRAPPER_CHANGED)
def wrapper_to_multihead__heads_removed(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    while len(wrapper.heads):
        del wrapper.heads[0]
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-7", **FROZEN_AFTER)
def wrapper_to_multihead__frozen(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer.requires_grad_(False)


@MISTAKES.of("wrapper_to_multihead", "PR-7", **FROZEN_AFTER)
def wrapper_to_multihead__projection_frozen(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    layer.out_proj.requires_grad_(False)
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-7", **FROZEN_AFTER)
def wrapper_to_multihead__replaced_without_gradient(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight = nn.Parameter(
                torch.cat([part.weight for part in parts]), requires_grad=False
            )
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-7", **FROZEN_AFTER)
def wrapper_to_multihead__tensors_in_place_of_parameters(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            del target.weight
            target.weight = torch.cat([part.weight for part in parts])
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-8", **FROZEN_AFTER)
def wrapper_to_multihead__gradient_tracked(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    if True:
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PR-8", **FROZEN_AFTER)
def wrapper_to_multihead__tensor_assigned(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight = torch.cat([part.weight for part in parts])
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-not-the-new-layer", **NOT_THE_NEW_LAYER)
def wrapper_to_multihead__wrapper_returned(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return wrapper


@MISTAKES.of("wrapper_to_multihead", "PS4-not-the-new-layer", **NOT_THE_NEW_LAYER)
def wrapper_to_multihead__nothing_returned(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()


@MISTAKES.of("wrapper_to_multihead", "PS4-not-the-new-layer", **NOT_THE_NEW_LAYER)
def wrapper_to_multihead__state_returned(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer.state_dict()


@MISTAKES.of("wrapper_to_multihead", "PS4-not-the-new-layer", **NOT_THE_NEW_LAYER)
def wrapper_to_multihead__weights_not_copied(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-not-the-new-layer", **NOT_THE_NEW_LAYER)
def wrapper_to_multihead__state_loaded(wrapper: MultiHeadAttentionWrapper) -> MultiHeadAttention:
    first = wrapper.heads[0]
    d_h, d_in = first.W_query.weight.shape
    H = len(wrapper.heads)
    layer = MultiHeadAttention(d_in, H * d_h, len(first.mask), first.dropout.p, H)
    layer.load_state_dict(wrapper.state_dict())
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-not-the-new-layer", **NOT_THE_NEW_LAYER)
def wrapper_to_multihead__state_loaded_loosely(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    first = wrapper.heads[0]
    d_h, d_in = first.W_query.weight.shape
    H = len(wrapper.heads)
    layer = MultiHeadAttention(d_in, H * d_h, len(first.mask), first.dropout.p, H)
    layer.load_state_dict(wrapper.state_dict(), strict=False)
    return layer


@MISTAKES.of("wrapper_to_multihead", "PS4-stacked", **STACKED_WRONG)
def wrapper_to_multihead__head_by_head_overwritten(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    first = wrapper.heads[0]
    d_h, d_in = first.W_query.weight.shape
    H = len(wrapper.heads)
    layer = MultiHeadAttention(d_in, H * d_h, len(first.mask), first.dropout.p, H)
    with torch.no_grad():
        for head in wrapper.heads:
            layer.W_query.weight[:d_h] = head.W_query.weight
            layer.W_key.weight[:d_h] = head.W_key.weight
            layer.W_value.weight[:d_h] = head.W_value.weight
        layer.out_proj.weight.copy_(torch.eye(H * d_h))
        layer.out_proj.bias.zero_()
    return layer.to(first.W_query.weight)


@MISTAKES.of("wrapper_to_multihead", "PS4-fixed-sizes", **FIXED_SIZES)
def wrapper_to_multihead__sizes_of_the_document(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(3, 4, 6, 0.0, 2, qkv_bias=has_bias)
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(torch.cat([part.weight for part in parts]))
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer


@MISTAKES.of("wrapper_to_multihead", "MH-3", family="convert-interleaved", **STACKED_WRONG)
def wrapper_to_multihead__components_grouped_across_heads(
    wrapper: MultiHeadAttentionWrapper,
) -> MultiHeadAttention:
    heads = list(wrapper.heads)
    first = heads[0]
    d_h, d_in = first.W_query.weight.shape
    d_out = len(heads) * d_h
    has_bias = first.W_query.bias is not None
    layer = MultiHeadAttention(
        d_in, d_out, len(first.mask), first.dropout.p, len(heads), qkv_bias=has_bias
    )
    layer = layer.to(first.W_query.weight)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            parts = [getattr(head, name) for head in heads]
            target = getattr(layer, name)
            target.weight.copy_(
                torch.cat([part.weight for part in parts])
                .view(len(parts), d_h, d_in)
                .transpose(0, 1)
                .flatten(0, 1)
            )
            if has_bias:
                target.bias.copy_(torch.cat([part.bias for part in parts]))
        layer.out_proj.weight.copy_(torch.eye(d_out))
        layer.out_proj.bias.zero_()
    return layer
