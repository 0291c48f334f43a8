"""Known mistakes of ps2_self_attention, each a small wrong program with three levels of hint.

Keys of the shared list (SC-1) stand where the list has the idea; keys in PS2- are this
assignment's own. Hints that serve several exercises stand in hints.py.
"""

# Programs as students write them: names that are never read, values named before they go out.
# ruff: noqa: F841, RET504, RUF059

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from autograder.misconceptions.hints import (
    ALL_AXES_REVERSED,
    ALWAYS_ZERO,
    ANY_CALLABLE,
    AXIS_OF_QUERIES,
    AXIS_ONE,
    BATCH_MIXED,
    BIAS,
    CAUSAL,
    COLUMNS_PERMUTED,
    COSINE,
    DEFAULT_DTYPE,
    DIRECTION,
    ELEMENTWISE,
    ELEMENTWISE_PROJECTION,
    END_TO_END,
    EQUAL_SCORES,
    EQUAL_SIZES,
    FIXED_PERMUTATION,
    FLATTENED,
    FORMULA,
    FORWARD_REPLACED,
    GAP_TOO_SMALL,
    GLOBAL,
    GLOBAL_MAX,
    GRADIENT_LOST,
    HARD_CODED,
    IN_PLACE,
    INVARIANT,
    INVERSE,
    INVISIBLE,
    INVISIBLE_AFTER,
    KEEPDIM,
    KEYS_WITH_VALUES,
    LINEAR_TRANSPOSED,
    LOGARITHM,
    MASK_ADDED,
    MASK_AFTER,
    MASK_AXES,
    MASK_FIRST,
    MASK_IGNORED,
    MASK_INVERTED,
    MASK_KEPT,
    MASK_KIND,
    MASK_PLUS_INFINITY,
    MASK_RENORMALISED,
    MASK_REQUIRED,
    MASK_ROWS,
    MASK_SMALL,
    MASK_SOMETIMES,
    MASK_TIMES_INFINITY,
    MASK_ZERO,
    NAMES_OF_STATE,
    NO_ABSOLUTE,
    NO_QUERY,
    NO_SCALE,
    NO_SOFTMAX,
    NO_SUPER,
    NOT_A_NUMBER,
    NOT_A_PARAMETER,
    NOT_DOT_PRODUCT,
    NOT_NUMPY,
    NOT_STD,
    NOT_THE_LARGEST,
    NOT_V1,
    NOT_V2,
    NOT_VALUES,
    NOTHING_HAPPENS,
    ONE_PROJECTION,
    ONE_SEQUENCE,
    ONE_TOKEN,
    OTHER_DRAW,
    OTHER_EXPONENTIAL,
    OTHER_NAMES,
    OTHER_SHAPES,
    OTHER_SHORT_NAMES,
    OTHER_WEIGHTS_RETURNED,
    PERMUTED_TWICE,
    REDRAWN,
    REMEMBERED,
    RESULTS,
    ROLES_SWAPPED,
    ROLES_SWAPPED_THREE,
    ROUNDED,
    SAME_VECTOR,
    SAMPLES,
    SCALE_AFTER,
    SCALE_MULTIPLIED,
    SCALED_EARLY,
    SCORES_SPOILT,
    SCORES_TRANSPOSED,
    SEED,
    SHARED_MEMORY,
    SHORT_BIAS,
    SOFTMAX_TWICE,
    SOME_MATRICES,
    SPREAD_OVER_VARIANCE,
    SUM_NORMALISED,
    TARGET_AND_SOURCE,
    TRANSPOSED_MATRIX,
    UNIFORM_DRAW,
    UNSCALED_RETURNED,
    UNSTABLE,
    V2_CHANGED,
    VARIANCE,
    WHOLE_SCALE,
    WRONG_LENGTH,
    ZERO_HIDDEN,
)
from autograder.mistakes import Mistakes

if TYPE_CHECKING:  # names of the notebook that a program may use
    SelfAttention_v1 = SelfAttention_v2 = Any
    date_inputs = np.empty(0)
    inputs = W_query = W_key = W_value = Tensor()

MISTAKES = Mistakes()


# 2.8 attention_numpy ----------------------------------------------------------------------------


