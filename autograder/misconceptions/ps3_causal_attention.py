"""Known mistakes of ps3_causal_attention, each a small wrong program with three levels of hint.

Keys of the shared list (MK-1) stand where the list has the idea; keys in PS3- are this
assignment's own. Hints that serve several exercises stand in hints.py.
"""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841, RET504

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import torch
from torch import Tensor, nn

from autograder.misconceptions.hints import (
    ALL_AXES_REVERSED,
    AXIS_OF_QUERIES,
    AXIS_ONE,
    BATCH_MIXED,
    BIAS,
    BUFFER_CHANGED,
    COLUMNS_RENORMALISED,
    DEFAULT_DTYPE,
    DIAGONAL_HIDDEN,
    DRAWS_BY_VALUE,
    DRAWS_COUNTED,
    DRAWS_FROZEN,
    DRAWS_SHARED,
    DROPOUT_EDGES,
    DROPOUT_IN_EVALUATION,
    DROPOUT_MODE,
    DROPOUT_PLACE,
    DROPOUT_RANGE,
    DROPOUT_SCALE,
    ELEMENTWISE,
    EPSILON_IN_THE_SUM,
    FILL_FORM,
    FILL_LOW_ENOUGH,
    FILL_OF_FUTURE,
    FILL_SIGN,
    FIXED_LENGTH,
    FUTURE_TIMES_INFINITY,
    FUTURE_ZERO,
    GENERATOR,
    GIVEN_SCORES_TRANSPOSED,
    GLOBAL,
    GLOBAL_MAX,
    GRADIENT_LOST,
    HARD_CODED,
    IN_PLACE,
    INVISIBLE,
    KEEPDIM,
    LOGARITHM,
    MASK_ADDED_AS_NUMBERS,
    MASK_AFTER,
    MASK_AS_PARAMETER,
    MASK_FIRST,
    MASK_PLUS_INFINITY,
    MASK_RENORMALISED,
    MASK_SMALL,
    NO_BUFFER,
    NO_CAUSAL_MASK,
    NO_DROPOUT,
    NO_QUERY,
    NO_SCALE,
    NO_SOFTMAX,
    NO_SUPER,
    NOT_A_TENSOR,
    NOT_BOOLEAN,
    NOT_RENORMALISED,
    NOT_SLICED,
    NOT_SQUARE,
    NOT_V2,
    NOT_VALUES,
    ONE_PROJECTION,
    ONE_TOO_FAR,
    OTHER_DRAW,
    OTHER_EXPONENTIAL,
    OTHER_NAMES,
    OTHER_SUM,
    OTHER_TRIANGLE,
    POLARITY,
    RESULTS,
    ROLES_SWAPPED,
    ROUNDED,
    SAME_LENGTH_ONLY,
    SCALE_AFTER,
    SCALE_MULTIPLIED,
    SCORES_TRANSPOSED,
    SOFTMAX_AGAIN,
    SOFTMAX_TWICE,
    SUM_NORMALISED,
    TRANSPOSED_MATRIX,
    UNSTABLE,
    VALUES_READ_THE_TOKEN,
    VIEW_FOR_TRANSPOSE,
    WHOLE_SCALE,
    WRONG_LENGTH,
)
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    batch = inputs = sentence_scores = sentence_weights = Tensor()
    context_length = d_out = num_tokens = 0

    def causal_mask(T: int, device: torch.device | str | None = None) -> Tensor: ...
    def inverted_dropout(x: Tensor, p: float, training: bool = True) -> Tensor: ...
    def weights_filled_with_minus_ten(scores: Tensor, d_k: int) -> Tensor: ...


MISTAKES = Mistakes()


# 3.1 causal_mask ----------------------------------------------------------------------------------


@MISTAKES.of("causal_mask", "MK-10", **DIAGONAL_HIDDEN)
def causal_mask__diagonal_hidden(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool, device=device).triu()


@MISTAKES.of("causal_mask", "PS3-diagonal", **ONE_TOO_FAR)
def causal_mask__one_diagonal_too_far(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool, device=device).triu(diagonal=2)


@MISTAKES.of("causal_mask", "MK-12", **OTHER_TRIANGLE)
def causal_mask__lower_triangle(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool, device=device).tril(diagonal=-1)


@MISTAKES.of("causal_mask", "MK-13", **POLARITY)
def causal_mask__inverted(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool, device=device).tril()


@MISTAKES.of("causal_mask", "MK-15", **NOT_BOOLEAN)
def causal_mask__float(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.triu(torch.ones(T, T, device=device), diagonal=1)


@MISTAKES.of("causal_mask", "MK-15", **NOT_BOOLEAN)
def causal_mask__whole_numbers(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.long, device=device).triu(1)


@MISTAKES.of("causal_mask", "MK-15", **NOT_BOOLEAN)
def causal_mask__bytes(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.uint8, device=device).triu(1)


@MISTAKES.of("causal_mask", "MK-15", **NOT_BOOLEAN)
def causal_mask__lower_float(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.tril(torch.ones(T, T, device=device))


@MISTAKES.of("causal_mask", "MK-15", **NOT_BOOLEAN)
def causal_mask__minus_infinity(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.full((T, T), -torch.inf, device=device).triu(1)


@MISTAKES.of("causal_mask", "MK-15", **NOT_BOOLEAN)
def causal_mask__int32(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.int32, device=device).triu(1)


@MISTAKES.of("causal_mask", "MK-1", **NO_CAUSAL_MASK)
def causal_mask__nothing_hidden(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.zeros(T, T, dtype=torch.bool, device=device)


@MISTAKES.of("causal_mask", "PS3-all-hidden", **POLARITY)
def causal_mask__all_hidden(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool, device=device)


@MISTAKES.of("causal_mask", "PS3-shape", **NOT_SQUARE)
def causal_mask__batch_axis(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(1, T, T, dtype=torch.bool, device=device).triu(diagonal=1)


@MISTAKES.of("causal_mask", "PS3-shape", **NOT_SQUARE)
def causal_mask__four_axes(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(1, 1, T, T, dtype=torch.bool, device=device).triu(diagonal=1)


@MISTAKES.of("causal_mask", "PS3-shape", **NOT_SQUARE)
def causal_mask__one_row(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, dtype=torch.bool, device=device)


@MISTAKES.of("causal_mask", "PS3-shape", **NOT_SQUARE)
def causal_mask__one_more(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T + 1, T + 1, dtype=torch.bool, device=device).triu(diagonal=1)


@MISTAKES.of("causal_mask", "PS3-kind", **NOT_A_TENSOR)
def causal_mask__list_of_lists(T: int, device: torch.device | str | None = None) -> Tensor:
    return [[j > i for j in range(T)] for i in range(T)]


@MISTAKES.of("causal_mask", "PS3-shape", **NOT_SQUARE)
def causal_mask__indices(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.triu_indices(T, T, offset=1, device=device)


@MISTAKES.of("causal_mask", "SC-18", **FIXED_LENGTH)
def causal_mask__always_six(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(6, 6, dtype=torch.bool, device=device).triu(diagonal=1)


@MISTAKES.of("causal_mask", "PS3-next-only", **ONE_TOO_FAR)
def causal_mask__next_token_alone(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool, device=device).triu(1).tril(1)


@MISTAKES.of("causal_mask", "PS3-device", **NOT_SQUARE)
def causal_mask__device_required(T: int, device: torch.device | str | None = None) -> Tensor:
    return torch.ones(T, T, dtype=torch.bool, device=device.type).triu(diagonal=1)


# 3.2 mask_after_softmax ---------------------------------------------------------------------------


@MISTAKES.of("mask_after_softmax", "MK-7", family="mask_after_softmax-no-sum", **NOT_RENORMALISED)
def mask_after_softmax__not_renormalised(weights: Tensor) -> Tensor:
    return weights.tril()


@MISTAKES.of("mask_after_softmax", "PS3-sum", family="mask_after_softmax-no-sum", **OTHER_SUM)
def mask_after_softmax__sum_before_the_mask(weights: Tensor) -> Tensor:
    return weights.tril() / weights.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "SM-1", **COLUMNS_RENORMALISED)
def mask_after_softmax__sum_of_columns(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.sum(dim=-2, keepdim=True)


@MISTAKES.of("mask_after_softmax", "SM-2", **AXIS_ONE)
def mask_after_softmax__sum_over_axis_one(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.sum(dim=1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "SM-1", **COLUMNS_RENORMALISED)
def mask_after_softmax__sum_over_axis_zero(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.sum(dim=0, keepdim=True)


@MISTAKES.of("mask_after_softmax", "PS3-sum", **OTHER_SUM)
def mask_after_softmax__sum_of_all(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.sum()


@MISTAKES.of("mask_after_softmax", "PS3-sum", **OTHER_SUM)
def mask_after_softmax__sum_of_each_matrix(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.sum(dim=(-2, -1), keepdim=True)


@MISTAKES.of("mask_after_softmax", "PS3-sum", **OTHER_SUM)
def mask_after_softmax__largest_instead_of_sum(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.amax(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "PS3-sum", **OTHER_SUM)
def mask_after_softmax__mean_instead_of_sum(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.mean(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "PS3-sum", **OTHER_SUM)
def mask_after_softmax__euclidean_norm(weights: Tensor) -> Tensor:
    return nn.functional.normalize(weights.tril(), dim=-1)


@MISTAKES.of("mask_after_softmax", "PS3-sum", **OTHER_SUM)
def mask_after_softmax__divided_by_the_count(weights: Tensor) -> Tensor:
    T = weights.shape[-1]
    return weights.tril() / torch.arange(1, T + 1, device=weights.device).to(
        weights.dtype
    ).unsqueeze(1)


@MISTAKES.of("mask_after_softmax", "PS3-softmax-again", **SOFTMAX_AGAIN)
def mask_after_softmax__softmax_again(weights: Tensor) -> Tensor:
    return torch.softmax(weights.tril(), dim=-1)


@MISTAKES.of("mask_after_softmax", "PS3-softmax-again", **SOFTMAX_AGAIN)
def mask_after_softmax__softmax_of_visible_weights(weights: Tensor) -> Tensor:
    T = weights.shape[-1]
    hidden = causal_mask(T, device=weights.device)
    return torch.softmax(weights.masked_fill(hidden, -torch.inf), dim=-1)


@MISTAKES.of("mask_after_softmax", "PS3-softmax-again", **SOFTMAX_AGAIN)
def mask_after_softmax__softmax_again_then_masked(weights: Tensor) -> Tensor:
    return torch.softmax(weights.tril(), dim=-1).tril()


@MISTAKES.of("mask_after_softmax", "SM-6", **KEEPDIM)
def mask_after_softmax__keepdim_missing(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.sum(dim=-1)


@MISTAKES.of("mask_after_softmax", "MK-1", family="mask_after_softmax-no-mask", **NO_CAUSAL_MASK)
def mask_after_softmax__no_mask(weights: Tensor) -> Tensor:
    return weights / weights.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-9", family="mask_after_softmax-no-mask", **NO_CAUSAL_MASK)
def mask_after_softmax__masked_fill_dropped(weights: Tensor) -> Tensor:
    hidden = causal_mask(weights.shape[-1], device=weights.device)
    weights.masked_fill(hidden, 0.0)
    return weights / weights.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-10", **DIAGONAL_HIDDEN)
def mask_after_softmax__diagonal_hidden(weights: Tensor) -> Tensor:
    visible = weights.tril(diagonal=-1)
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-10", **DIAGONAL_HIDDEN)
def mask_after_softmax__diagonal_hidden_nan_replaced(weights: Tensor) -> Tensor:
    visible = weights.tril(diagonal=-1)
    return torch.nan_to_num(visible / visible.sum(dim=-1, keepdim=True))


@MISTAKES.of("mask_after_softmax", "PS3-diagonal", **ONE_TOO_FAR)
def mask_after_softmax__one_diagonal_too_far(weights: Tensor) -> Tensor:
    visible = weights.tril(diagonal=1)
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-12", **OTHER_TRIANGLE)
def mask_after_softmax__upper_triangle(weights: Tensor) -> Tensor:
    visible = weights.triu()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-13", **POLARITY)
def mask_after_softmax__mask_inverted(weights: Tensor) -> Tensor:
    hidden = causal_mask(weights.shape[-1], device=weights.device)
    visible = weights * hidden
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-12", **OTHER_TRIANGLE)
def mask_after_softmax__transposed(weights: Tensor) -> Tensor:
    visible = weights.transpose(-2, -1).tril()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "PS3-infinity", **FUTURE_ZERO)
def mask_after_softmax__minus_infinity(weights: Tensor) -> Tensor:
    hidden = causal_mask(weights.shape[-1], device=weights.device)
    visible = weights.masked_fill(hidden, -torch.inf)
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-15", **NOT_BOOLEAN)
def mask_after_softmax__mask_of_numbers(weights: Tensor) -> Tensor:
    T = weights.shape[-1]
    hidden = torch.triu(torch.ones(T, T, device=weights.device), diagonal=1)
    visible = weights.masked_fill(hidden, 0.0)
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MO-5", **IN_PLACE)
def mask_after_softmax__in_place(weights: Tensor) -> Tensor:
    weights.masked_fill_(causal_mask(weights.shape[-1], device=weights.device), 0.0)
    return weights / weights.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MO-5", **IN_PLACE)
def mask_after_softmax__product_in_place(weights: Tensor) -> Tensor:
    weights *= torch.ones_like(weights).tril()
    weights /= weights.sum(dim=-1, keepdim=True)
    return weights


@MISTAKES.of("mask_after_softmax", "PR-8", **GRADIENT_LOST)
def mask_after_softmax__detached(weights: Tensor) -> Tensor:
    visible = weights.detach().tril()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "PR-8", **GRADIENT_LOST)
def mask_after_softmax__detached_sum(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / visible.sum(dim=-1, keepdim=True).detach()


@MISTAKES.of("mask_after_softmax", "PR-8", **GRADIENT_LOST)
def mask_after_softmax__detached_numerator(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible.detach() / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MO-2", **DEFAULT_DTYPE)
def mask_after_softmax__float32_imposed(weights: Tensor) -> Tensor:
    visible = weights.float().tril()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "PS3-epsilon", **EPSILON_IN_THE_SUM)
def mask_after_softmax__epsilon_in_the_sum(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return visible / (visible.sum(dim=-1, keepdim=True) + 1e-5)


@MISTAKES.of("mask_after_softmax", "PS3-rounded", **ROUNDED)
def mask_after_softmax__rounded(weights: Tensor) -> Tensor:
    visible = weights.tril()
    return (visible / visible.sum(dim=-1, keepdim=True)).round(decimals=4)


@MISTAKES.of("mask_after_softmax", "SM-2", **AXIS_ONE)
def mask_after_softmax__length_of_first_axis(weights: Tensor) -> Tensor:
    T = weights.shape[0]
    visible = weights * torch.ones(T, T, device=weights.device, dtype=weights.dtype).tril()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "SM-2", **AXIS_ONE)
def mask_after_softmax__length_of_axis_one(weights: Tensor) -> Tensor:
    T = weights.shape[1]
    visible = weights * torch.ones(T, T, device=weights.device, dtype=weights.dtype).tril()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "PS3-global", **GLOBAL)
def mask_after_softmax__weights_of_the_sentence(weights: Tensor) -> Tensor:
    visible = sentence_weights.tril()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "MK-20", **MASK_FIRST)
def mask_after_softmax__first_of_the_batch(weights: Tensor) -> Tensor:
    visible = weights.tril()
    first = visible.reshape(-1, *visible.shape[-2:])[0]
    return visible / first.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_after_softmax", "SC-18", **HARD_CODED)
def mask_after_softmax__six_rows(weights: Tensor) -> Tensor:
    visible = weights * torch.ones(6, 6, device=weights.device, dtype=weights.dtype).tril()
    return visible / visible.sum(dim=-1, keepdim=True)


# 3.3 mask_before_softmax --------------------------------------------------------------------------


@MISTAKES.of("mask_before_softmax", "SC-1", **NO_SCALE)
def mask_before_softmax__no_scale(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked, dim=-1)


@MISTAKES.of("mask_before_softmax", "SC-2", **WHOLE_SCALE)
def mask_before_softmax__divided_by_size(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked / d_k, dim=-1)


@MISTAKES.of("mask_before_softmax", "SC-4", **WRONG_LENGTH)
def mask_before_softmax__root_of_length(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked / math.sqrt(scores.shape[-1]), dim=-1)


@MISTAKES.of("mask_before_softmax", "SC-4", **WRONG_LENGTH)
def mask_before_softmax__root_of_two(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked / math.sqrt(2), dim=-1)


@MISTAKES.of("mask_before_softmax", "PS3-scale-multiplied", **SCALE_MULTIPLIED)
def mask_before_softmax__multiplied(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked * math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "SC-5", **SCALE_AFTER)
def mask_before_softmax__scale_after(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.masked_fill(future, -torch.inf), dim=-1) / math.sqrt(d_k)


@MISTAKES.of("mask_before_softmax", "SM-1", **AXIS_OF_QUERIES)
def mask_before_softmax__columns(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked / math.sqrt(d_k), dim=-2)


@MISTAKES.of("mask_before_softmax", "SM-2", **AXIS_ONE)
def mask_before_softmax__axis_one(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked / math.sqrt(d_k), dim=1)


@MISTAKES.of("mask_before_softmax", "SM-1", **AXIS_OF_QUERIES)
def mask_before_softmax__axis_zero(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.softmax(masked / math.sqrt(d_k), dim=0)


@MISTAKES.of("mask_before_softmax", "SM-2", **AXIS_ONE)
def mask_before_softmax__length_of_first_axis(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[0], device=scores.device)
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "SM-4", **UNSTABLE)
def mask_before_softmax__no_shift(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf) / math.sqrt(d_k)
    e = torch.exp(masked)
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_before_softmax", "PS3-global-max", **GLOBAL_MAX)
def mask_before_softmax__global_maximum(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf) / math.sqrt(d_k)
    e = torch.exp(masked - masked.max())
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_before_softmax", "SM-6", **KEEPDIM)
def mask_before_softmax__keepdim_missing(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf) / math.sqrt(d_k)
    e = torch.exp(masked - masked.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1)


@MISTAKES.of("mask_before_softmax", "SM-7", **SUM_NORMALISED)
def mask_before_softmax__sum_normalised(scores: Tensor, d_k: int) -> Tensor:
    visible = scores.tril() / math.sqrt(d_k)
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_before_softmax", "SM-8", **LOGARITHM)
def mask_before_softmax__logarithm(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf)
    return torch.log_softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "SM-11", **OTHER_EXPONENTIAL)
def mask_before_softmax__base_two(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -torch.inf) / math.sqrt(d_k)
    e = torch.exp2(masked - masked.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_before_softmax", "SC-15", **NO_SOFTMAX)
def mask_before_softmax__no_softmax(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return scores.masked_fill(future, -torch.inf) / math.sqrt(d_k)


@MISTAKES.of("mask_before_softmax", "SC-16", **NO_QUERY)
def mask_before_softmax__uniform(scores: Tensor, d_k: int) -> Tensor:
    visible = torch.ones_like(scores).tril()
    return visible / visible.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_before_softmax", "PS3-softmax-twice", **SOFTMAX_TWICE)
def mask_before_softmax__softmax_twice(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    weights = torch.softmax(scores / math.sqrt(d_k), dim=-1)
    return torch.softmax(weights.masked_fill(future, -torch.inf), dim=-1)


@MISTAKES.of("mask_before_softmax", "PS3-softmax-twice", **SOFTMAX_TWICE)
def mask_before_softmax__softmax_of_the_weights(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    weights = torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)
    return torch.softmax(weights, dim=-1)


@MISTAKES.of("mask_before_softmax", "PS3-softmax-twice", **SOFTMAX_TWICE)
def mask_before_softmax__softmax_then_mask_then_scale(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    weights = torch.softmax(scores, dim=-1).masked_fill(future, -torch.inf)
    return torch.softmax(weights / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-1", family="mask_before_softmax-no-mask", **NO_CAUSAL_MASK)
def mask_before_softmax__no_mask(scores: Tensor, d_k: int) -> Tensor:
    return torch.softmax(scores / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-9", family="mask_before_softmax-no-mask", **NO_CAUSAL_MASK)
def mask_before_softmax__masked_fill_dropped(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    scores.masked_fill(future, -torch.inf)
    return torch.softmax(scores / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-2", family="mask_before_softmax-zero", **FUTURE_ZERO)
def mask_before_softmax__filled_with_zero(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, 0.0)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-3", family="mask_before_softmax-zero", **FUTURE_ZERO)
def mask_before_softmax__filled_with_nearly_zero(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, 1e-9)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-5", family="mask_before_softmax-zero", **FUTURE_ZERO)
def mask_before_softmax__scores_times_mask(scores: Tensor, d_k: int) -> Tensor:
    return torch.softmax(scores.tril() / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-4", **MASK_PLUS_INFINITY)
def mask_before_softmax__plus_infinity(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, torch.inf)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-3", **FILL_SIGN)
def mask_before_softmax__plus_a_billion(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.masked_fill(future, 1e9) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-6", **FUTURE_TIMES_INFINITY)
def mask_before_softmax__mask_times_infinity(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores + future * -torch.inf
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-6", **FUTURE_TIMES_INFINITY)
def mask_before_softmax__scores_times_infinity(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores * torch.where(future, -torch.inf, 1.0)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-7", **MASK_AFTER)
def mask_before_softmax__mask_after(scores: Tensor, d_k: int) -> Tensor:
    return torch.softmax(scores / math.sqrt(d_k), dim=-1).tril()


@MISTAKES.of("mask_before_softmax", "PS3-renormalised", **MASK_RENORMALISED)
def mask_before_softmax__renormalised_after(scores: Tensor, d_k: int) -> Tensor:
    weights = torch.softmax(scores / math.sqrt(d_k), dim=-1).tril()
    return weights / weights.sum(dim=-1, keepdim=True)


@MISTAKES.of("mask_before_softmax", "MK-10", **DIAGONAL_HIDDEN)
def mask_before_softmax__diagonal_hidden(scores: Tensor, d_k: int) -> Tensor:
    future = torch.ones_like(scores, dtype=torch.bool).triu()
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-10", **DIAGONAL_HIDDEN)
def mask_before_softmax__diagonal_hidden_by_a_billion(scores: Tensor, d_k: int) -> Tensor:
    T = scores.shape[-1]
    hidden = torch.ones(T, T, dtype=torch.bool, device=scores.device).triu(diagonal=0)
    return torch.softmax(scores.masked_fill(hidden, -1e9) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "PS3-diagonal", **ONE_TOO_FAR)
def mask_before_softmax__one_diagonal_too_far(scores: Tensor, d_k: int) -> Tensor:
    future = torch.ones_like(scores, dtype=torch.bool).triu(diagonal=2)
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-12", **OTHER_TRIANGLE)
def mask_before_softmax__lower_triangle(scores: Tensor, d_k: int) -> Tensor:
    past = torch.ones_like(scores, dtype=torch.bool).tril(diagonal=-1)
    return torch.softmax(scores.masked_fill(past, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-13", **POLARITY)
def mask_before_softmax__mask_inverted(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.masked_fill(~future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-13", **POLARITY)
def mask_before_softmax__mask_inverted_by_a_billion(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.masked_fill(future == 0, -1e9) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "SC-6", **GIVEN_SCORES_TRANSPOSED)
def mask_before_softmax__scores_transposed(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.transpose(-2, -1).masked_fill(future, -torch.inf)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-14", **MASK_SMALL)
def mask_before_softmax__filled_with_minus_ten(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -10.0)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-14", **MASK_SMALL)
def mask_before_softmax__filled_with_minus_hundred(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -100.0)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-14", **MASK_SMALL)
def mask_before_softmax__filled_with_minus_ten_thousand(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -1e4)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-14", **MASK_SMALL)
def mask_before_softmax__filled_with_minus_million(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = scores.masked_fill(future, -1e6)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-14", **MASK_SMALL)
def mask_before_softmax__scaled_then_filled_with_ten(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    masked = (scores / math.sqrt(d_k)).masked_fill(future, -10.0)
    return torch.softmax(masked, dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-14", **MASK_SMALL)
def mask_before_softmax__minus_ten_thousand_added(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax((scores - 1e4 * future) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-14", **MASK_SMALL)
def mask_before_softmax__below_the_smallest(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(
        scores.masked_fill(future, float(scores.min()) - 1.0) / math.sqrt(d_k), dim=-1
    )


@MISTAKES.of("mask_before_softmax", "MK-15", **NOT_BOOLEAN)
def mask_before_softmax__mask_of_numbers(scores: Tensor, d_k: int) -> Tensor:
    T = scores.shape[-1]
    future = torch.triu(torch.ones(T, T, device=scores.device), diagonal=1)
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MO-5", **IN_PLACE)
def mask_before_softmax__in_place(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    scores.masked_fill_(future, -torch.inf)
    return torch.softmax(scores / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MO-5", **IN_PLACE)
def mask_before_softmax__scaled_in_place(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    scores /= math.sqrt(d_k)
    return torch.softmax(scores.masked_fill(future, -torch.inf), dim=-1)


@MISTAKES.of("mask_before_softmax", "MO-5", **IN_PLACE)
def mask_before_softmax__in_place_outside_the_graph(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    scores.detach().masked_fill_(future, -torch.inf)
    return torch.softmax(scores / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "PR-8", **GRADIENT_LOST)
def mask_before_softmax__detached(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.detach().masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MO-2", **DEFAULT_DTYPE)
def mask_before_softmax__float32_imposed(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores.float().masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "MK-20", **MASK_FIRST)
def mask_before_softmax__first_of_the_batch(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    first = scores.reshape(-1, *scores.shape[-2:])[0]
    weights = torch.softmax(first.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)
    return weights.expand(scores.shape).clone()


@MISTAKES.of("mask_before_softmax", "SM-2", **AXIS_ONE)
def mask_before_softmax__length_of_axis_one(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[1], device=scores.device)
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "SM-2", **AXIS_ONE)
def mask_before_softmax__axis_two(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    axis = 2 if scores.dim() > 2 else 1
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=axis)


@MISTAKES.of("mask_before_softmax", "PS3-global", **GLOBAL)
def mask_before_softmax__scores_of_the_sentence(scores: Tensor, d_k: int) -> Tensor:
    masked = sentence_scores.masked_fill(causal_mask(6), -torch.inf)
    return torch.softmax(masked / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "SC-18", **FIXED_LENGTH)
def mask_before_softmax__always_six(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(6, device=scores.device)
    return torch.softmax(scores.masked_fill(future, -torch.inf) / math.sqrt(d_k), dim=-1)


@MISTAKES.of("mask_before_softmax", "PS3-softmax-first", **MASK_AFTER)
def mask_before_softmax__infinities_after(scores: Tensor, d_k: int) -> Tensor:
    future = causal_mask(scores.shape[-1], device=scores.device)
    return torch.softmax(scores / math.sqrt(d_k), dim=-1).masked_fill(future, -torch.inf)


# 3.6 counterexample_fill --------------------------------------------------------------------------


@MISTAKES.of("counterexample_fill", "PS3-fill-low", **FILL_LOW_ENOUGH)
def counterexample_fill__positive_scores() -> tuple[Tensor, int]:
    return torch.tensor([[5.0, 1.0], [2.0, 3.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-low", **FILL_LOW_ENOUGH)
def counterexample_fill__zeros() -> tuple[Tensor, int]:
    return torch.zeros(4, 4), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-low", **FILL_LOW_ENOUGH)
def counterexample_fill__ones() -> tuple[Tensor, int]:
    return torch.ones(3, 3), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-low", **FILL_LOW_ENOUGH)
def counterexample_fill__one_above() -> tuple[Tensor, int]:
    return torch.tensor([[-7.0, 0.0], [0.0, 0.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-low", **FILL_LOW_ENOUGH)
def counterexample_fill__normal_scores() -> tuple[Tensor, int]:
    return torch.linspace(-2, 2, 25).reshape(5, 5), 2


@MISTAKES.of("counterexample_fill", "PS3-fill-low", **FILL_LOW_ENOUGH)
def counterexample_fill__very_large() -> tuple[Tensor, int]:
    return torch.full((3, 3), 10_000.0), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-future", **FILL_OF_FUTURE)
def counterexample_fill__future_high() -> tuple[Tensor, int]:
    return torch.tensor([[0.0, 10_000.0], [0.0, 0.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-future", **FILL_OF_FUTURE)
def counterexample_fill__future_low() -> tuple[Tensor, int]:
    return torch.tensor([[0.0, -10_000.0], [0.0, 0.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-future", **FILL_OF_FUTURE)
def counterexample_fill__past_low() -> tuple[Tensor, int]:
    return torch.tensor([[0.0, 0.0], [-100.0, 0.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__out_of_bounds() -> tuple[Tensor, int]:
    return torch.tensor([[-20_000.0, 0.0], [0.0, 0.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__infinite() -> tuple[Tensor, int]:
    return torch.tensor([[-torch.inf, 0.0], [0.0, 0.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__already_masked() -> tuple[Tensor, int]:
    return torch.tensor([[-100.0, -torch.inf], [0.0, 0.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__one_token() -> tuple[Tensor, int]:
    return torch.tensor([[-100.0]]), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__scores_alone() -> tuple[Tensor, int]:
    return torch.tensor([[-100.0, 0.0], [0.0, 0.0]])


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__other_order() -> tuple[Tensor, int]:
    return 1, torch.tensor([[-100.0, 0.0], [0.0, 0.0]])


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__queries_and_keys() -> tuple[Tensor, int]:
    return torch.tensor([[-100.0], [0.0]]), torch.tensor([[1.0], [0.0]])


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__not_square() -> tuple[Tensor, int]:
    return torch.full((2, 3), -100.0), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__batch_axis() -> tuple[Tensor, int]:
    return torch.full((1, 2, 2), -100.0), 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__lists() -> tuple[Tensor, int]:
    return [[-100.0, 0.0], [0.0, 0.0]], 1


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__d_k_zero() -> tuple[Tensor, int]:
    return torch.tensor([[-100.0, 0.0], [0.0, 0.0]]), 0


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__d_k_negative() -> tuple[Tensor, int]:
    return torch.tensor([[-100.0, 0.0], [0.0, 0.0]]), -4


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__d_k_root() -> tuple[Tensor, int]:
    return torch.tensor([[-100.0, 0.0], [0.0, 0.0]]), math.sqrt(2)


@MISTAKES.of("counterexample_fill", "PS3-fill-form", **FILL_FORM)
def counterexample_fill__weights_returned() -> tuple[Tensor, int]:
    scores = torch.tensor([[-100.0, 0.0], [0.0, 0.0]])
    return weights_filled_with_minus_ten(scores, 1), 1


# 3.4 inverted_dropout -----------------------------------------------------------------------------


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__no_scale(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__no_scale_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(torch.full_like(x, 1 - p), generator=generator)
    return x * kept


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__keeps_with_p(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) < p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__keeps_with_p_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(torch.full_like(x, p), generator=generator)
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__keeps_with_p_divided_by_p(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) < p
    return x * kept / p


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__divided_by_p(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / p


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__multiplied_by_one_minus_p(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept * (1 - p)


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__scaled_by_the_measured_share(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / kept.to(x.dtype).mean()


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__scaled_twice(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p) ** 2


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__scaled_outside_training(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training:
        return x * (1 - p)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__divided_outside_training(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if p == 1:
        return torch.zeros_like(x) if training else x
    if not training:
        return x / (1 - p)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept


@MISTAKES.of("inverted_dropout", "DO-3", **DROPOUT_SCALE)
def inverted_dropout__scaled_outside_training_too(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training:
        return x * (1 - p)
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__nan_at_one(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__nan_at_one_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    kept = torch.bernoulli(torch.full_like(x, 1 - p), generator=generator)
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__nan_at_one_by_scale(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    scale = torch.tensor(1.0, dtype=x.dtype, device=x.device) / (1 - p)
    return x * kept * scale


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__division_by_zero_at_one(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training:
        return x
    scale = 1 / (1 - p)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept * scale


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__identity_at_one(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return x
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__zeros_at_zero(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training:
        return x
    if p in (0, 1):
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__zeros_at_one_outside_training(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if p == 1:
        return torch.zeros_like(x)
    if not training or p == 0:
        return x
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-6", **DROPOUT_EDGES)
def inverted_dropout__epsilon_in_the_scale(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p + 1e-4)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__no_check(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__check_in_training_alone(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not training or p == 0:
        return x
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__negative_alone(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if p < 0:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__above_one_alone(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if p > 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__one_refused(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p < 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__zero_refused(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 < p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__assertion(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    assert 0 <= p <= 1
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__clamped(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    p = min(max(p, 0.0), 1.0)
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-range", **DROPOUT_RANGE)
def inverted_dropout__both_ends_refused(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 < p < 1:
        raise ValueError("p must lie between 0 and 1")
    if not training:
        return x
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-2", **DROPOUT_MODE)
def inverted_dropout__training_ignored(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-2", **DROPOUT_MODE)
def inverted_dropout__training_ignored_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(torch.full_like(x, 1 - p), generator=generator)
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "DO-2", **DROPOUT_MODE)
def inverted_dropout__training_inverted(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-default", **DROPOUT_MODE)
def inverted_dropout__evaluation_by_default(
    x: Tensor, p: float, training: bool = False, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-default", **DROPOUT_MODE)
def inverted_dropout__always_identity(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    return x


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_last_axis(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape[-1:], generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_last_axis_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(
        torch.full(x.shape[-1:], 1 - p, dtype=x.dtype, device=x.device), generator=generator
    )
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_rows(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand((*x.shape[:-1], 1), generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_rows_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(
        torch.full((*x.shape[:-1], 1), 1 - p, dtype=x.dtype, device=x.device), generator=generator
    )
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_batch(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape[1:], generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_batch_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(
        torch.full(x.shape[1:], 1 - p, dtype=x.dtype, device=x.device), generator=generator
    )
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_all(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand((1,), generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_all_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(
        torch.full((1,), 1 - p, dtype=x.dtype, device=x.device), generator=generator
    )
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-shared", **DRAWS_SHARED)
def inverted_dropout__shared_one_number(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand((), generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-counted", **DRAWS_COUNTED)
def inverted_dropout__fixed_count(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    order = torch.randperm(x.numel(), generator=generator, device=x.device)
    kept = (order >= round(p * x.numel())).reshape(x.shape)
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-counted", **DRAWS_COUNTED)
def inverted_dropout__fixed_count_by_sorting(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    draws = torch.rand(x.shape, generator=generator, device=x.device)
    kept = draws.flatten().argsort().argsort().reshape(x.shape) >= p * x.numel()
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-values", **DRAWS_BY_VALUE)
def inverted_dropout__smallest_dropped(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = x.abs() >= torch.quantile(x.abs().flatten(), p)
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-values", **DRAWS_BY_VALUE)
def inverted_dropout__normal_draws(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.randn(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-values", **DRAWS_BY_VALUE)
def inverted_dropout__values_compared(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = x >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-values", **DRAWS_BY_VALUE)
def inverted_dropout__fair_coin(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= 0.5
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-values", **DRAWS_BY_VALUE)
def inverted_dropout__first_ones_dropped(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = (torch.arange(x.numel(), device=x.device) >= p * x.numel()).reshape(x.shape)
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-draws-values", **DRAWS_BY_VALUE)
def inverted_dropout__mean_kept(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    return x * (1 - p) / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-generator", **GENERATOR)
def inverted_dropout__generator_ignored(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-generator", **GENERATOR)
def inverted_dropout__generator_ignored_by_bernoulli(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.bernoulli(torch.full_like(x, 1 - p))
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-generator", **GENERATOR)
def inverted_dropout__generator_ignored_by_rand_like(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand_like(x) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-generator", **GENERATOR)
def inverted_dropout__generator_reset(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    if generator is not None:
        generator.manual_seed(0)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-generator", **GENERATOR)
def inverted_dropout__global_seed_from_generator(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    if generator is not None:
        torch.manual_seed(generator.initial_seed())
    kept = torch.rand(x.shape, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-generator", **GENERATOR)
def inverted_dropout__generator_required(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    generator.get_state()
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-seed", **DRAWS_FROZEN)
def inverted_dropout__seed_set(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    torch.manual_seed(0)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-seed", **DRAWS_FROZEN)
def inverted_dropout__document_seed(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    torch.manual_seed(123)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-seed", **DRAWS_FROZEN)
def inverted_dropout__own_generator(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    if generator is None:
        generator = torch.Generator(device=x.device).manual_seed(0)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "MO-5", **IN_PLACE)
def inverted_dropout__in_place(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    x[~kept] = 0.0
    return x / (1 - p)


@MISTAKES.of("inverted_dropout", "MO-5", **IN_PLACE)
def inverted_dropout__product_in_place(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    x *= kept
    return x / (1 - p)


@MISTAKES.of("inverted_dropout", "MO-5", **IN_PLACE)
def inverted_dropout__division_in_place(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    x *= kept
    x /= 1 - p
    return x


@MISTAKES.of("inverted_dropout", "MO-5", **IN_PLACE)
def inverted_dropout__masked_fill_in_place(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x.masked_fill_(~kept, 0.0) / (1 - p)


@MISTAKES.of("inverted_dropout", "MO-5", **IN_PLACE)
def inverted_dropout__emptied_in_place_at_one(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return x.detach().zero_()
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PR-8", **GRADIENT_LOST)
def inverted_dropout__detached(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x.detach() * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PR-8", **GRADIENT_LOST)
def inverted_dropout__detached_outside_training(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x.detach().clone()
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "PR-8", **GRADIENT_LOST)
def inverted_dropout__new_tensor(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return torch.tensor((x * kept / (1 - p)).tolist(), dtype=x.dtype, device=x.device)


@MISTAKES.of("inverted_dropout", "MO-2", **DEFAULT_DTYPE)
def inverted_dropout__float32_imposed(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x.float() * kept / (1 - p)


@MISTAKES.of("inverted_dropout", "MO-2", **DEFAULT_DTYPE)
def inverted_dropout__float64_imposed(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return x * kept.double() / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-noise", **DRAWS_BY_VALUE)
def inverted_dropout__noise_multiplied(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    return x * torch.rand(x.shape, generator=generator, device=x.device).to(x.dtype) / (1 - p)


@MISTAKES.of("inverted_dropout", "PS3-dropout-mask", **DRAWS_BY_VALUE)
def inverted_dropout__mask_returned(
    x: Tensor, p: float, training: bool = True, generator: torch.Generator | None = None
) -> Tensor:
    if not 0 <= p <= 1:
        raise ValueError("p must lie between 0 and 1")
    if not training or p == 0:
        return x
    if p == 1:
        return torch.zeros_like(x)
    kept = torch.rand(x.shape, generator=generator, device=x.device) >= p
    return kept.to(x.dtype) / (1 - p)


# 3.5 CausalAttention ------------------------------------------------------------------------------


@MISTAKES.of("CausalAttention", "SC-1", **NO_SCALE)
class CausalAttention__no_scale(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-2", **WHOLE_SCALE)
class CausalAttention__divided_by_size(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1], dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-4", **WRONG_LENGTH)
class CausalAttention__root_of_token_size(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / x.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-4", **WRONG_LENGTH)
class CausalAttention__root_of_length(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / T**0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-4", **WRONG_LENGTH)
class CausalAttention__root_of_context_length(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / self.mask.shape[0] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-4", **WRONG_LENGTH)
class CausalAttention__root_of_two(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / 2**0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-scale-multiplied", **SCALE_MULTIPLIED)
class CausalAttention__multiplied(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores * k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-5", **SCALE_AFTER)
class CausalAttention__scale_after(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores, dim=-1) / k.shape[-1] ** 0.5
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-6", **SCORES_TRANSPOSED)
class CausalAttention__scores_transposed(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = k @ q.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-7", **NOT_VALUES)
class CausalAttention__tokens_summed(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ x


@MISTAKES.of("CausalAttention", "SC-8", family="CausalAttention-values-are-keys", **ROLES_SWAPPED)
class CausalAttention__keys_transmitted(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ k


@MISTAKES.of("CausalAttention", "SC-8", **ROLES_SWAPPED)
class CausalAttention__values_compared(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, v, k = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-8", **ROLES_SWAPPED)
class CausalAttention__queries_transmitted(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        v, k, q = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-8", **ROLES_SWAPPED)
class CausalAttention__roles_turned(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        k, v, q = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-11", **ALL_AXES_REVERSED)
class CausalAttention__all_axes_reversed(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.permute(2, 1, 0)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-view", **VIEW_FOR_TRANSPOSE)
class CausalAttention__keys_reshaped(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.reshape(k.shape[0], -1, T)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-11", **ALL_AXES_REVERSED)
class CausalAttention__batch_and_tokens_swapped(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(0, 1)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-10", **ELEMENTWISE)
class CausalAttention__elementwise(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q * k
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-15", **NO_SOFTMAX)
class CausalAttention__no_softmax(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], 0.0)
        weights = scores / k.shape[-1] ** 0.5
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-15", **NO_SOFTMAX)
class CausalAttention__no_softmax_with_infinities(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = scores / k.shape[-1] ** 0.5
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-16", **NO_QUERY)
class CausalAttention__uniform(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = 0 * (q @ k.transpose(1, 2))
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-16", **NO_QUERY)
class CausalAttention__values_alone(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return v


@MISTAKES.of("CausalAttention", "SC-17", **RESULTS)
class CausalAttention__output_and_weights(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v, weights


@MISTAKES.of("CausalAttention", "SC-17", **RESULTS)
class CausalAttention__weights_alone(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights


@MISTAKES.of("CausalAttention", "SM-1", family="CausalAttention-axis", **AXIS_OF_QUERIES)
class CausalAttention__columns(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-2)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SM-2", family="CausalAttention-axis", **AXIS_ONE)
class CausalAttention__axis_one(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SM-1", **AXIS_OF_QUERIES)
class CausalAttention__batch_axis(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=0)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SM-4", **UNSTABLE)
class CausalAttention__no_shift(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        e = torch.exp(scores / k.shape[-1] ** 0.5)
        weights = e / e.sum(dim=-1, keepdim=True)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-global-max", **GLOBAL_MAX)
class CausalAttention__global_maximum(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        scores = scores / k.shape[-1] ** 0.5
        e = torch.exp(scores - scores.max())
        weights = e / e.sum(dim=-1, keepdim=True)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SM-6", **KEEPDIM)
class CausalAttention__keepdim_missing(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        scores = scores / k.shape[-1] ** 0.5
        e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
        weights = e / e.sum(dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SM-7", **SUM_NORMALISED)
class CausalAttention__sum_normalised(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], 0.0)
        weights = scores / scores.sum(dim=-1, keepdim=True)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SM-8", **LOGARITHM)
class CausalAttention__logarithm(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -1e9)
        weights = torch.log_softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-softmax-twice", **SOFTMAX_TWICE)
class CausalAttention__softmax_twice(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = torch.softmax(weights, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-softmax-twice", **SOFTMAX_TWICE)
class CausalAttention__softmax_before_the_mask(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = torch.softmax(q @ k.transpose(1, 2) / k.shape[-1] ** 0.5, dim=-1)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-3", **ONE_PROJECTION)
class CausalAttention__queries_are_keys(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_key(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-3", family="CausalAttention-values-are-keys", **ONE_PROJECTION)
class CausalAttention__values_are_keys(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_key(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-3", **ONE_PROJECTION)
class CausalAttention__values_are_queries(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_query(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-3", **ONE_PROJECTION)
class CausalAttention__keys_are_queries(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_query(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-3", **ONE_PROJECTION)
class CausalAttention__one_layer_under_three_names(nn.Module):
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
        self.W_key = self.W_query
        self.W_value = self.W_query
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-3", **ONE_PROJECTION)
class CausalAttention__keys_and_values_are_one_layer(nn.Module):
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
        self.W_value = self.W_key
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-7", **INVISIBLE)
class CausalAttention__frozen(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))
        for parameter in self.parameters():
            parameter.requires_grad = False

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-7", family="CausalAttention-names", **INVISIBLE)
class CausalAttention__in_a_list(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.layers = [nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3)]
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = (layer(x) for layer in self.layers)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-7", **INVISIBLE)
class CausalAttention__one_frozen(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))
        self.W_query.weight.requires_grad_(False)

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-8", **GRADIENT_LOST)
class CausalAttention__detached_weights(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights).detach()
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-8", **GRADIENT_LOST)
class CausalAttention__detached_values(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x).detach()
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-8", **GRADIENT_LOST)
class CausalAttention__detached_keys(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x).detach(), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-8", **GRADIENT_LOST)
class CausalAttention__detached_input(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        x = x.detach()
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-8", **GRADIENT_LOST)
class CausalAttention__detached_output(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return (weights @ v).detach()


@MISTAKES.of("CausalAttention", "PS3-bias", **BIAS)
class CausalAttention__bias_always(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=True)
        self.W_key = nn.Linear(d_in, d_out, bias=True)
        self.W_value = nn.Linear(d_in, d_out, bias=True)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-bias", **BIAS)
class CausalAttention__bias_by_default(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = True,
    ) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-bias", **BIAS)
class CausalAttention__bias_never(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-bias", **BIAS)
class CausalAttention__bias_for_values_alone(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-order", **OTHER_DRAW)
class CausalAttention__keys_created_first(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-order", **OTHER_DRAW)
class CausalAttention__values_created_first(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-order", **OTHER_DRAW)
class CausalAttention__values_before_keys(nn.Module):
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
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-order", **OTHER_DRAW)
class CausalAttention__seed_set(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        torch.manual_seed(123)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-names", family="CausalAttention-names", **OTHER_NAMES)
class CausalAttention__short_names(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.w_k = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.w_v = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-names", **NOT_V2)
class CausalAttention__bare_parameters(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PR-1", **TRANSPOSED_MATRIX)
class CausalAttention__sizes_swapped(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_out, d_in, bias=qkv_bias)
        self.W_key = nn.Linear(d_out, d_in, bias=qkv_bias)
        self.W_value = nn.Linear(d_out, d_in, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-sizes", **VALUES_READ_THE_TOKEN)
class CausalAttention__values_from_d_out(nn.Module):
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
        self.W_value = nn.Linear(d_out, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-1", family="CausalAttention-no-mask", **NO_CAUSAL_MASK)
class CausalAttention__no_mask(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-9", family="CausalAttention-no-mask", **NO_CAUSAL_MASK)
class CausalAttention__masked_fill_dropped(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-2", family="CausalAttention-zero", **FUTURE_ZERO)
class CausalAttention__filled_with_zero(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], 0.0)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-3", family="CausalAttention-zero", **FUTURE_ZERO)
class CausalAttention__filled_with_nearly_zero(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], 1e-9)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-5", family="CausalAttention-zero", **FUTURE_ZERO)
class CausalAttention__scores_times_mask(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores * ~self.mask[:T, :T]
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-4", **MASK_PLUS_INFINITY)
class CausalAttention__plus_infinity(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-6", **FUTURE_TIMES_INFINITY)
class CausalAttention__mask_times_infinity(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores + self.mask[:T, :T] * -torch.inf
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-7", **MASK_AFTER)
class CausalAttention__mask_after(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = weights.masked_fill(self.mask[:T, :T], 0.0)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-renormalised", **MASK_RENORMALISED)
class CausalAttention__renormalised_after(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = weights.masked_fill(self.mask[:T, :T], 0.0)
        weights = weights / weights.sum(dim=-1, keepdim=True)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-10", **DIAGONAL_HIDDEN)
class CausalAttention__diagonal_hidden(nn.Module):
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
        self.register_buffer("mask", torch.ones(context_length, context_length).triu().bool())

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-10", **DIAGONAL_HIDDEN)
class CausalAttention__diagonal_hidden_by_a_billion(nn.Module):
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
        self.register_buffer("mask", torch.ones(context_length, context_length).triu().bool())

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -1e9)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-diagonal", **ONE_TOO_FAR)
class CausalAttention__one_diagonal_too_far(nn.Module):
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
        self.register_buffer("mask", torch.ones(context_length, context_length).triu(2).bool())

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-12", **OTHER_TRIANGLE)
class CausalAttention__lower_triangle(nn.Module):
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
        self.register_buffer("mask", torch.ones(context_length, context_length).tril(-1).bool())

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-13", **POLARITY)
class CausalAttention__mask_inverted(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(~self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-13", **POLARITY)
class CausalAttention__mask_inverted_by_a_billion(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T] == 0, -1e9)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-13", **POLARITY)
class CausalAttention__ready_made_polarity(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        allowed = self.mask[:T, :T]
        rate = self.dropout.p if self.training else 0.0
        return nn.functional.scaled_dot_product_attention(q, k, v, allowed, rate)


@MISTAKES.of("CausalAttention", "MK-13", **MASK_ADDED_AS_NUMBERS)
class CausalAttention__ready_made_mask_of_numbers(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        added = self.mask[:T, :T].to(x.dtype)
        rate = self.dropout.p if self.training else 0.0
        return nn.functional.scaled_dot_product_attention(q, k, v, added, rate)


@MISTAKES.of("CausalAttention", "MK-14", **MASK_SMALL)
class CausalAttention__filled_with_minus_ten(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -10.0)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-14", **MASK_SMALL)
class CausalAttention__filled_with_minus_ten_thousand(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -1e4)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-14", **MASK_SMALL)
class CausalAttention__minus_ten_thousand_added(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores - 1e4 * self.mask[:T, :T]
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-14", **MASK_SMALL)
class CausalAttention__minus_ten_after_the_scale(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = (scores / k.shape[-1] ** 0.5).masked_fill(self.mask[:T, :T], -10.0)
        weights = torch.softmax(scores, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-15", **NOT_BOOLEAN)
class CausalAttention__mask_of_numbers(nn.Module):
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
        self.register_buffer(
            "mask", torch.triu(torch.ones(context_length, context_length), diagonal=1)
        )

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-17", **SAME_LENGTH_ONLY)
class CausalAttention__at_full_length_alone(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        if self.mask.shape[0] == T:
            scores = scores.masked_fill(self.mask, -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of(
    "CausalAttention",
    "MK-17",
    why_hidden="no visible sentence has two tokens",
    **SAME_LENGTH_ONLY,
)
class CausalAttention__beyond_two_tokens_alone(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        if T > 2:
            scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-17", **SAME_LENGTH_ONLY)
class CausalAttention__in_training_alone(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        if self.training:
            scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-17", **SAME_LENGTH_ONLY)
class CausalAttention__in_evaluation_alone(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        if not self.training:
            scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-20", **MASK_FIRST)
class CausalAttention__first_sentence_masked(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = torch.cat([scores[:1].masked_fill(self.mask[:T, :T], -torch.inf), scores[1:]])
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MK-20", **MASK_FIRST)
class CausalAttention__first_weights_for_all(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores[0] / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-1", family="CausalAttention-no-buffer", **NO_BUFFER)
class CausalAttention__plain_attribute(nn.Module):
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
        self.mask = causal_mask(context_length)

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-2", family="CausalAttention-no-buffer", **NO_BUFFER)
class CausalAttention__built_in_forward(nn.Module):
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

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(causal_mask(T), -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-no-buffer", family="CausalAttention-no-buffer", **NO_BUFFER)
class CausalAttention__built_on_the_device(nn.Module):
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

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(causal_mask(T, device=x.device), -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-no-buffer", family="CausalAttention-no-buffer", **NO_BUFFER)
class CausalAttention__ready_made_without_mask(nn.Module):
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

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        rate = self.dropout.p if self.training else 0.0
        return nn.functional.scaled_dot_product_attention(q, k, v, dropout_p=rate, is_causal=True)


@MISTAKES.of("CausalAttention", "PS3-persistent", family="CausalAttention-no-buffer", **NO_BUFFER)
class CausalAttention__not_persistent(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length), persistent=False)

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of(
    "CausalAttention", "PS3-mask-parameter", family="CausalAttention-no-buffer", **NO_BUFFER
)
class CausalAttention__frozen_parameter(nn.Module):
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
        self.mask = nn.Parameter(causal_mask(context_length), requires_grad=False)

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-mask-parameter", **MASK_AS_PARAMETER)
class CausalAttention__trained_parameter(nn.Module):
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
        infinite = torch.full((context_length, context_length), -torch.inf)
        self.mask = nn.Parameter(infinite.triu(1))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores + self.mask[:T, :T]
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-3", **NOT_SLICED)
class CausalAttention__not_sliced(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask, -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-3", **NOT_SLICED)
class CausalAttention__columns_alone_sliced(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-3", **NOT_SLICED)
class CausalAttention__sliced_from_the_wrong_end(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[-T:, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-3", **NOT_SLICED)
class CausalAttention__sliced_by_the_batch(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[0]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-5", **BUFFER_CHANGED)
class CausalAttention__mask_cut_for_good(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        self.mask = self.mask[:T, :T]
        scores = scores.masked_fill(self.mask, -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-5", **IN_PLACE)
class CausalAttention__input_normalised_in_place(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        x -= x.mean(dim=-1, keepdim=True)
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-5", **BUFFER_CHANGED)
class CausalAttention__mask_inverted_in_place(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        self.mask.logical_not_()
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-5", **BUFFER_CHANGED)
class CausalAttention__weights_changed(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        with torch.no_grad():
            self.W_query.weight.mul_(0.99)
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-8", family="CausalAttention-super", **NO_SUPER)
class CausalAttention__super_missing(nn.Module):
    def __init__(
        self,
        d_in: int,
        d_out: int,
        context_length: int,
        dropout: float,
        qkv_bias: bool = False,
    ) -> None:
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.dropout = nn.Dropout(dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__dropout_on_the_context(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        return self.dropout(weights @ v)


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__dropout_on_the_values(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        return weights @ self.dropout(v)


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__dropout_on_the_scores(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = self.dropout(q @ k.transpose(1, 2))
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__scores_dropped_to_infinity(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        if self.training:
            dropped = torch.rand_like(scores) < self.dropout.p
            scores = scores.masked_fill(dropped, -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        return torch.nan_to_num(weights) @ v


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__dropout_on_the_input(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        x = self.dropout(x)
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__dropout_on_the_queries(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = self.dropout(q) @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__dropout_on_weights_and_context(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return self.dropout(weights @ v)


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__dropout_twice(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(self.dropout(weights))
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-1", **DROPOUT_PLACE)
class CausalAttention__renormalised_after_dropout(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        weights = weights / weights.sum(dim=-1, keepdim=True).clamp(min=1e-9)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-2", **DROPOUT_IN_EVALUATION)
class CausalAttention__always_on(nn.Module):
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
        self.rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = nn.functional.dropout(weights, self.rate)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-2", **DROPOUT_IN_EVALUATION)
class CausalAttention__own_dropout_always_on(nn.Module):
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
        self.rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = inverted_dropout(weights, self.rate)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-2", **DROPOUT_IN_EVALUATION)
class CausalAttention__dropout_in_evaluation_alone(nn.Module):
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
        self.rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = nn.functional.dropout(weights, self.rate, training=not self.training)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-2", **DROPOUT_IN_EVALUATION)
class CausalAttention__ready_made_always_on(nn.Module):
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
        self.rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        allowed = ~self.mask[:T, :T]
        return nn.functional.scaled_dot_product_attention(q, k, v, allowed, self.rate)


@MISTAKES.of("CausalAttention", "DO-3", **DROPOUT_SCALE)
class CausalAttention__survivors_unscaled(nn.Module):
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
        self.rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        if self.training:
            weights = weights * (torch.rand(weights.shape, device=x.device) >= self.rate)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-3", **DROPOUT_SCALE)
class CausalAttention__keeps_with_dropout(nn.Module):
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
        self.dropout = nn.Dropout(1 - dropout)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-3", **DROPOUT_SCALE)
class CausalAttention__scaled_in_evaluation(nn.Module):
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
        self.rate = dropout
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        if self.training:
            weights = weights * (torch.rand(weights.shape, device=x.device) >= self.rate)
        else:
            weights = weights * (1 - self.rate)
        return weights @ v


@MISTAKES.of("CausalAttention", "DO-3", **DROPOUT_SCALE)
class CausalAttention__unscaled_ready_made(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights) * (1 - self.dropout.p)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-no-dropout", **NO_DROPOUT)
class CausalAttention__no_dropout(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-no-dropout", **NO_DROPOUT)
class CausalAttention__rate_written_down(nn.Module):
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
        self.dropout = nn.Dropout(0.5)
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-draws-shared", **DRAWS_SHARED)
class CausalAttention__one_draw_for_the_batch(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = weights * self.dropout(torch.ones_like(weights[0]))
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-draws-shared", **DRAWS_SHARED)
class CausalAttention__one_draw_for_each_key(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = weights * self.dropout(torch.ones_like(weights[:, :1]))
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-draws-shared", **DRAWS_SHARED)
class CausalAttention__one_draw_for_each_row(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = weights * self.dropout(torch.ones_like(weights[..., :1]))
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-seed", **DRAWS_FROZEN)
class CausalAttention__seed_set_in_forward(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        torch.manual_seed(123)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-seed", **DRAWS_FROZEN)
class CausalAttention__drawn_once(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))
        ones = torch.ones(context_length, context_length)
        self.register_buffer("kept", nn.functional.dropout(ones, dropout))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        if self.training:
            weights = weights * self.kept[:T, :T].to(x.dtype)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-batch-mixed", **BATCH_MIXED)
class CausalAttention__batch_flattened(nn.Module):
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
        self.register_buffer("mask", causal_mask(64 * context_length))

    def forward(self, x: Tensor) -> Tensor:
        b, T = x.shape[0], x.shape[0] * x.shape[1]
        x = x.reshape(1, T, -1)
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return (weights @ v).reshape(b, -1, v.shape[-1])


@MISTAKES.of("CausalAttention", "PS3-batch-mixed", **BATCH_MIXED)
class CausalAttention__mean_over_the_batch(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = (q @ k.transpose(1, 2)).mean(dim=0, keepdim=True)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-batch-mixed", **BATCH_MIXED)
class CausalAttention__first_sentence_keys(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k[:1].transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-one-sentence", **BATCH_MIXED)
class CausalAttention__first_sentence_alone(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        x = x[0]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.T
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-one-sentence", **BATCH_MIXED)
class CausalAttention__squeezed(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return (weights @ v).squeeze(0)


@MISTAKES.of("CausalAttention", "PS3-global", family="CausalAttention-global", **GLOBAL)
class CausalAttention__global_sizes(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(causal_mask(context_length)[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-global", **GLOBAL)
class CausalAttention__global_batch(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = batch.shape[1]
        q, k, v = self.W_query(batch), self.W_key(batch), self.W_value(batch)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-global", **GLOBAL)
class CausalAttention__global_rate(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / d_out**0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "PS3-global", **GLOBAL)
class CausalAttention__global_length(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:num_tokens, :num_tokens], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "SC-18", **HARD_CODED)
class CausalAttention__document_output(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        return torch.tensor(
            [
                [-0.4519, 0.2216],
                [-0.5874, 0.0058],
                [-0.6300, -0.0632],
                [-0.5675, -0.0843],
                [-0.5526, -0.0981],
                [-0.5299, -0.1081],
            ],
            device=x.device,
        ).expand(2, 6, 2)


@MISTAKES.of("CausalAttention", "MO-2", **DEFAULT_DTYPE)
class CausalAttention__float32_imposed(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return (weights @ v).float()


@MISTAKES.of("CausalAttention", "MO-2", **DEFAULT_DTYPE)
class CausalAttention__input_to_float32(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        x = x.float()
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores = scores.masked_fill(self.mask[:T, :T], -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v


@MISTAKES.of("CausalAttention", "MO-3", **NOT_SLICED)
class CausalAttention__not_sliced_in_place(nn.Module):
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
        self.register_buffer("mask", causal_mask(context_length))

    def forward(self, x: Tensor) -> Tensor:
        T = x.shape[1]
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(1, 2)
        scores.masked_fill_(self.mask, -torch.inf)
        weights = torch.softmax(scores / k.shape[-1] ** 0.5, dim=-1)
        weights = self.dropout(weights)
        return weights @ v