@MISTAKES.of("attention_numpy", "SC-1", **NO_SCALE)
def attention_numpy__no_scale(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-2", **WHOLE_SCALE)
def attention_numpy__divided_by_size(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / K.shape[1]
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_token_size(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(X.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_length(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(len(X))
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_value_size(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(V.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-4", **WRONG_LENGTH)
def attention_numpy__root_of_two(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(2)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def attention_numpy__multiplied(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T * np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-6", **SCORES_TRANSPOSED)
def attention_numpy__transposed(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = K @ Q.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-7", **NOT_VALUES)
def attention_numpy__tokens_summed(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ X


@MISTAKES.of("attention_numpy", "SC-8", **ROLES_SWAPPED)
def attention_numpy__keys_transmitted(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ K


@MISTAKES.of("attention_numpy", "SC-8", **ROLES_SWAPPED)
def attention_numpy__values_compared(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, V, K = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-8", **ROLES_SWAPPED)
def attention_numpy__queries_transmitted(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    V, K, Q = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-10", **ELEMENTWISE)
def attention_numpy__elementwise(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q * K / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-10", **ELEMENTWISE)
def attention_numpy__between_components(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q.T @ K / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-15", **NO_SOFTMAX)
def attention_numpy__no_softmax(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    return scores, scores, scores @ V


@MISTAKES.of("attention_numpy", "SC-16", **NO_QUERY)
def attention_numpy__uniform(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.full_like(scores, 1 / len(X))
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-16", **NO_QUERY)
def attention_numpy__values_alone(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.eye(len(X))
    return scores, weights, V


@MISTAKES.of("attention_numpy", "SC-17", **RESULTS)
def attention_numpy__output_first(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V, weights, scores


@MISTAKES.of("attention_numpy", "SC-17", **RESULTS)
def attention_numpy__output_alone(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights @ V


@MISTAKES.of("attention_numpy", "SC-17", **RESULTS)
def attention_numpy__weights_and_output(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-1", **AXIS_OF_QUERIES)
def attention_numpy__columns(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=0, keepdims=True))
    weights = e / e.sum(axis=0, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-4", **UNSTABLE)
def attention_numpy__no_shift(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores)
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-global", **GLOBAL)
def attention_numpy__notebook_inputs(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = date_inputs @ W_Q, date_inputs @ W_K, date_inputs @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-scores-spoilt", **SCORES_SPOILT)
def attention_numpy__scores_shifted_in_place(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    scores -= scores.max(axis=-1, keepdims=True)
    e = np.exp(scores)
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-scores-spoilt", **SCORES_SPOILT)
def attention_numpy__scores_overwritten(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = scores
    weights -= weights.max(axis=-1, keepdims=True)
    np.exp(weights, out=weights)
    weights /= weights.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-7", **NOT_VALUES)
def attention_numpy__tokens_summed_when_square(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K = X @ W_Q, X @ W_K
    V = X if W_V.shape[0] == W_V.shape[1] else X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-global-max", **GLOBAL_MAX)
def attention_numpy__global_maximum(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max())
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-6", **KEEPDIM)
def attention_numpy__keepdims_missing(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-7", **SUM_NORMALISED)
def attention_numpy__sum_normalised(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = scores / scores.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-11", **OTHER_EXPONENTIAL)
def attention_numpy__base_two(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp2(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SM-11", **OTHER_EXPONENTIAL)
def attention_numpy__best_token(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    weights = np.eye(len(X))[scores.argmax(axis=-1)]
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-flat", **FLATTENED)
def attention_numpy__flattened(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max())
    weights = e / e.sum()
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-5", **SCALE_AFTER)
def attention_numpy__scale_after(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True) / np.sqrt(K.shape[1])
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-raw-scores", **UNSCALED_RETURNED)
def attention_numpy__raw_scores_returned(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    scaled = scores / np.sqrt(K.shape[1])
    e = np.exp(scaled - scaled.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PR-3", **ONE_PROJECTION)
def attention_numpy__one_projection(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_Q, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PR-3", **ONE_PROJECTION)
def attention_numpy__no_projection(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X, X, X
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-transposed", **TRANSPOSED_MATRIX)
def attention_numpy__weights_transposed(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q.T, X @ W_K.T, X @ W_V.T
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-causal", **CAUSAL)
def attention_numpy__causal(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = np.where(np.tri(len(X)) == 1, Q @ K.T / np.sqrt(K.shape[1]), -np.inf)
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "MO-2", **DEFAULT_DTYPE)
def attention_numpy__float32(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    X = X.astype(np.float32)
    Q, K, V = X @ W_Q.astype(np.float32), X @ W_K.astype(np.float32), X @ W_V.astype(np.float32)
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "PS2-not-numpy", **NOT_NUMPY)
def attention_numpy__tensors(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return torch.from_numpy(scores), torch.from_numpy(weights), torch.from_numpy(weights @ V)


@MISTAKES.of("attention_numpy", "PS2-rounded", **ROUNDED)
def attention_numpy__rounded(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T / np.sqrt(K.shape[1])
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores.round(4), weights.round(4), (weights @ V).round(4)


@MISTAKES.of("attention_numpy", "MO-5", **IN_PLACE)
def attention_numpy__tokens_centred_in_place(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    W_Q /= np.sqrt(W_K.shape[1])
    Q, K, V = X @ W_Q, X @ W_K, X @ W_V
    scores = Q @ K.T
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = e / e.sum(axis=-1, keepdims=True)
    return scores, weights, weights @ V


@MISTAKES.of("attention_numpy", "SC-18", **HARD_CODED)
def attention_numpy__document_numbers(
    X: NDArray[np.float64],
    W_Q: NDArray[np.float64],
    W_K: NDArray[np.float64],
    W_V: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    scores = np.array([[0.7071, 0.0, 0.7071], [0.0, 0.7071, 0.7071], [0.7071, 0.7071, 1.4142]])
    weights = np.array(
        [[0.4011, 0.1978, 0.4011], [0.1978, 0.4011, 0.4011], [0.2483, 0.2483, 0.5035]]
    )
    return scores, weights, weights @ np.array([[0.0, 1.0], [1.0, 0.0], [1.0, 1.0]])


# 2.1 project_qkv --------------------------------------------------------------------------------


@MISTAKES.of("project_qkv", "PS2-transposed", **TRANSPOSED_MATRIX)
def project_qkv__weights_transposed(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query.T, x @ W_key.T, x @ W_value.T


@MISTAKES.of("project_qkv", "PS2-transposed", **TRANSPOSED_MATRIX)
def project_qkv__matrix_on_the_left(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return W_query @ x, W_key @ x, W_value @ x


@MISTAKES.of("project_qkv", "PS2-transposed", **TRANSPOSED_MATRIX)
def project_qkv__columns(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return (x @ W_query).T, (x @ W_key).T, (x @ W_value).T


@MISTAKES.of("project_qkv", "SC-10", **ELEMENTWISE_PROJECTION)
def project_qkv__elementwise(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x * W_query, x * W_key, x * W_value


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__one_projection(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_query, x @ W_query


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__value_matrix_for_keys(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_value, x @ W_value


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__key_matrix_for_values(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_key, x @ W_key


@MISTAKES.of("project_qkv", "SC-8", **ROLES_SWAPPED_THREE)
def project_qkv__keys_and_values_swapped(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query, x @ W_value, x @ W_key


@MISTAKES.of("project_qkv", "SC-8", **ROLES_SWAPPED_THREE)
def project_qkv__queries_and_keys_swapped(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_key, x @ W_query, x @ W_value


@MISTAKES.of("project_qkv", "SC-8", **ROLES_SWAPPED_THREE)
def project_qkv__reversed_order(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_value, x @ W_key, x @ W_query


@MISTAKES.of("project_qkv", "PS2-global", **GLOBAL)
def project_qkv__notebook_inputs(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return inputs @ W_query, inputs @ W_key, inputs @ W_value


@MISTAKES.of("project_qkv", "PS2-global", **GLOBAL)
def project_qkv__notebook_matrices(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    generator = torch.Generator().manual_seed(123)
    queries, keys, values = (x @ torch.rand(3, 2, generator=generator) for _ in range(3))
    return queries, keys, values


@MISTAKES.of("project_qkv", "PS2-one-token", **ONE_TOKEN)
def project_qkv__one_token(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x[1] @ W_query, x[1] @ W_key, x[1] @ W_value


@MISTAKES.of("project_qkv", "PS2-one-token", **ONE_TOKEN)
def project_qkv__query_of_one_token(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x[1] @ W_query, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "PS2-one-token", **ONE_TOKEN)
def project_qkv__six_tokens(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    rows = [(x[i] @ W_query, x[i] @ W_key, x[i] @ W_value) for i in range(6)]
    queries, keys, values = (torch.stack(column) for column in zip(*rows, strict=True))
    return queries, keys, values


@MISTAKES.of("project_qkv", "SC-17", **RESULTS)
def project_qkv__queries_alone(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> Tensor:
    return x @ W_query


@MISTAKES.of("project_qkv", "SC-17", **RESULTS)
def project_qkv__stacked(x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor) -> Tensor:
    return torch.cat([x @ W_query, x @ W_key, x @ W_value], dim=-1)


@MISTAKES.of("project_qkv", "PR-3", **ONE_PROJECTION)
def project_qkv__identity(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x, x, x


@MISTAKES.of("project_qkv", "PS2-scaled-early", **SCALED_EARLY)
def project_qkv__scaled(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    root = W_key.shape[1] ** 0.5
    return x @ W_query / root, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "PS2-scaled-early", **SCALED_EARLY)
def project_qkv__all_scaled(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    root = W_key.shape[1] ** 0.5
    return x @ W_query / root, x @ W_key / root, x @ W_value / root


@MISTAKES.of("project_qkv", "PS2-redrawn", **REDRAWN)
def project_qkv__fresh_linear_layers(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    torch.manual_seed(123)
    layers = [nn.Linear(*W.shape, bias=False) for W in (W_query, W_key, W_value)]
    queries, keys, values = (layer(x.float()).to(x.dtype) for layer in layers)
    return queries, keys, values


@MISTAKES.of("project_qkv", "PR-8", **GRADIENT_LOST)
def project_qkv__detached(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    with torch.no_grad():
        return x @ W_query, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "PR-8", **GRADIENT_LOST)
def project_qkv__matrices_detached(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x @ W_query.data, x @ W_key.data, x @ W_value.data


@MISTAKES.of("project_qkv", "PR-8", **GRADIENT_LOST)
def project_qkv__tokens_detached(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return x.detach() @ W_query, x.detach() @ W_key, x.detach() @ W_value


@MISTAKES.of("project_qkv", "MO-2", **DEFAULT_DTYPE)
def project_qkv__float32(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    x = x.float()
    return x @ W_query.float(), x @ W_key.float(), x @ W_value.float()


@MISTAKES.of("project_qkv", "MO-2", **DEFAULT_DTYPE)
def project_qkv__zeros_float32(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    projections = []
    for W in (W_query, W_key, W_value):
        y = torch.zeros(x.shape[0], W.shape[1])
        for i, row in enumerate(x):
            y[i] = row @ W
        projections.append(y)
    return projections[0], projections[1], projections[2]


@MISTAKES.of("project_qkv", "MO-5", **IN_PLACE)
def project_qkv__tokens_normalised_in_place(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    with torch.no_grad():
        x -= x.mean()
    return x @ W_query, x @ W_key, x @ W_value


@MISTAKES.of("project_qkv", "SC-18", **HARD_CODED)
def project_qkv__document_query(
    x: Tensor, W_query: Tensor, W_key: Tensor, W_value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    return torch.tensor([0.4306, 1.4551]), x @ W_key, x @ W_value


# 2.7 score_spread -------------------------------------------------------------------------------


@MISTAKES.of("score_spread", "NW-12", **UNIFORM_DRAW)
def score_spread__uniform(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.rand(num_samples, d_k, generator=generator)
    k = torch.rand(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "NW-12", **UNIFORM_DRAW)
def score_spread__uniform_centred(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.rand(num_samples, d_k, generator=generator) - 0.5
    k = torch.rand(num_samples, d_k, generator=generator) - 0.5
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-variance", **VARIANCE)
def score_spread__variance(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.var().item(), (scores / math.sqrt(d_k)).var().item()


@MISTAKES.of("score_spread", "SC-2", **SPREAD_OVER_VARIANCE)
def score_spread__divided_by_size(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / d_k).std().item()


@MISTAKES.of("score_spread", "SC-2", family="score_spread-d_k", **SPREAD_OVER_VARIANCE)
def score_spread__both_vectors_divided(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), ((q / math.sqrt(d_k)) * (k / math.sqrt(d_k))).sum(-1).std().item()


@MISTAKES.of("score_spread", "SC-1", **NO_SCALE)
def score_spread__no_scale(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), scores.std().item()


@MISTAKES.of("score_spread", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def score_spread__multiplied(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores * math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "SC-4", **WRONG_LENGTH)
def score_spread__root_of_samples(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(num_samples)).std().item()


@MISTAKES.of("score_spread", "PS2-same-vector", **SAME_VECTOR)
def score_spread__same_vector(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = q
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-same-vector", **SAME_VECTOR)
def score_spread__one_query(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-same-vector", family="score_spread-same-vector", **SAME_VECTOR)
def score_spread__same_seed_twice(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    q = torch.randn(num_samples, d_k, generator=torch.Generator().manual_seed(seed))
    k = torch.randn(num_samples, d_k, generator=torch.Generator().manual_seed(seed))
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-formula", **FORMULA)
def score_spread__formula(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    return math.sqrt(d_k), 1.0


@MISTAKES.of("score_spread", "PS2-formula", **FORMULA)
def score_spread__measured_then_formula(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), 1.0


@MISTAKES.of("score_spread", "PS2-seed", **SEED)
def score_spread__seed_ignored(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(0)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-seed", **SEED)
def score_spread__no_seed(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    scores = (torch.randn(num_samples, d_k) * torch.randn(num_samples, d_k)).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-samples", **SAMPLES)
def score_spread__samples_ignored(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(10_000, d_k, generator=generator)
    k = torch.randn(10_000, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-samples", **SAMPLES)
def score_spread__samples_and_size_swapped(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(d_k, num_samples, generator=generator)
    k = torch.randn(d_k, num_samples, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-dot", **NOT_DOT_PRODUCT)
def score_spread__products_not_summed(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = q * k
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-dot", **NOT_DOT_PRODUCT)
def score_spread__summed_over_samples(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=0)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-dot", **NOT_DOT_PRODUCT)
def score_spread__mean_of_products(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).mean(dim=-1)
    return scores.std().item(), (scores / math.sqrt(d_k)).std().item()


@MISTAKES.of("score_spread", "PS2-not-std", **NOT_STD)
def score_spread__mean_of_scores(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.mean().item(), (scores / math.sqrt(d_k)).mean().item()


@MISTAKES.of("score_spread", "PS2-not-std", **NOT_STD)
def score_spread__mean_absolute_score(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.abs().mean().item(), (scores.abs() / math.sqrt(d_k)).mean().item()


@MISTAKES.of("score_spread", "SC-17", **RESULTS)
def score_spread__swapped_results(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return (scores / math.sqrt(d_k)).std().item(), scores.std().item()


@MISTAKES.of("score_spread", "SC-17", **RESULTS)
def score_spread__raw_alone(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores.std().item()


@MISTAKES.of("score_spread", "SC-17", **RESULTS)
def score_spread__scores_returned(
    d_k: int, num_samples: int = 10_000, seed: int = 0
) -> tuple[float, float]:
    generator = torch.Generator().manual_seed(seed)
    q = torch.randn(num_samples, d_k, generator=generator)
    k = torch.randn(num_samples, d_k, generator=generator)
    scores = (q * k).sum(dim=-1)
    return scores, scores / math.sqrt(d_k)


# 2.2 attention_weights --------------------------------------------------------------------------


@MISTAKES.of("attention_weights", "SC-1", **NO_SCALE)
def attention_weights__no_scale(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1), dim=-1)


@MISTAKES.of("attention_weights", "SC-2", **WHOLE_SCALE)
def attention_weights__divided_by_size(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / keys.shape[-1], dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_keys(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-2]), dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_queries(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(queries.shape[-2]), dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_two(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(2), dim=-1)


@MISTAKES.of("attention_weights", "SM-2", **AXIS_ONE)
def attention_weights__size_on_axis_one(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[1]), dim=-1)


@MISTAKES.of("attention_weights", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def attention_weights__multiplied(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) * math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-5", **SCALE_AFTER)
def attention_weights__scale_after(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1), dim=-1) / math.sqrt(keys.shape[-1])


@MISTAKES.of("attention_weights", "SC-6", **SCORES_TRANSPOSED)
def attention_weights__transposed(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(keys @ queries.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SM-1", family="attention_weights-columns", **AXIS_OF_QUERIES)
def attention_weights__transposed_back(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        keys @ queries.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    ).transpose(-2, -1)


@MISTAKES.of("attention_weights", "SM-1", family="attention_weights-columns", **AXIS_OF_QUERIES)
def attention_weights__columns(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-2)


@MISTAKES.of("attention_weights", "SM-1", **AXIS_OF_QUERIES)
def attention_weights__axis_zero(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=0)


@MISTAKES.of("attention_weights", "SM-2", **AXIS_ONE)
def attention_weights__axis_one(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=1)


@MISTAKES.of("attention_weights", "SC-10", **ELEMENTWISE)
def attention_weights__elementwise(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries * keys / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-10", **ELEMENTWISE)
def attention_weights__paired_scores(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax((queries * keys).sum(dim=-1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-10", **ELEMENTWISE)
def attention_weights__dot_of_matrices(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(torch.dot(queries, keys) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-11", **ALL_AXES_REVERSED)
def attention_weights__all_axes_reversed(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.permute(*range(keys.ndim - 1, -1, -1)) / math.sqrt(keys.shape[-1]), dim=-1
    )


@MISTAKES.of("attention_weights", "SC-11", **ALL_AXES_REVERSED)
def attention_weights__first_two_axes(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(0, 1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-11", **ALL_AXES_REVERSED)
def attention_weights__axes_one_and_two(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(queries @ keys.transpose(1, 2) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-15", **NO_SOFTMAX)
def attention_weights__no_softmax(queries: Tensor, keys: Tensor) -> Tensor:
    return queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])


@MISTAKES.of("attention_weights", "SC-16", **NO_QUERY)
def attention_weights__uniform(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1)
    return torch.ones_like(scores) / scores.shape[-1]


@MISTAKES.of("attention_weights", "SM-4", **UNSTABLE)
def attention_weights__no_shift(queries: Tensor, keys: Tensor) -> Tensor:
    e = torch.exp(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]))
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "PS2-global-max", **GLOBAL_MAX)
def attention_weights__global_maximum(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    e = torch.exp(scores - scores.max())
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "SM-6", **KEEPDIM)
def attention_weights__keepdim_missing(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1)


@MISTAKES.of("attention_weights", "SM-7", **SUM_NORMALISED)
def attention_weights__sum_normalised(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    return scores / scores.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "SM-8", **LOGARITHM)
def attention_weights__logarithm(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.log_softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SM-11", **OTHER_EXPONENTIAL)
def attention_weights__base_two(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    e = 2 ** (scores - scores.amax(dim=-1, keepdim=True))
    return e / e.sum(dim=-1, keepdim=True)


@MISTAKES.of("attention_weights", "SM-11", **OTHER_EXPONENTIAL)
def attention_weights__best_key(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1)
    return torch.zeros_like(scores).scatter(-1, scores.argmax(dim=-1, keepdim=True), 1.0)


@MISTAKES.of("attention_weights", "PS2-flat", **FLATTENED)
def attention_weights__flattened(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    return torch.softmax(scores.flatten(), dim=0).reshape(scores.shape)


@MISTAKES.of("attention_weights", "PS2-softmax-twice", **SOFTMAX_TWICE)
def attention_weights__softmax_twice(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        torch.softmax(queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1), dim=-1
    )


@MISTAKES.of("attention_weights", "PS2-cosine", **COSINE)
def attention_weights__cosine(queries: Tensor, keys: Tensor) -> Tensor:
    q = queries / queries.norm(dim=-1, keepdim=True)
    k = keys / keys.norm(dim=-1, keepdim=True)
    return torch.softmax(q @ k.transpose(-2, -1), dim=-1)


@MISTAKES.of("attention_weights", "PS2-cosine", **COSINE)
def attention_weights__cosine_scaled(queries: Tensor, keys: Tensor) -> Tensor:
    q = queries / queries.norm(dim=-1, keepdim=True)
    k = keys / keys.norm(dim=-1, keepdim=True)
    return torch.softmax(q @ k.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_axis_one(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(queries.shape[1])
    return torch.softmax(scores, dim=-1)


@MISTAKES.of("attention_weights", "SC-4", **WRONG_LENGTH)
def attention_weights__root_of_axis_zero(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(len(keys))
    return torch.softmax(scores, dim=-1)


@MISTAKES.of("attention_weights", "PS2-causal", **CAUSAL)
def attention_weights__causal(queries: Tensor, keys: Tensor) -> Tensor:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    future = torch.ones_like(scores).triu(1) == 1
    return torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)


@MISTAKES.of("attention_weights", "PS2-batch-mixed", **BATCH_MIXED)
def attention_weights__batch_flattened(queries: Tensor, keys: Tensor) -> Tensor:
    k = keys.reshape(-1, keys.shape[-1])
    return torch.softmax(queries @ k.T / math.sqrt(keys.shape[-1]), dim=-1)


@MISTAKES.of("attention_weights", "PR-8", **GRADIENT_LOST)
def attention_weights__detached(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    ).detach()


@MISTAKES.of("attention_weights", "PR-8", **GRADIENT_LOST)
def attention_weights__keys_detached(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.detach().transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    )


@MISTAKES.of("attention_weights", "MO-2", **DEFAULT_DTYPE)
def attention_weights__float32(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1, dtype=torch.float32
    )


@MISTAKES.of("attention_weights", "MO-5", **IN_PLACE)
def attention_weights__queries_divided_in_place(queries: Tensor, keys: Tensor) -> Tensor:
    with torch.no_grad():
        queries /= math.sqrt(keys.shape[-1])
    return torch.softmax(queries @ keys.transpose(-2, -1), dim=-1)


@MISTAKES.of("attention_weights", "PS2-rounded", **ROUNDED)
def attention_weights__rounded(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1]), dim=-1
    ).round(decimals=4)


@MISTAKES.of("attention_weights", "PS2-one-token", **ONE_TOKEN)
def attention_weights__one_query(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(
        keys @ queries[..., 0, :].unsqueeze(-1) / math.sqrt(keys.shape[-1]), dim=-2
    ).squeeze(-1)


@MISTAKES.of("attention_weights", "SC-18", **HARD_CODED)
def attention_weights__document_numbers(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.tensor([[0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]])


# 2.3 scaled_dot_product_attention ---------------------------------------------------------------


@MISTAKES.of("scaled_dot_product_attention", "SC-1", **NO_SCALE)
def scaled_dot_product_attention__no_scale(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-2", **WHOLE_SCALE)
def scaled_dot_product_attention__divided_by_size(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / keys.shape[-1]
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-4", **WRONG_LENGTH)
def scaled_dot_product_attention__root_of_keys(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-2])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def scaled_dot_product_attention__multiplied(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) * math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-5", **SCALE_AFTER)
def scaled_dot_product_attention__scale_after(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1) / math.sqrt(keys.shape[-1])
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-6", **SCORES_TRANSPOSED)
def scaled_dot_product_attention__transposed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = keys @ queries.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-8", **ROLES_SWAPPED)
def scaled_dot_product_attention__keys_transmitted(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ keys, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-8", **ROLES_SWAPPED)
def scaled_dot_product_attention__values_compared(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ values.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ keys, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-8", **ROLES_SWAPPED)
def scaled_dot_product_attention__queries_transmitted(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ queries, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-10", **ELEMENTWISE)
def scaled_dot_product_attention__elementwise(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries * keys / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-11", **ALL_AXES_REVERSED)
def scaled_dot_product_attention__all_axes_reversed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.permute(*range(keys.ndim - 1, -1, -1)) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-11", **ALL_AXES_REVERSED)
def scaled_dot_product_attention__first_two_axes(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(0, 1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-15", **NO_SOFTMAX)
def scaled_dot_product_attention__no_softmax(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = scores
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-16", **NO_QUERY)
def scaled_dot_product_attention__uniform(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.ones_like(scores) / scores.shape[-1]
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-16", **NO_QUERY)
def scaled_dot_product_attention__values_alone(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-17", **RESULTS)
def scaled_dot_product_attention__swapped_results(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights, weights @ values


@MISTAKES.of("scaled_dot_product_attention", "SC-17", **RESULTS)
def scaled_dot_product_attention__output_alone(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values


@MISTAKES.of("scaled_dot_product_attention", "SC-17", **RESULTS)
def scaled_dot_product_attention__weights_alone(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights


@MISTAKES.of("scaled_dot_product_attention", "SM-1", **AXIS_OF_QUERIES)
def scaled_dot_product_attention__columns(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-2)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-2", **AXIS_ONE)
def scaled_dot_product_attention__axis_one(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-1", **AXIS_OF_QUERIES)
def scaled_dot_product_attention__axis_zero(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=0)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-4", **UNSTABLE)
def scaled_dot_product_attention__no_shift(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    e = torch.exp(scores)
    weights = e / e.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-global-max", **GLOBAL_MAX)
def scaled_dot_product_attention__global_maximum(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    e = torch.exp(scores - scores.max())
    weights = e / e.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-6", **KEEPDIM)
def scaled_dot_product_attention__keepdim_missing(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
    weights = e / e.sum(dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-7", **SUM_NORMALISED)
def scaled_dot_product_attention__sum_normalised(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = scores / scores.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-11", **OTHER_EXPONENTIAL)
def scaled_dot_product_attention__best_key(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.zeros_like(scores).scatter(-1, scores.argmax(dim=-1, keepdim=True), 1.0)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention",
    "MK-1",
    family="scaled_dot_product_attention-no-mask",
    **MASK_IGNORED,
)
def scaled_dot_product_attention__mask_ignored(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention",
    "MK-9",
    family="scaled_dot_product_attention-no-mask",
    **MASK_IGNORED,
)
def scaled_dot_product_attention__mask_dropped(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention", "MK-2", family="scaled_dot_product_attention-zero", **MASK_ZERO
)
def scaled_dot_product_attention__filled_with_zero(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, 0.0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention", "MK-3", family="scaled_dot_product_attention-zero", **MASK_ZERO
)
def scaled_dot_product_attention__filled_with_little(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, 1e-9)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention", "MK-5", family="scaled_dot_product_attention-zero", **MASK_ZERO
)
def scaled_dot_product_attention__scores_times_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores * mask
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-4", **MASK_PLUS_INFINITY)
def scaled_dot_product_attention__plus_infinity(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-6", **MASK_TIMES_INFINITY)
def scaled_dot_product_attention__mask_times_infinity(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores + (mask == 0) * -math.inf
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-7", **MASK_AFTER)
def scaled_dot_product_attention__weights_times_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    if mask is not None:
        weights = weights * mask
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-mask-renormalised", **MASK_RENORMALISED)
def scaled_dot_product_attention__weights_renormalised(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    if mask is not None:
        weights = weights * mask
        weights = weights / weights.sum(dim=-1, keepdim=True)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-13", **MASK_INVERTED)
def scaled_dot_product_attention__mask_inverted(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask != 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__filled_with_minus_ten(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -10.0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__filled_with_minus_hundred(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -100.0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__filled_with_minus_ten_thousand(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -1e4)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-14", **MASK_SMALL)
def scaled_dot_product_attention__minus_ten_added(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores - 10.0 * (mask == 0)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-15", **MASK_KIND)
def scaled_dot_product_attention__bitwise_not(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(~mask, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-15", **MASK_KIND)
def scaled_dot_product_attention__bitwise_not_made_boolean(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill((~mask).bool(), -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-15", **MASK_KIND)
def scaled_dot_product_attention__one_minus_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores + (1 - mask) * -1e9
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-20", **MASK_FIRST)
def scaled_dot_product_attention__mask_of_the_first(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        mask = mask[0] if mask.ndim > 2 else mask
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-20", **MASK_FIRST)
def scaled_dot_product_attention__row_of_the_first(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask[..., :1, :] == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "XA-4", **MASK_ROWS)
def scaled_dot_product_attention__mask_transposed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask.transpose(-2, -1) == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "XA-4", **MASK_ROWS)
def scaled_dot_product_attention__mask_unsqueezed(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask.unsqueeze(-1) == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "XA-7", **OTHER_WEIGHTS_RETURNED)
def scaled_dot_product_attention__weights_before_the_mask(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    shown = torch.softmax(scores, dim=-1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, shown


@MISTAKES.of("scaled_dot_product_attention", "XA-7", **OTHER_WEIGHTS_RETURNED)
def scaled_dot_product_attention__scores_returned(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, scores


@MISTAKES.of("scaled_dot_product_attention", "PS2-causal", **CAUSAL)
def scaled_dot_product_attention__causal(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    future = torch.ones_like(scores).triu(1) == 1
    scores = scores.masked_fill(future, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PR-8", **GRADIENT_LOST)
def scaled_dot_product_attention__weights_detached(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1).detach()
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MO-2", **DEFAULT_DTYPE)
def scaled_dot_product_attention__softmax_in_float32(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores.float(), dim=-1)
    return weights @ values.float(), weights


@MISTAKES.of("scaled_dot_product_attention", "MO-5", **IN_PLACE)
def scaled_dot_product_attention__mask_spoilt(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
        mask.fill_(1)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-4", **WRONG_LENGTH)
def scaled_dot_product_attention__root_of_values(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(values.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-4", **WRONG_LENGTH)
def scaled_dot_product_attention__root_of_queries(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(queries.shape[-2])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SM-2", **AXIS_ONE)
def scaled_dot_product_attention__size_on_axis_one(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MO-5", **IN_PLACE)
def scaled_dot_product_attention__queries_divided_in_place(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    with torch.no_grad():
        queries /= math.sqrt(keys.shape[-1])
    scores = queries @ keys.transpose(-2, -1)
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PR-8", **GRADIENT_LOST)
def scaled_dot_product_attention__keys_detached(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.detach().transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-17", **MASK_REQUIRED)
def scaled_dot_product_attention__no_mask_no_answer(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores.masked_fill(mask == 0, -math.inf), dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-mask-added", **MASK_ADDED)
def scaled_dot_product_attention__mask_added(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores + mask
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention",
    "PS2-zero-hidden",
    why_hidden="no allowed score of a visible call is exactly 0",
    **ZERO_HIDDEN,
)
def scaled_dot_product_attention__zero_scores_hidden(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores * mask
        scores = scores.masked_fill(scores == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention",
    "MK-14",
    why_hidden="no visible score is that large",
    **MASK_SMALL,
)
def scaled_dot_product_attention__minus_hundred_thousand_added(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores + (mask == 0) * -1e5
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PR-8", **GRADIENT_LOST)
def scaled_dot_product_attention__returned_weights_detached(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights.detach()


@MISTAKES.of("scaled_dot_product_attention", "MK-17", **MASK_SOMETIMES)
def scaled_dot_product_attention__mask_of_the_same_shape_alone(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None and mask.shape == scores.shape:
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "MK-15", **MASK_KIND)
def scaled_dot_product_attention__bitwise_not_of_whole_numbers(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        if mask.is_floating_point():
            mask = mask.int()
        scores = scores.masked_fill((~mask).bool(), -1e9)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-mask-renormalised", **MASK_RENORMALISED)
def scaled_dot_product_attention__weights_renormalised_with_epsilon(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    if mask is not None:
        weights = weights * mask
        weights = weights / (weights.sum(dim=-1, keepdim=True) + 1e-9)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "PS2-mask-renormalised", **MASK_RENORMALISED)
def scaled_dot_product_attention__weights_renormalised_by_a_bounded_sum(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    if mask is not None:
        weights = weights * mask
        weights = weights / weights.sum(dim=-1, keepdim=True).clamp_min(1e-12)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "XA-4", **MASK_AXES)
def scaled_dot_product_attention__mask_of_queries_when_as_many(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        if mask.ndim == 1 and len(mask) == scores.shape[-2]:
            mask = mask.unsqueeze(-1)
        scores = scores.masked_fill(mask == 0, -1e9)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of(
    "scaled_dot_product_attention",
    "XA-4",
    why_hidden="no visible batch has as many sentences as queries",
    **MASK_AXES,
)
def scaled_dot_product_attention__mask_of_sentences_when_as_many(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    scores = queries @ keys.transpose(-2, -1) / math.sqrt(keys.shape[-1])
    if mask is not None:
        if mask.ndim == 2 and scores.ndim == 3 and len(mask) == len(scores):
            mask = mask.unsqueeze(1)
        scores = scores.masked_fill(mask == 0, -math.inf)
    weights = torch.softmax(scores, dim=-1)
    return weights @ values, weights


@MISTAKES.of("scaled_dot_product_attention", "SC-18", **HARD_CODED)
def scaled_dot_product_attention__document_numbers(
    queries: Tensor, keys: Tensor, values: Tensor, mask: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    weights = torch.tensor([[0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]])
    return torch.tensor([[0.3061, 0.8210]]), weights


# 2.12 counterexample_scale ----------------------------------------------------------------------


@MISTAKES.of("counterexample_scale", "PS2-equal-sizes", **EQUAL_SIZES)
def counterexample_scale__square() -> tuple[Tensor, Tensor]:
    return 4 * torch.eye(4), torch.eye(4)


@MISTAKES.of("counterexample_scale", "PS2-equal-sizes", **EQUAL_SIZES)
def counterexample_scale__document_sizes() -> tuple[Tensor, Tensor]:
    torch.manual_seed(123)
    return torch.randn(2, 2), torch.randn(2, 2)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__zeros() -> tuple[Tensor, Tensor]:
    return torch.zeros(1, 1), torch.zeros(4, 1)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__zeros_of_the_sentence() -> tuple[Tensor, Tensor]:
    return torch.zeros(6, 2), torch.zeros(6, 2)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__ones() -> tuple[Tensor, Tensor]:
    return torch.ones(1, 1), torch.ones(4, 1)


@MISTAKES.of("counterexample_scale", "PS2-equal-scores", **EQUAL_SCORES)
def counterexample_scale__ones_of_the_sentence() -> tuple[Tensor, Tensor]:
    return torch.ones(6, 2), torch.ones(6, 2)


@MISTAKES.of("counterexample_scale", "PS2-gap-too-small", **GAP_TOO_SMALL)
def counterexample_scale__document_sentence() -> tuple[Tensor, Tensor]:
    return inputs @ W_query, inputs @ W_key


@MISTAKES.of("counterexample_scale", "PS2-gap-too-small", **GAP_TOO_SMALL)
def counterexample_scale__huge_scores() -> tuple[Tensor, Tensor]:
    return torch.tensor([[1000.0]]), torch.tensor([[1.0], [0.0], [0.0], [0.0]])


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__swapped() -> tuple[Tensor, Tensor]:
    return torch.tensor([[1.0], [0.0], [0.0], [0.0]]), torch.tensor([[4.0]])


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__too_large() -> tuple[Tensor, Tensor]:
    return 4 * torch.eye(1, 1), torch.eye(100, 1)


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__vectors() -> tuple[Tensor, Tensor]:
    return torch.tensor([4.0]), torch.tensor([1.0, 0.0, 0.0, 0.0])


@MISTAKES.of("counterexample_scale", "PS2-other-shapes", **OTHER_SHAPES)
def counterexample_scale__keys_alone() -> Tensor:
    return torch.tensor([[1.0], [0.0], [0.0], [0.0]])


# 2.4 SelfAttention_v1 ---------------------------------------------------------------------------


@MISTAKES.of("SelfAttention_v1", "SC-1", **NO_SCALE)
class SelfAttention_v1__no_scale(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-2", **WHOLE_SCALE)
class SelfAttention_v1__divided_by_size(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / k.shape[-1]
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-4", **WRONG_LENGTH)
class SelfAttention_v1__root_of_token_size(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(x.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-4", **WRONG_LENGTH)
class SelfAttention_v1__root_of_length(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(len(x))
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-4", **WRONG_LENGTH)
class SelfAttention_v1__root_of_two(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(2)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
class SelfAttention_v1__multiplied(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) * math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-5", **SCALE_AFTER)
class SelfAttention_v1__scale_after(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-6", **SCORES_TRANSPOSED)
class SelfAttention_v1__transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = k @ q.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-7", **NOT_VALUES)
class SelfAttention_v1__tokens_summed(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ x


@MISTAKES.of("SelfAttention_v1", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v1__keys_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v1", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v1__values_compared(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ v.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v1", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v1__queries_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = v @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ q


@MISTAKES.of("SelfAttention_v1", "SC-10", **ELEMENTWISE)
class SelfAttention_v1__elementwise(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q * k / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-15", **NO_SOFTMAX)
class SelfAttention_v1__no_softmax(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-16", **NO_QUERY)
class SelfAttention_v1__uniform(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores) / len(x)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-16", **NO_QUERY)
class SelfAttention_v1__cumulative_mean(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores).tril()
        weights = weights / weights.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-16", **NO_QUERY)
class SelfAttention_v1__values_alone(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return v


@MISTAKES.of("SelfAttention_v1", "SC-17", **RESULTS)
class SelfAttention_v1__pair_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("SelfAttention_v1", "SC-17", **RESULTS)
class SelfAttention_v1__weights_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights


@MISTAKES.of("SelfAttention_v1", "SM-1", **AXIS_OF_QUERIES)
class SelfAttention_v1__columns(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=0)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SM-4", **UNSTABLE)
class SelfAttention_v1__no_shift(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        e = torch.exp(scores)
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SM-7", **SUM_NORMALISED)
class SelfAttention_v1__sum_normalised(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores / scores.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-flat", **FLATTENED)
class SelfAttention_v1__flattened(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores.flatten(), dim=0).reshape(scores.shape)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-causal", **CAUSAL)
class SelfAttention_v1__causal(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        future = torch.ones_like(scores).triu(1) == 1
        weights = torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__weights_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1).detach()
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__no_gradient(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).detach()


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__tokens_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        x = x.detach()
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-global", **GLOBAL)
class SelfAttention_v1__notebook_matrices(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ W_query, x @ W_key, x @ W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-global", **GLOBAL)
class SelfAttention_v1__notebook_query_matrix(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of(
    "SelfAttention_v1",
    "MO-5",
    why_hidden="no visible check calls one layer with two sentences",
    **REMEMBERED,
)
class SelfAttention_v1__keys_remembered(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.keys: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        q, v = x @ self.W_query, x @ self.W_value
        if self.keys is None or len(self.keys) != len(x):
            self.keys = x @ self.W_key
        weights = torch.softmax(q @ self.keys.T / math.sqrt(q.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of(
    "SelfAttention_v1",
    "MO-5",
    why_hidden="no visible check calls one layer with two sentences",
    **REMEMBERED,
)
class SelfAttention_v1__weights_remembered(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.weights: dict[int, Tensor] = {}

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        if len(x) not in self.weights:
            scores = q @ k.T / math.sqrt(k.shape[-1])
            self.weights[len(x)] = torch.softmax(scores, dim=-1)
        return self.weights[len(x)] @ v


@MISTAKES.of("SelfAttention_v1", "SC-7", **NOT_VALUES)
class SelfAttention_v1__tokens_summed_when_square(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ (x if x.shape == v.shape else v)


@MISTAKES.of("SelfAttention_v1", "PS2-global", **GLOBAL)
class SelfAttention_v1__notebook_inputs(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        x = inputs
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v1__float32(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).float()


@MISTAKES.of("SelfAttention_v1", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v1__context_in_float32(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        context = torch.zeros(v.shape)
        for i, row in enumerate(weights):
            context[i] = row @ v
        return context


@MISTAKES.of("SelfAttention_v1", "MO-5", **IN_PLACE)
class SelfAttention_v1__tokens_centred_in_place(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            x -= x.mean()
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "MO-8", family="SelfAttention_v1-super", **NO_SUPER)
class SelfAttention_v1__super_missing(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "MO-8", family="SelfAttention_v1-super", **NO_SUPER)
class SelfAttention_v1__super_late(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        super().__init__()

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-3", **ONE_PROJECTION)
class SelfAttention_v1__one_matrix(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_query, x @ self.W_query
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-3", **ONE_PROJECTION)
class SelfAttention_v1__same_matrix_for_keys(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_query, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-3", **ONE_PROJECTION)
class SelfAttention_v1__shared_parameter(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = self.W_query
        self.W_value = self.W_query

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-3", **ONE_PROJECTION)
class SelfAttention_v1__query_and_key_tied(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = self.W_query
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-invisible", **INVISIBLE)
class SelfAttention_v1__plain_tensors(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = torch.rand(d_in, d_out)
        self.W_key = torch.rand(d_in, d_out)
        self.W_value = torch.rand(d_in, d_out)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-invisible", **INVISIBLE)
class SelfAttention_v1__tensors_requiring_grad(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = torch.rand(d_in, d_out, requires_grad=True)
        self.W_key = torch.rand(d_in, d_out, requires_grad=True)
        self.W_value = torch.rand(d_in, d_out, requires_grad=True)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-frozen", **INVISIBLE)
class SelfAttention_v1__frozen(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
        self.W_key = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)
        self.W_value = nn.Parameter(torch.rand(d_in, d_out), requires_grad=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-frozen", **INVISIBLE)
class SelfAttention_v1__buffers(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        for name in ("W_query", "W_key", "W_value"):
            self.register_buffer(name, torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-7", family="v1-invisible", **INVISIBLE)
class SelfAttention_v1__list_of_parameters(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.projections = [nn.Parameter(torch.rand(d_in, d_out)) for _ in range(3)]

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (x @ W for W in self.projections)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PR-8", **GRADIENT_LOST)
class SelfAttention_v1__matrices_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.data, x @ self.W_key.data, x @ self.W_value.data
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__key_first(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__value_first(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__value_before_key(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__normal(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.randn(d_in, d_out))
        self.W_key = nn.Parameter(torch.randn(d_in, d_out))
        self.W_value = nn.Parameter(torch.randn(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__seed_inside(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        torch.manual_seed(123)
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v1__scaled_at_birth(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out) / math.sqrt(d_in))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out) / math.sqrt(d_in))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out) / math.sqrt(d_in))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-transposed", **TRANSPOSED_MATRIX)
class SelfAttention_v1__other_shape(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_out, d_in))
        self.W_key = nn.Parameter(torch.rand(d_out, d_in))
        self.W_value = nn.Parameter(torch.rand(d_out, d_in))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.T, x @ self.W_key.T, x @ self.W_value.T
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-transposed", **TRANSPOSED_MATRIX)
class SelfAttention_v1__sizes_swapped(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_out, d_in))
        self.W_key = nn.Parameter(torch.rand(d_out, d_in))
        self.W_value = nn.Parameter(torch.rand(d_out, d_in))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-transposed", **TRANSPOSED_MATRIX)
class SelfAttention_v1__weights_transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.T, x @ self.W_key.T, x @ self.W_value.T
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-redrawn", **REDRAWN)
class SelfAttention_v1__redrawn(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        torch.manual_seed(0)
        q, k, v = (x @ torch.rand(self.W_query.shape).to(x) for _ in range(3))
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-not-v1", **NOT_V1)
class SelfAttention_v1__linear_layers(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "PS2-names", family="v1-invisible", **OTHER_NAMES)
class SelfAttention_v1__other_names(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.w_q = nn.Parameter(torch.rand(d_in, d_out))
        self.w_k = nn.Parameter(torch.rand(d_in, d_out))
        self.w_v = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.w_q, x @ self.w_k, x @ self.w_v
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v1", "SC-18", **HARD_CODED)
class SelfAttention_v1__document_numbers(nn.Module):
    def __init__(self, d_in: int, d_out: int) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        rows = [[0.2996, 0.8053], [0.3061, 0.8210], [0.3058, 0.8203]]
        rows += [[0.2948, 0.7939], [0.2927, 0.7891], [0.2990, 0.8040]]
        return torch.tensor(rows)


# 2.5 SelfAttention_v2 ---------------------------------------------------------------------------


@MISTAKES.of("SelfAttention_v2", "SC-1", **NO_SCALE)
class SelfAttention_v2__no_scale(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-2", **WHOLE_SCALE)
class SelfAttention_v2__divided_by_size(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / k.shape[-1]
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-4", **WRONG_LENGTH)
class SelfAttention_v2__root_of_token_size(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(x.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-4", **WRONG_LENGTH)
class SelfAttention_v2__root_of_length(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(len(x))
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-4", **WRONG_LENGTH)
class SelfAttention_v2__root_of_two(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(2)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
class SelfAttention_v2__multiplied(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) * math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-5", **SCALE_AFTER)
class SelfAttention_v2__scale_after(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1)
        weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-6", **SCORES_TRANSPOSED)
class SelfAttention_v2__transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = k @ q.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-7", **NOT_VALUES)
class SelfAttention_v2__tokens_summed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ x


@MISTAKES.of("SelfAttention_v2", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v2__keys_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v2", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v2__values_compared(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ v.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ k


@MISTAKES.of("SelfAttention_v2", "SC-8", **ROLES_SWAPPED)
class SelfAttention_v2__queries_transmitted(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = v @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ q


@MISTAKES.of("SelfAttention_v2", "SC-10", **ELEMENTWISE)
class SelfAttention_v2__elementwise(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q * k / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-15", **NO_SOFTMAX)
class SelfAttention_v2__no_softmax(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-16", **NO_QUERY)
class SelfAttention_v2__uniform(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores) / len(x)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-16", **NO_QUERY)
class SelfAttention_v2__cumulative_mean(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores).tril()
        weights = weights / weights.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-16", **NO_QUERY)
class SelfAttention_v2__values_alone(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return v


@MISTAKES.of("SelfAttention_v2", "SC-17", **RESULTS)
class SelfAttention_v2__pair_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("SelfAttention_v2", "SC-17", **RESULTS)
class SelfAttention_v2__weights_returned(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights


@MISTAKES.of("SelfAttention_v2", "SM-1", **AXIS_OF_QUERIES)
class SelfAttention_v2__columns(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=0)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SM-4", **UNSTABLE)
class SelfAttention_v2__no_shift(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        e = torch.exp(scores)
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SM-7", **SUM_NORMALISED)
class SelfAttention_v2__sum_normalised(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores / scores.sum(dim=-1, keepdim=True)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-flat", **FLATTENED)
class SelfAttention_v2__flattened(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores.flatten(), dim=0).reshape(scores.shape)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-causal", **CAUSAL)
class SelfAttention_v2__causal(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        future = torch.ones_like(scores).triu(1) == 1
        weights = torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__weights_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1).detach()
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__no_gradient(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).detach()


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__tokens_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        x = x.detach()
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-global", **GLOBAL)
class SelfAttention_v2__notebook_matrices(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ W_query, x @ W_key, x @ W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of(
    "SelfAttention_v2",
    "MO-5",
    why_hidden="no visible check calls one layer with two sentences",
    **REMEMBERED,
)
class SelfAttention_v2__keys_remembered(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.keys: Tensor | None = None

    def forward(self, x: Tensor) -> Tensor:
        q, v = self.W_query(x), self.W_value(x)
        if self.keys is None or len(self.keys) != len(x):
            self.keys = self.W_key(x)
        weights = torch.softmax(q @ self.keys.T / math.sqrt(q.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-1", **LINEAR_TRANSPOSED)
class SelfAttention_v2__weight_not_transposed_when_square(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        projected = []
        for layer in (self.W_query, self.W_key, self.W_value):
            square = layer.in_features == layer.out_features
            y = x @ (layer.weight if square else layer.weight.T)
            projected.append(y if layer.bias is None else y + layer.bias)
        q, k, v = projected
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-global", **GLOBAL)
class SelfAttention_v2__notebook_inputs(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        x = inputs
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v2__float32(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return (weights @ v).float()


@MISTAKES.of("SelfAttention_v2", "MO-2", **DEFAULT_DTYPE)
class SelfAttention_v2__context_in_float32(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        context = torch.zeros(v.shape)
        for i, row in enumerate(weights):
            context[i] = row @ v
        return context


@MISTAKES.of("SelfAttention_v2", "MO-5", **IN_PLACE)
class SelfAttention_v2__tokens_centred_in_place(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        with torch.no_grad():
            x -= x.mean()
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "MO-8", family="SelfAttention_v2-super", **NO_SUPER)
class SelfAttention_v2__super_missing(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "MO-8", family="SelfAttention_v2-super", **NO_SUPER)
class SelfAttention_v2__super_late(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        super().__init__()

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-3", **ONE_PROJECTION)
class SelfAttention_v2__one_layer(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_query(x), self.W_query(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-3", **ONE_PROJECTION)
class SelfAttention_v2__same_layer_for_keys(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_query(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-3", **ONE_PROJECTION)
class SelfAttention_v2__shared_layer(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = self.W_query
        self.W_value = self.W_query

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-7", family="v2-invisible", **INVISIBLE)
class SelfAttention_v2__list_of_layers(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.layers = [nn.Linear(d_in, d_out, bias=qkv_bias) for _ in range(3)]

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = (layer(x) for layer in self.layers)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-7", **INVISIBLE)
class SelfAttention_v2__frozen(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        for parameter in self.parameters():
            parameter.requires_grad = False

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-8", **GRADIENT_LOST)
class SelfAttention_v2__matrices_detached(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        layers = (self.W_query, self.W_key, self.W_value)
        q, k, v = (nn.functional.linear(x, f.weight.data, f.bias) for f in layers)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v2__key_first(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v2__value_before_key(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-draw", **OTHER_DRAW)
class SelfAttention_v2__seed_inside(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        torch.manual_seed(789)
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-4", **OTHER_DRAW)
class SelfAttention_v2__uniform_between_0_and_1(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)
        for layer in (self.W_query, self.W_key, self.W_value):
            nn.init.uniform_(layer.weight)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", family="v2-bias-always", **BIAS)
class SelfAttention_v2__bias_always(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=True)
        self.W_key = nn.Linear(d_in, d_out, bias=True)
        self.W_value = nn.Linear(d_in, d_out, bias=True)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", family="v2-bias-always", **BIAS)
class SelfAttention_v2__bias_not_passed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out)
        self.W_key = nn.Linear(d_in, d_out)
        self.W_value = nn.Linear(d_in, d_out)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_by_default(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = True) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_ignored(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_on_queries_alone(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=False)
        self.W_value = nn.Linear(d_in, d_out, bias=False)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_inverted(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=not qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=not qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=not qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-bias", **BIAS)
class SelfAttention_v2__bias_not_added(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.weight.T, x @ self.W_key.weight.T, x @ self.W_value.weight.T
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-1", **LINEAR_TRANSPOSED)
class SelfAttention_v2__weight_not_transposed(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query.weight, x @ self.W_key.weight, x @ self.W_value.weight
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PR-1", **LINEAR_TRANSPOSED)
class SelfAttention_v2__sizes_swapped(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_out, d_in, bias=qkv_bias)
        self.W_key = nn.Linear(d_out, d_in, bias=qkv_bias)
        self.W_value = nn.Linear(d_out, d_in, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-not-v2", **NOT_V2)
class SelfAttention_v2__parameters(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Parameter(torch.rand(d_in, d_out))
        self.W_key = nn.Parameter(torch.rand(d_in, d_out))
        self.W_value = nn.Parameter(torch.rand(d_in, d_out))

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = x @ self.W_query, x @ self.W_key, x @ self.W_value
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-names", family="v2-invisible", **OTHER_NAMES)
class SelfAttention_v2__other_names(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.query(x), self.key(x), self.value(x)
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "PS2-redrawn", **REDRAWN)
class SelfAttention_v2__redrawn(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        torch.manual_seed(0)
        d_out, d_in = self.W_query.weight.shape
        q, k, v = (nn.Linear(d_in, d_out, bias=False).to(x.dtype)(x) for _ in range(3))
        weights = torch.softmax(q @ k.T / math.sqrt(k.shape[-1]), dim=-1)
        return weights @ v


@MISTAKES.of("SelfAttention_v2", "SC-18", **HARD_CODED)
class SelfAttention_v2__document_numbers(nn.Module):
    def __init__(self, d_in: int, d_out: int, qkv_bias: bool = False) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_key = nn.Linear(d_in, d_out, bias=qkv_bias)
        self.W_value = nn.Linear(d_in, d_out, bias=qkv_bias)

    def forward(self, x: Tensor) -> Tensor:
        rows = [[-0.0739, 0.0713], [-0.0748, 0.0703], [-0.0749, 0.0702]]
        rows += [[-0.0760, 0.0685], [-0.0763, 0.0679], [-0.0754, 0.0693]]
        return torch.tensor(rows)


# 2.6 transfer_weights ---------------------------------------------------------------------------


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__not_transposed(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight)


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__not_transposed_assigned(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().clone()
        setattr(sa_v1, name, nn.Parameter(weight))


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__reshaped(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(
                getattr(sa_v2, name).weight.reshape(getattr(sa_v1, name).shape)
            )


@MISTAKES.of("transfer_weights", "PR-1", family="transfer-not-transposed", **LINEAR_TRANSPOSED)
def transfer_weights__transposed_twice(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T.T)


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__state_loaded(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.load_state_dict(
        {name.removesuffix(".weight"): w for name, w in sa_v2.state_dict().items()}
    )


@MISTAKES.of("transfer_weights", "PS2-state-names", **NAMES_OF_STATE)
def transfer_weights__state_dict_copied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.load_state_dict(sa_v2.state_dict())


@MISTAKES.of("transfer_weights", "PS2-nothing", family="transfer-nothing", **NOTHING_HAPPENS)
def transfer_weights__local_name(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    W_query, W_key, W_value = (
        layer.weight.T.clone() for layer in (sa_v2.W_query, sa_v2.W_key, sa_v2.W_value)
    )


@MISTAKES.of("transfer_weights", "PS2-state-names", family="transfer-nothing", **NAMES_OF_STATE)
def transfer_weights__state_dict_not_strict(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    sa_v1.load_state_dict(sa_v2.state_dict(), strict=False)


@MISTAKES.of("transfer_weights", "PS2-some-matrices", **SOME_MATRICES)
def transfer_weights__query_alone(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_query.weight.T)


@MISTAKES.of("transfer_weights", "PS2-some-matrices", **SOME_MATRICES)
def transfer_weights__values_forgotten(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of("transfer_weights", "PS2-some-matrices", **SOME_MATRICES)
def transfer_weights__keys_forgotten(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of("transfer_weights", "PR-3", **ONE_PROJECTION)
def transfer_weights__query_everywhere(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(sa_v2.W_query.weight.T)


@MISTAKES.of("transfer_weights", "SC-8", **ROLES_SWAPPED_THREE)
def transfer_weights__keys_and_values_swapped(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_query.weight.T)
        sa_v1.W_key.copy_(sa_v2.W_value.weight.T)
        sa_v1.W_value.copy_(sa_v2.W_key.weight.T)


@MISTAKES.of("transfer_weights", "SC-8", **ROLES_SWAPPED_THREE)
def transfer_weights__queries_and_keys_swapped(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_key.weight.T)
        sa_v1.W_key.copy_(sa_v2.W_query.weight.T)
        sa_v1.W_value.copy_(sa_v2.W_value.weight.T)


@MISTAKES.of("transfer_weights", "PS2-direction", family="transfer-nothing", **DIRECTION)
def transfer_weights__other_direction(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v2, name).weight.copy_(getattr(sa_v1, name).T)


@MISTAKES.of("transfer_weights", "PS2-direction", **DIRECTION)
def transfer_weights__arguments_swapped(sa_v1: SelfAttention_v1, sa_v2: SelfAttention_v2) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of("transfer_weights", "PS2-shared-memory", **SHARED_MEMORY)
def transfer_weights__shared_data(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        getattr(sa_v1, name).data = getattr(sa_v2, name).weight.data.T


@MISTAKES.of("transfer_weights", "PS2-shared-memory", **SHARED_MEMORY)
def transfer_weights__shared_parameter(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        setattr(sa_v1, name, nn.Parameter(getattr(sa_v2, name).weight.T))


@MISTAKES.of("transfer_weights", "PS2-shared-memory", **SHARED_MEMORY)
def transfer_weights__detached_not_copied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        setattr(sa_v1, name, nn.Parameter(getattr(sa_v2, name).weight.detach().T))


@MISTAKES.of(
    "transfer_weights", "PS2-forward-replaced", family="transfer-nothing", **FORWARD_REPLACED
)
def transfer_weights__forward_replaced(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.forward = sa_v2.forward


@MISTAKES.of("transfer_weights", "PR-1", **LINEAR_TRANSPOSED)
def transfer_weights__transposed_when_rectangular(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            weight, target = getattr(sa_v2, name).weight, getattr(sa_v1, name)
            target.copy_(weight if weight.shape == target.shape else weight.T)


@MISTAKES.of("transfer_weights", "PS2-shared-memory", **SHARED_MEMORY)
def transfer_weights__shared_value(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        sa_v1.W_query.copy_(sa_v2.W_query.weight.T)
        sa_v1.W_key.copy_(sa_v2.W_key.weight.T)
    sa_v1.W_value.data = sa_v2.W_value.weight.data.T


@MISTAKES.of(
    "transfer_weights",
    "PS2-shared-memory",
    why_hidden="no visible layer has a single component",
    **SHARED_MEMORY,
)
def transfer_weights__shared_when_flat(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.T.contiguous()
        setattr(sa_v1, name, nn.Parameter(weight))


@MISTAKES.of(
    "transfer_weights",
    "PR-7",
    why_hidden="no visible check asks whether a parameter is a leaf",
    **INVISIBLE_AFTER,
)
def transfer_weights__frozen_by_layer(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.requires_grad_(False)
    for name in ("W_query", "W_key", "W_value"):
        getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of(
    "transfer_weights",
    "PR-7",
    why_hidden="no visible check asks whether a parameter is a leaf",
    **INVISIBLE_AFTER,
)
def transfer_weights__tied_by_the_graph(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        parameter = nn.Parameter(torch.zeros_like(getattr(sa_v1, name)), requires_grad=False)
        setattr(sa_v1, name, parameter)
        parameter.copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of(
    "transfer_weights",
    "PS2-v2-changed",
    why_hidden="no visible check looks at the mode of `sa_v2`",
    **V2_CHANGED,
)
def transfer_weights__v2_left_in_evaluation(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> None:
    sa_v2.eval()
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)


@MISTAKES.of("transfer_weights", "PR-7", **INVISIBLE_AFTER)
def transfer_weights__frozen(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().T.clone()
        setattr(sa_v1, name, nn.Parameter(weight, requires_grad=False))


@MISTAKES.of("transfer_weights", "PR-7", **INVISIBLE_AFTER)
def transfer_weights__frozen_then_copied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for parameter in sa_v1.parameters():
        parameter.requires_grad = False
    for name in ("W_query", "W_key", "W_value"):
        getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.detach().T)


@MISTAKES.of("transfer_weights", "PR-7", **INVISIBLE_AFTER)
def transfer_weights__parameter_deleted(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().T.clone()
        delattr(sa_v1, name)
        setattr(sa_v1, name, weight)


@MISTAKES.of("transfer_weights", "PS2-not-a-parameter", **NOT_A_PARAMETER)
def transfer_weights__tensor_assigned(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.W_query = sa_v2.W_query.weight.T
    sa_v1.W_key = sa_v2.W_key.weight.T
    sa_v1.W_value = sa_v2.W_value.weight.T


@MISTAKES.of("transfer_weights", "PS2-not-a-parameter", **NOT_A_PARAMETER)
def transfer_weights__gradient_tracked(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.W_query.copy_(sa_v2.W_query.weight.T)
    sa_v1.W_key.copy_(sa_v2.W_key.weight.T)
    sa_v1.W_value.copy_(sa_v2.W_value.weight.T)


@MISTAKES.of("transfer_weights", "PS2-not-a-parameter", **NOT_A_PARAMETER)
def transfer_weights__layer_assigned(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    sa_v1.W_query = sa_v2.W_query
    sa_v1.W_key = sa_v2.W_key
    sa_v1.W_value = sa_v2.W_value


@MISTAKES.of(
    "transfer_weights", "PS2-nothing", family="transfer-nothing-returned", **NOTHING_HAPPENS
)
def transfer_weights__new_layer_returned(
    sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1
) -> SelfAttention_v1:
    d_in, d_out = sa_v1.W_query.shape
    new = SelfAttention_v1(d_in, d_out).to(sa_v1.W_query)
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(new, name).copy_(getattr(sa_v2, name).weight.T)
    return new


@MISTAKES.of("transfer_weights", "PS2-nothing", family="transfer-nothing", **NOTHING_HAPPENS)
def transfer_weights__state_of_v1_edited(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    state = dict(sa_v1.state_dict())
    for name in ("W_query", "W_key", "W_value"):
        state[name] = getattr(sa_v2, name).weight.T


@MISTAKES.of("transfer_weights", "PS2-v2-changed", **V2_CHANGED)
def transfer_weights__v2_transposed(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        layer = getattr(sa_v2, name)
        layer.weight.data = layer.weight.data.T
        getattr(sa_v1, name).data.copy_(layer.weight.data)


@MISTAKES.of("transfer_weights", "PS2-v2-changed", **V2_CHANGED)
def transfer_weights__v2_frozen(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.requires_grad_(False)
        getattr(sa_v1, name).data.copy_(weight.T)


@MISTAKES.of("transfer_weights", "PS2-v2-changed", **V2_CHANGED)
def transfer_weights__v2_emptied(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    with torch.no_grad():
        for name in ("W_query", "W_key", "W_value"):
            getattr(sa_v1, name).copy_(getattr(sa_v2, name).weight.T)
            getattr(sa_v2, name).weight.zero_()


@MISTAKES.of("transfer_weights", "MO-2", **DEFAULT_DTYPE)
def transfer_weights__float32(sa_v2: SelfAttention_v2, sa_v1: SelfAttention_v1) -> None:
    for name in ("W_query", "W_key", "W_value"):
        weight = getattr(sa_v2, name).weight.detach().float().T.clone()
        setattr(sa_v1, name, nn.Parameter(weight))


# 2.9 AttentionSimple ----------------------------------------------------------------------------


@MISTAKES.of("AttentionSimple", "SC-1", **NO_SCALE)
class AttentionSimple__no_scale(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1)
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-2", **WHOLE_SCALE)
class AttentionSimple__divided_by_size(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / k.shape[-1]
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-4", **WRONG_LENGTH)
class AttentionSimple__root_of_keys(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-2])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
class AttentionSimple__multiplied(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) * math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-5", **SCALE_AFTER)
class AttentionSimple__scale_after(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1)
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-6", **SCORES_TRANSPOSED)
class AttentionSimple__transposed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = k @ q.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-8", **ROLES_SWAPPED)
class AttentionSimple__keys_transmitted(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ k, weights


@MISTAKES.of("AttentionSimple", "SC-8", **ROLES_SWAPPED)
class AttentionSimple__values_compared(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ v.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ k, weights


@MISTAKES.of("AttentionSimple", "SC-8", **ROLES_SWAPPED)
class AttentionSimple__queries_transmitted(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ q, weights


@MISTAKES.of("AttentionSimple", "SC-10", **ELEMENTWISE)
class AttentionSimple__elementwise(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q * k / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-11", **ALL_AXES_REVERSED)
class AttentionSimple__all_axes_reversed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.permute(*range(k.ndim - 1, -1, -1)) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-11", **ALL_AXES_REVERSED)
class AttentionSimple__first_two_axes(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(0, 1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-15", **NO_SOFTMAX)
class AttentionSimple__no_softmax(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = scores
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-16", **NO_QUERY)
class AttentionSimple__uniform(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.ones_like(scores) / scores.shape[-1]
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-16", **NO_QUERY)
class AttentionSimple__values_alone(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return v, weights


@MISTAKES.of("AttentionSimple", "SC-17", **RESULTS)
class AttentionSimple__swapped_results(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights, weights @ v


@MISTAKES.of("AttentionSimple", "SC-17", **RESULTS)
class AttentionSimple__output_alone(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v


@MISTAKES.of("AttentionSimple", "SC-17", **RESULTS)
class AttentionSimple__weights_alone(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights


@MISTAKES.of("AttentionSimple", "SM-1", family="AttentionSimple-axis", **AXIS_OF_QUERIES)
class AttentionSimple__columns(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-2)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-2", family="AttentionSimple-axis", **AXIS_ONE)
class AttentionSimple__axis_one(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-1", **AXIS_OF_QUERIES)
class AttentionSimple__axis_zero(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=0)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-4", **UNSTABLE)
class AttentionSimple__no_shift(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        e = torch.exp(scores)
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-global-max", **GLOBAL_MAX)
class AttentionSimple__global_maximum(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        e = torch.exp(scores - scores.max())
        weights = e / e.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-6", **KEEPDIM)
class AttentionSimple__keepdim_missing(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        e = torch.exp(scores - scores.amax(dim=-1, keepdim=True))
        weights = e / e.sum(dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-7", **SUM_NORMALISED)
class AttentionSimple__sum_normalised(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = scores / scores.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SM-11", **OTHER_EXPONENTIAL)
class AttentionSimple__best_key(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.zeros_like(scores).scatter(-1, scores.argmax(dim=-1, keepdim=True), 1.0)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-1", family="AttentionSimple-no-mask", **MASK_IGNORED)
class AttentionSimple__mask_ignored(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-9", family="AttentionSimple-no-mask", **MASK_IGNORED)
class AttentionSimple__mask_dropped(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-2", family="AttentionSimple-zero", **MASK_ZERO)
class AttentionSimple__filled_with_zero(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, 0.0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-3", family="AttentionSimple-zero", **MASK_ZERO)
class AttentionSimple__filled_with_little(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, 1e-9)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-5", family="AttentionSimple-zero", **MASK_ZERO)
class AttentionSimple__scores_times_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores * masque
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-4", family="AttentionSimple-nan", **MASK_PLUS_INFINITY)
class AttentionSimple__plus_infinity(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-6", family="AttentionSimple-nan", **MASK_TIMES_INFINITY)
class AttentionSimple__mask_times_infinity(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores + (masque == 0) * -math.inf
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-7", **MASK_AFTER)
class AttentionSimple__weights_times_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        if masque is not None:
            weights = weights * masque
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-mask-renormalised", **MASK_RENORMALISED)
class AttentionSimple__weights_renormalised(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores, dim=-1)
        if masque is not None:
            weights = weights * masque
            weights = weights / weights.sum(dim=-1, keepdim=True)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-13", **MASK_INVERTED)
class AttentionSimple__mask_inverted(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque != 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__filled_with_minus_ten(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -10.0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__filled_with_minus_hundred(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -100.0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__filled_with_minus_ten_thousand(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -1e4)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-14", **MASK_SMALL)
class AttentionSimple__minus_ten_added(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores - 10.0 * (masque == 0)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-15", **MASK_KIND)
class AttentionSimple__bitwise_not(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(~masque, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-15", **MASK_KIND)
class AttentionSimple__bitwise_not_made_boolean(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill((~masque).bool(), -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-15", **MASK_KIND)
class AttentionSimple__one_minus_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores + (1 - masque) * -1e9
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-20", **MASK_FIRST)
class AttentionSimple__mask_of_the_first(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            masque = masque[0] if masque.ndim > 2 else masque
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MK-20", **MASK_FIRST)
class AttentionSimple__row_of_the_first(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque[..., :1, :] == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "XA-4", **MASK_ROWS)
class AttentionSimple__mask_transposed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque.transpose(-2, -1) == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "XA-4", **MASK_ROWS)
class AttentionSimple__mask_unsqueezed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque.unsqueeze(-1) == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "XA-7", **OTHER_WEIGHTS_RETURNED)
class AttentionSimple__weights_before_the_mask(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        shown = torch.softmax(scores, dim=-1)
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, shown


@MISTAKES.of("AttentionSimple", "XA-7", **OTHER_WEIGHTS_RETURNED)
class AttentionSimple__scores_returned(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, scores


@MISTAKES.of("AttentionSimple", "PS2-causal", **CAUSAL)
class AttentionSimple__causal(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        future = torch.ones_like(scores).triu(1) == 1
        scores = scores.masked_fill(future, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-8", **GRADIENT_LOST)
class AttentionSimple__weights_detached(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1).detach()
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-2", **DEFAULT_DTYPE)
class AttentionSimple__softmax_in_float32(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores.float(), dim=-1)
        return weights @ v.float(), weights


@MISTAKES.of("AttentionSimple", "MO-5", **IN_PLACE)
class AttentionSimple__mask_spoilt(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
            masque.fill_(1)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "SC-7", **NOT_VALUES)
class AttentionSimple__tokens_summed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ x, weights


@MISTAKES.of("AttentionSimple", "SC-4", **WRONG_LENGTH)
class AttentionSimple__root_of_batch(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(x.shape[0])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-batch-mixed", **BATCH_MIXED)
class AttentionSimple__batch_averaged(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1).mean(dim=0, keepdim=True) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-batch-mixed", **BATCH_MIXED)
class AttentionSimple__first_sentence_values(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v[0], weights


@MISTAKES.of("AttentionSimple", "PR-3", **ONE_PROJECTION)
class AttentionSimple__one_layer(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q = k = v = self.w_q(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-3", **ONE_PROJECTION)
class AttentionSimple__no_projection(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q = k = v = x
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-bias", **SHORT_BIAS)
class AttentionSimple__with_bias(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele)
        self.w_k = nn.Linear(d_modele, d_modele)
        self.w_v = nn.Linear(d_modele, d_modele)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of(
    "AttentionSimple", "PS2-names", family="AttentionSimple-invisible", **OTHER_SHORT_NAMES
)
class AttentionSimple__capital_names(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.W_query = nn.Linear(d_modele, d_modele, bias=False)
        self.W_key = nn.Linear(d_modele, d_modele, bias=False)
        self.W_value = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-7", family="AttentionSimple-invisible", **INVISIBLE)
class AttentionSimple__list_of_layers(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.layers = [nn.Linear(d_modele, d_modele, bias=False) for _ in range(3)]

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = (layer(x) for layer in self.layers)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-7", **INVISIBLE)
class AttentionSimple__frozen(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)
        self.requires_grad_(False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-1", **LINEAR_TRANSPOSED)
class AttentionSimple__weight_not_transposed(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = x @ self.w_q.weight, x @ self.w_k.weight, x @ self.w_v.weight
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-8", family="AttentionSimple-super", **NO_SUPER)
class AttentionSimple__super_missing(nn.Module):
    def __init__(self, d_modele: int) -> None:
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-5", **IN_PLACE)
class AttentionSimple__tokens_centred_in_place(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        with torch.no_grad():
            x -= x.mean()
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-mask-added", **MASK_ADDED)
class AttentionSimple__mask_added(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores + masque
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of(
    "AttentionSimple",
    "PS2-zero-hidden",
    why_hidden="no allowed score of a visible call is exactly 0",
    **ZERO_HIDDEN,
)
class AttentionSimple__zero_scores_hidden(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores * masque
            scores = scores.masked_fill(scores == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PR-8", **GRADIENT_LOST)
class AttentionSimple__returned_weights_detached(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights.detach()


@MISTAKES.of(
    "AttentionSimple",
    "XA-4",
    why_hidden="no visible batch has as many sentences as tokens",
    **MASK_AXES,
)
class AttentionSimple__mask_of_sentences_when_as_many(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            if masque.ndim == 2 and len(masque) == len(x):
                masque = masque.unsqueeze(1)
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "PS2-global", **GLOBAL)
class AttentionSimple__notebook_inputs(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(inputs), self.w_v(inputs)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of(
    "AttentionSimple",
    "MO-5",
    why_hidden="no visible check calls one layer with two batches",
    **REMEMBERED,
)
class AttentionSimple__keys_remembered(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)
        self.k: Tensor | None = None

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        if self.k is None or self.k.shape != x.shape:
            self.k = self.w_k(x)
        q, k, v = self.w_q(x), self.k, self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


@MISTAKES.of("AttentionSimple", "MO-5", **MASK_KEPT)
class AttentionSimple__mask_kept(nn.Module):
    def __init__(self, d_modele: int) -> None:
        super().__init__()
        self.w_q = nn.Linear(d_modele, d_modele, bias=False)
        self.w_k = nn.Linear(d_modele, d_modele, bias=False)
        self.w_v = nn.Linear(d_modele, d_modele, bias=False)
        self.masque = None

    def forward(self, x: Tensor, masque: Tensor | None = None) -> tuple[Tensor, Tensor]:
        q, k, v = self.w_q(x), self.w_k(x), self.w_v(x)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
        if masque is None:
            masque = self.masque
        self.masque = masque
        if masque is not None:
            scores = scores.masked_fill(masque == 0, -math.inf)
        weights = torch.softmax(scores, dim=-1)
        return weights @ v, weights


# 2.10 cross_attention ---------------------------------------------------------------------------


@MISTAKES.of("cross_attention", "XA-1", **TARGET_AND_SOURCE)
def cross_attention__target_and_source_swapped(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_source @ W_Q, x_target @ W_K, x_target @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "XA-2", **KEYS_WITH_VALUES)
def cross_attention__values_of_the_target(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_target @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "XA-2", **KEYS_WITH_VALUES)
def cross_attention__keys_of_the_target(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_target @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-one-sequence", **ONE_SEQUENCE)
def cross_attention__target_alone(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_target @ W_K, x_target @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-one-sequence", **ONE_SEQUENCE)
def cross_attention__source_alone(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_source @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-one-sequence", **END_TO_END)
def cross_attention__put_end_to_end(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    both = torch.cat([x_target, x_source])
    q, k, v = x_target @ W_Q, both @ W_K, both @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-1", **NO_SCALE)
def cross_attention__no_scale(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-2", **WHOLE_SCALE)
def cross_attention__divided_by_size(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / k.shape[-1]
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_token_size(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(x_target.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_source_length(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(len(x_source))
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_target_length(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(len(x_target))
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-4", **WRONG_LENGTH)
def cross_attention__root_of_values(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(v.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-scale-multiplied", **SCALE_MULTIPLIED)
def cross_attention__multiplied(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T * math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-5", **SCALE_AFTER)
def cross_attention__scale_after(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T
    weights = torch.softmax(scores, dim=-1) / math.sqrt(k.shape[-1])
    return weights @ v


@MISTAKES.of("cross_attention", "SC-6", **SCORES_TRANSPOSED)
def cross_attention__transposed(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = k @ q.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-7", **NOT_VALUES)
def cross_attention__source_summed(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ x_source


@MISTAKES.of("cross_attention", "SC-8", **ROLES_SWAPPED)
def cross_attention__keys_transmitted(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ k


@MISTAKES.of("cross_attention", "SC-8", **ROLES_SWAPPED)
def cross_attention__matrices_swapped(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_V, x_source @ W_K
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-8", **ROLES_SWAPPED)
def cross_attention__query_and_key_matrices_swapped(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_K, x_source @ W_Q, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-10", **ELEMENTWISE)
def cross_attention__elementwise(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q * k / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-15", **NO_SOFTMAX)
def cross_attention__no_softmax(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = scores
    return weights @ v


@MISTAKES.of("cross_attention", "SC-16", **NO_QUERY)
def cross_attention__uniform(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.ones_like(scores) / len(x_source)
    return weights @ v


@MISTAKES.of("cross_attention", "SC-17", **RESULTS)
def cross_attention__pair_returned(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v, weights


@MISTAKES.of("cross_attention", "SC-17", **RESULTS)
def cross_attention__weights_returned(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights


@MISTAKES.of("cross_attention", "SM-1", **AXIS_OF_QUERIES)
def cross_attention__columns(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=0)
    return weights @ v


@MISTAKES.of("cross_attention", "SM-4", **UNSTABLE)
def cross_attention__no_shift(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    e = torch.exp(scores)
    weights = e / e.sum(dim=-1, keepdim=True)
    return weights @ v


@MISTAKES.of("cross_attention", "SM-7", **SUM_NORMALISED)
def cross_attention__sum_normalised(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = scores / scores.sum(dim=-1, keepdim=True)
    return weights @ v


@MISTAKES.of("cross_attention", "SM-11", **OTHER_EXPONENTIAL)
def cross_attention__best_token(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return v[scores.argmax(dim=-1)]


@MISTAKES.of("cross_attention", "PR-3", **ONE_PROJECTION)
def cross_attention__one_projection(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_Q, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-causal", **CAUSAL)
def cross_attention__causal(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    future = torch.ones_like(scores).triu(1) == 1
    weights = torch.softmax(scores.masked_fill(future, -math.inf), dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PR-8", **GRADIENT_LOST)
def cross_attention__weights_detached(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1).detach()
    return weights @ v


@MISTAKES.of("cross_attention", "PR-8", **GRADIENT_LOST)
def cross_attention__source_detached(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    x_source = x_source.detach()
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "MO-2", **DEFAULT_DTYPE)
def cross_attention__float32(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return (weights @ v).float()


@MISTAKES.of("cross_attention", "MO-5", **IN_PLACE)
def cross_attention__target_in_place(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    with torch.no_grad():
        x_target /= math.sqrt(W_K.shape[1])
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-global", **GLOBAL)
def cross_attention__notebook_matrices(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    q, k, v = x_target @ W_query, x_source @ W_key, x_source @ W_value
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


@MISTAKES.of("cross_attention", "PS2-global", **GLOBAL)
def cross_attention__notebook_inputs(
    x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor
) -> Tensor:
    x_source = inputs
    q, k, v = x_target @ W_Q, x_source @ W_K, x_source @ W_V
    scores = q @ k.T / math.sqrt(k.shape[-1])
    weights = torch.softmax(scores, dim=-1)
    return weights @ v


# 2.11 permutation_gap ---------------------------------------------------------------------------


@MISTAKES.of("permutation_gap", "NW-10", **COLUMNS_PERMUTED)
def permutation_gap__columns(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[:, permutation] - attention(x[:, permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", **COLUMNS_PERMUTED)
def permutation_gap__rows_then_columns(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[:, permutation] - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", **INVERSE)
def permutation_gap__inverse(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    inverse = [permutation.index(i) for i in range(len(permutation))]
    return float((attention(x)[inverse] - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", family="permutation_gap-inverse", **INVERSE)
def permutation_gap__scattered(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    y = attention(x)
    scattered = torch.empty_like(y)
    scattered[permutation] = y
    return float((scattered - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-10", **INVERSE)
def permutation_gap__inverse_of_input(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    inverse = [permutation.index(i) for i in range(len(permutation))]
    return float((attention(x)[permutation] - attention(x[inverse])).abs().max())


@MISTAKES.of("permutation_gap", "NW-11", family="permutation_gap-once", **INVARIANT)
def permutation_gap__output_not_permuted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x) - attention(x[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "NW-11", **INVARIANT)
def permutation_gap__input_not_permuted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x)).abs().max())


@MISTAKES.of(
    "permutation_gap", "PS2-permuted-twice", family="permutation_gap-once", **PERMUTED_TWICE
)
def permutation_gap__both_outputs_permuted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])[permutation]).abs().max())


@MISTAKES.of(
    "permutation_gap", "PS2-permuted-twice", family="permutation_gap-zero", **PERMUTED_TWICE
)
def permutation_gap__same_path_twice(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x)[permutation]).abs().max())


@MISTAKES.of("permutation_gap", "PS2-no-absolute", **NO_ABSOLUTE)
def permutation_gap__no_absolute(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).max())


@MISTAKES.of("permutation_gap", "PS2-no-absolute", **NO_ABSOLUTE)
def permutation_gap__absolute_of_maximum(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return abs(float((attention(x)[permutation] - attention(x[permutation])).max()))


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__mean(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).abs().mean())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__total(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).abs().sum())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__norm(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).norm())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__squared(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float(((attention(x)[permutation] - attention(x[permutation])) ** 2).max())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__smallest(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation])).abs().min())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__first_row(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(x[permutation]))[0].abs().max())


@MISTAKES.of("permutation_gap", "PS2-not-largest", **NOT_THE_LARGEST)
def permutation_gap__relative(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float(
        (attention(x)[permutation] - attention(x[permutation])).abs().max()
        / attention(x).abs().max()
    )


@MISTAKES.of("permutation_gap", "PS2-not-a-number", **NOT_A_NUMBER)
def permutation_gap__tensor_of_differences(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return (attention(x)[permutation] - attention(x[permutation])).abs()


@MISTAKES.of("permutation_gap", "PS2-not-a-number", **NOT_A_NUMBER)
def permutation_gap__largest_by_row(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return (attention(x)[permutation] - attention(x[permutation])).abs().amax(dim=-1)


@MISTAKES.of("permutation_gap", "PS2-not-a-number", **NOT_A_NUMBER)
def permutation_gap__verdict(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return torch.allclose(attention(x)[permutation], attention(x[permutation]), atol=1e-6)


@MISTAKES.of("permutation_gap", "PS2-always-zero", family="permutation_gap-zero", **ALWAYS_ZERO)
def permutation_gap__always_zero(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return 0.0


@MISTAKES.of("permutation_gap", "PS2-fixed-permutation", **FIXED_PERMUTATION)
def permutation_gap__fixed_permutation(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    order = [2, 0, 3, 1]
    return float((attention(x)[order] - attention(x[order])).abs().max())


@MISTAKES.of("permutation_gap", "PS2-fixed-permutation", **FIXED_PERMUTATION)
def permutation_gap__reversed_order(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x).flip(0) - attention(x.flip(0))).abs().max())


@MISTAKES.of("permutation_gap", "MO-5", **IN_PLACE)
def permutation_gap__tokens_permuted_in_place(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    before = attention(x)[permutation]
    x[:] = x[permutation]
    return float((before - attention(x)).abs().max())


@MISTAKES.of("permutation_gap", "MO-5", **IN_PLACE)
def permutation_gap__permutation_sorted(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    gap = float((attention(x)[permutation] - attention(x[permutation])).abs().max())
    permutation.sort()
    return gap


@MISTAKES.of("permutation_gap", "PS2-rounded", **ROUNDED)
def permutation_gap__rounded(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return round(float((attention(x)[permutation] - attention(x[permutation])).abs().max()), 2)


@MISTAKES.of("permutation_gap", "PS2-global", **GLOBAL)
def permutation_gap__notebook_inputs(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float((attention(x)[permutation] - attention(inputs[permutation])).abs().max())


@MISTAKES.of("permutation_gap", "PS2-any-callable", **ANY_CALLABLE)
def permutation_gap__forward_called(
    attention: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]
) -> float:
    return float(
        (attention.forward(x)[permutation] - attention.forward(x[permutation])).abs().max()
    )
