"""Hidden checks of ps4_multi_head: heads side by side, splitting, merging, one layer for all.

Each test compares values before it states any other fact, so that a program whose values are
wrong earns nothing for leaving its arguments alone. Expected values are computed here, in
float64, head by head. Batch, tokens, token size, head size and number of heads are all different:
at equal sizes a wrong view, a wrong divisor or a missing transposition hides.

Weights are injected by `load_state_dict`; a seed matters only where the catalogue fixes the
order in which parameters are drawn. Construction and dropout are seeded all the same, so that a
known mistake answers the same when it is replayed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.graders.heads import (
    ALMOST_NEVER,
    BIASES,
    RATES,
    READ_BATCH,
    READ_D,
    READ_HEADS,
    READ_T,
    Readable,
    Weights,
    built,
    causal,
    check_drawn,
    check_dropped,
    check_layer_learns,
    check_unchanged_state,
    drawn_linears,
    linear,
    module_with,
    multi_head,
    of_layer,
    orthogonal,
    projections,
    refuses,
    right_split,
    rounding,
)
from autograder.graders.shared import (
    FLOATS,
    PROJECTIONS,
    TO_X,
    as_printed,
    check_without_bias,
    leaf,
    named,
    pulled_back,
    sentence,
)
from autograder.reference_tensors import (
    EXERCISE_3_2,
    MULTI_HEAD_ATTENTION,
    MULTI_HEAD_PARAMETERS_OF_GPT2,
    MULTI_HEAD_WRAPPER,
    Printed,
)
from autograder.text import Text


def batch(dtype: torch.dtype = torch.float32) -> Tensor:
    """(2, 6, 3): the sentence of the documents twice."""
    return torch.stack([sentence(dtype)] * 2)


def printed_twice(actual: Any, printed: Printed) -> None:
    """The values are those of the document, for both sentences of the batch."""
    as_printed(actual, torch.stack([printed.tensor()] * 2))


# The right values -------------------------------------------------------------------------------


def wrapped(x: Tensor, weights: Mapping[str, Tensor], num_heads: int) -> Tensor:
    """(b, T, d_in) -> (b, T, H · d_h): the right output of a wrapper, in the dtype of `x`."""
    heads = [
        causal(*(linear(x, weights, f"heads.{h}.{name}") for name in PROJECTIONS))
        for h in range(num_heads)
    ]
    return torch.cat(heads, -1).to(x.dtype)


def right_merge(x: Tensor) -> Tensor:
    """(b, H, T, d_h) -> (b, T, H · d_h)"""
    return torch.cat(x.unbind(1), -1)


# Weights and modules ----------------------------------------------------------------------------


def of_wrapper(
    draw,
    d_in: int,
    d_out: int,
    num_heads: int,
    dtype: torch.dtype = torch.float64,
    *,
    bias: bool = False,
) -> Weights:
    """Weights of a MultiHeadAttentionWrapper."""
    weights: Weights = {}
    for h in range(num_heads):
        weights |= projections(draw, d_in, d_out, dtype, bias=bias, prefix=f"heads.{h}.")
    return weights


# 4.1 MultiHeadAttentionWrapper ------------------------------------------------------------------


def wrapper_with(
    student: Any,
    weights: Mapping[str, Tensor],
    d_in: int,
    d_out: int,
    context_length: int,
    num_heads: int,
    *,
    dropout: float = 0.0,
    bias: bool = False,
) -> Any:
    """A wrapper of the student's with these weights."""
    args = (d_in, d_out, context_length, dropout, num_heads)
    return module_with(student.MultiHeadAttentionWrapper, args, weights, qkv_bias=bias)


def names_of_heads(num_heads: int) -> list[str]:
    return [f"heads.{h}.{name}" for h in range(num_heads) for name in PROJECTIONS]


@check(
    "MultiHeadAttentionWrapper",
    fr="À la graine 123, la sortie sur les deux phrases est celle du document.",
    en="With seed 123, the output on both sentences is the document's.",
)
def test_MultiHeadAttentionWrapper_matches_the_document(student):
    layer = built(student.MultiHeadAttentionWrapper.seeded(123), 3, 2, 6, 0.0, 2)
    printed_twice(layer(batch()), MULTI_HEAD_WRAPPER)


@check(
    "MultiHeadAttentionWrapper",
    fr="Les têtes sont créées l'une après l'autre, chacune avec ses propres projections.",
    en="The heads are created one after the other, each with projections of its own.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_MultiHeadAttentionWrapper_draws_in_order(student, draw, bias):
    seed, x = draw.integer(1, 10**6), draw.normal(2, 5, 6).float()
    drawn = drawn_linears(seed, dict.fromkeys(names_of_heads(3), (6, 4, bias)))
    layer = built(student.MultiHeadAttentionWrapper.seeded(seed), 6, 4, 7, 0.0, 3, bias)
    # Gradients tell a layer whose parameters are hidden from one that names them otherwise.
    call = layer.backward(x, upstream=draw.normal(2, 5, 12).float())
    expect.close(call.value, wrapped(x, drawn, 3))
    check_drawn(layer, drawn)


@check(
    "MultiHeadAttentionWrapper",
    weight=2.5,
    fr="Avec d'autres poids et des tailles toutes différentes, les têtes sont côte à côte, "
    "dans l'ordre.",
    en="With other weights and sizes that are all different, the heads stand side by side, in "
    "order.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_MultiHeadAttentionWrapper_of_any_sizes(student, draw, dtype):
    for b, T, d_in, d_out, H in [(2, 5, 6, 4, 3), (4, 3, 2, 6, 5)]:
        weights = of_wrapper(draw, d_in, d_out, H, dtype)
        layer = wrapper_with(student, weights, d_in, d_out, 7, H)
        x = draw.normal(b, T, d_in, dtype=dtype)
        expect.close(layer(x), wrapped(x, weights, H))
        check_without_bias(layer, names_of_heads(H))


@check(
    "MultiHeadAttentionWrapper",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent ni axe ni ordre.",
    en="Sizes that are all equal hide neither an axis nor an order.",
)
def test_MultiHeadAttentionWrapper_of_equal_sizes(student, draw):
    weights = of_wrapper(draw, 3, 3, 3)
    layer = wrapper_with(student, weights, 3, 3, 3, 3)
    x = draw.normal(3, 3, 3)
    expect.close(layer(x), wrapped(x, weights, 3))


@check(
    "MultiHeadAttentionWrapper",
    weight=1.5,
    fr="Avec `qkv_bias=True`, les projections de chaque tête ajoutent leur biais.",
    en="With `qkv_bias=True`, the projections of each head add their bias.",
)
def test_MultiHeadAttentionWrapper_with_bias(student, draw):
    weights = of_wrapper(draw, 6, 4, 3, bias=True)
    layer = wrapper_with(student, weights, 6, 4, 7, 3, bias=True)
    x = draw.normal(2, 5, 6)
    expect.close(layer(x), wrapped(x, weights, 3))


@check(
    "MultiHeadAttentionWrapper",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une tête, une composante, un jeton, une phrase.",
    en="Small sizes work too: one head, one component, one token, one sentence.",
)
def test_MultiHeadAttentionWrapper_of_small_sizes(student, draw):
    for b, T, d_in, d_out, H in [
        (2, 4, 3, 5, 1),
        (3, 4, 5, 1, 2),
        (2, 1, 3, 4, 3),
        (1, 4, 1, 2, 3),
    ]:
        weights = of_wrapper(draw, d_in, d_out, H)
        layer = wrapper_with(student, weights, d_in, d_out, 5, H)
        x = draw.normal(b, T, d_in)
        expect.close(layer(x), wrapped(x, weights, H))


@check(
    "MultiHeadAttentionWrapper",
    fr="La même couche accepte toutes les longueurs jusqu'à `context_length`, que les têtes "
    "connaissent.",
    en="The same layer takes all lengths up to `context_length`, which the heads know.",
)
def test_MultiHeadAttentionWrapper_of_any_length(student, draw):
    weights = of_wrapper(draw, 3, 2, 4)
    layer = wrapper_with(student, weights, 3, 2, 11, 4)
    for T in (11, 1, 6):
        x = draw.normal(2, T, 3)
        expect.close(layer(x), wrapped(x, weights, 4))
    check_context_length(layer, 11, 4)


def check_context_length(layer: Any, context_length: int, num_heads: int) -> None:
    """Every head holds the mask of that length: CausalAttention is the course's own."""
    state = layer.state()
    for h in range(num_heads):
        mask = state.get(f"heads.{h}.mask")
        expect.that(
            mask is None or mask.numel() == context_length**2,
            "Les têtes ne sont pas construites avec le `context_length` demandé.",
            "The heads are not built with the `context_length` asked for.",
        )


@check(
    "MultiHeadAttentionWrapper",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x` et jusqu'aux poids de toutes les têtes, qui sont à "
    "entraîner.",
    en="The gradient reaches `x` and the weights of all heads, which are to be trained.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_MultiHeadAttentionWrapper_learns(student, draw, bias):
    weights = of_wrapper(draw, 5, 4, 3, bias=bias)
    layer = wrapper_with(student, weights, 5, 4, 8, 3, bias=bias)
    x, upstream = draw.normal(2, 6, 5), draw.normal(2, 6, 12)
    check_layer_learns(layer, lambda x, w: wrapped(x, w, 3), x, weights, upstream)


@check(
    "MultiHeadAttentionWrapper",
    weight=1.5,
    fr="Chaque tête reçoit `dropout` : en entraînement, ses poids tombent à ce taux.",
    en="Each head is given `dropout`: in training, its weights are dropped at that rate.",
)
@pytest.mark.parametrize("p", RATES)
def test_MultiHeadAttentionWrapper_passes_dropout_on(student, draw, p):
    readable = Readable(draw)
    weights = {
        f"heads.{h}.{name}": value
        for h in range(READ_HEADS)
        for name, value in readable.head(draw, h).items()
    }
    layer = wrapper_with(student, weights, READ_D, READ_T, READ_T, READ_HEADS, dropout=p)
    x = readable.batch()
    layer.method("eval")()
    expect.close(layer(x), wrapped(x, weights, READ_HEADS))
    layer.method("train")()
    dropped = layer.seeded(draw.integer(1, 10**6))(x)
    expect_shape(dropped, (READ_BATCH, READ_T, READ_HEADS * READ_T))
    check_dropped(readable.weights_of(dropped), p)


def expect_shape(value: Any, shape: tuple[int, ...]) -> None:
    expect.that(
        isinstance(value, Tensor) and tuple(value.shape) == shape,
        "En entraînement, la sortie n'a plus la même forme.",
        "In training, the output no longer has the same shape.",
    )


@check(
    "MultiHeadAttentionWrapper",
    devices=CPU_ONLY,
    fr="Le gradient remonte aussi quand il y a du dropout.",
    en="The gradient finds its way when there is dropout too.",
)
def test_MultiHeadAttentionWrapper_learns_with_dropout(student, draw):
    weights = of_wrapper(draw, 5, 4, 3)
    layer = wrapper_with(student, weights, 5, 4, 8, 3, dropout=ALMOST_NEVER)
    layer.method("train")()
    x, upstream = draw.normal(2, 6, 5), draw.normal(2, 6, 12)
    check_layer_learns(layer, lambda x, w: wrapped(x, w, 3), x, weights, upstream)


@check(
    "MultiHeadAttentionWrapper",
    devices=CPU_ONLY,
    fr="`heads` est une `nn.ModuleList` : la première tête est `heads[0]`.",
    en="`heads` is an `nn.ModuleList`: the first head is `heads[0]`.",
)
def test_MultiHeadAttentionWrapper_keeps_its_heads_in_a_list(student, draw):
    weights = of_wrapper(draw, 5, 4, 3)
    layer = wrapper_with(student, weights, 5, 4, 6, 3)
    x = draw.normal(2, 6, 5)
    expect.close(layer(x), wrapped(x, weights, 3))
    heads = layer.read("heads")
    expect.that(
        hasattr(heads, "type") and not heads.type.endswith("ModuleDict"),
        "`heads` n'est pas une `nn.ModuleList` : `heads[0]` ne donne pas la première tête.",
        "`heads` is not an `nn.ModuleList`: `heads[0]` does not give the first head.",
    )


@check(
    "MultiHeadAttentionWrapper",
    fr="En évaluation le dropout se tait ; à 0 il se tait toujours.",
    en="In evaluation dropout is silent; at 0 it always is.",
)
def test_MultiHeadAttentionWrapper_without_dropout(student, draw):
    weights = of_wrapper(draw, 5, 4, 3)
    x = draw.normal(2, 6, 5)
    for p, mode in [(0.0, "train"), (0.7, "eval")]:
        layer = wrapper_with(student, weights, 5, 4, 6, 3, dropout=p)
        layer.method(mode)()
        for _ in range(2):
            expect.close(layer.seeded(7)(x), wrapped(x, weights, 3))


@check(
    "MultiHeadAttentionWrapper",
    devices=CPU_ONLY,
    fr="Deux couches ont chacune leurs poids et leur nombre de têtes.",
    en="Two layers each have their own weights and their own number of heads.",
)
def test_MultiHeadAttentionWrapper_keeps_its_own_weights(student, draw):
    sizes = [(5, 3, 2), (5, 3, 2), (2, 4, 3)]
    weights = [of_wrapper(draw, *size) for size in sizes]
    layers = [
        wrapper_with(student, w, d_in, d_out, 6, H)
        for (d_in, d_out, H), w in zip(sizes, weights, strict=True)
    ]
    for (d_in, _, H), w, layer in zip(sizes, weights, layers, strict=True):
        x = draw.normal(2, 6, d_in)
        expect.close(layer(x), wrapped(x, w, H))


@check(
    "MultiHeadAttentionWrapper",
    devices=CPU_ONLY,
    fr="La classe et `forward` s'appellent aussi par les noms de leurs paramètres.",
    en="The class and `forward` may be called by the names of their parameters.",
)
def test_MultiHeadAttentionWrapper_called_by_name(student, draw):
    weights = of_wrapper(draw, 5, 3, 2, bias=True)
    sizes = {"num_heads": 2, "dropout": 0.0, "context_length": 6, "d_out": 3, "d_in": 5}
    layer = module_with(student.MultiHeadAttentionWrapper, (), weights, qkv_bias=True, **sizes)
    x = draw.normal(2, 6, 5)
    expect.close(layer(x=x), wrapped(x, weights, 2))


@check(
    "MultiHeadAttentionWrapper",
    weight=1.5,
    fr="L'appel laisse `x` et la couche intacts, et un second appel donne le même résultat.",
    en="The call leaves `x` and the layer as they were, and a second call gives the same.",
)
def test_MultiHeadAttentionWrapper_changes_nothing(student, draw):
    weights = of_wrapper(draw, 5, 3, 2)
    layer = wrapper_with(student, weights, 5, 3, 6, 2)
    check_changes_nothing(layer, draw, lambda x: wrapped(x, weights, 2))


def check_changes_nothing(layer: Any, draw, forward: Callable[[Tensor], Tensor]) -> None:
    """Calls with 5 features change neither `x` nor the layer, and do not depend on one another."""
    before = layer.state()
    first, other = draw.normal(2, 6, 5), draw.normal(3, 4, 5)
    for x in (first, other, first):
        call = layer.observe(x)
        expect.close(call.value, forward(x))
        expect.unchanged(call.facts.changed)
    check_unchanged_state(
        layer,
        before,
        "Après l'appel, la couche ne contient plus ce qu'elle contenait.",
        "After the call, the layer no longer holds what it held.",
    )


# 4.2 exercise_3_2 -------------------------------------------------------------------------------


# Calls are seeded: the statement allows no dropout, and who leaves some is then recognised.


def exercise_layer(student: Any, weights: Mapping[str, Tensor], d_in: int, context: int) -> Any:
    return module_with(student.exercise_3_2, (d_in, context), weights)


@check(
    "exercise_3_2",
    weight=2.0,
    fr="À la graine 123, sur la phrase du document, deux nombres par jeton, les bons.",
    en="With seed 123, on the document's sentence, two numbers a token, the right ones.",
)
def test_exercise_3_2_on_the_sentence(student):
    layer = built(student.exercise_3_2.seeded(123), 3, 6)
    printed_twice(layer.seeded(1)(batch()), EXERCISE_3_2)


@check(
    "exercise_3_2",
    weight=2.0,
    fr="Pour d'autres tailles, la couche a deux têtes et sa sortie deux nombres par jeton.",
    en="For other sizes, the layer has two heads and its output two numbers a token.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_exercise_3_2_of_any_sizes(student, draw, dtype):
    for b, d_in, context in [(3, 5, 4), (4, 1, 7)]:
        weights = of_wrapper(draw, d_in, 1, 2, dtype)
        layer = exercise_layer(student, weights, d_in, context)
        x = draw.normal(b, context, d_in, dtype=dtype)
        expect.close(layer.seeded(1)(x), wrapped(x, weights, 2))
        check_without_bias(layer, names_of_heads(2))
        check_context_length(layer, context, 2)


@check(
    "exercise_3_2",
    fr="Les deux têtes sont tirées l'une après l'autre.",
    en="Both heads are drawn one after the other.",
)
def test_exercise_3_2_draws_in_order(student, draw):
    seed, x = draw.integer(1, 10**6), draw.normal(2, 5, 4).float()
    drawn = drawn_linears(seed, dict.fromkeys(names_of_heads(2), (4, 1, False)))
    layer = built(student.exercise_3_2.seeded(seed), 4, 5)
    expect.close(layer.seeded(1)(x), wrapped(x, drawn, 2))
    check_drawn(layer, drawn)


@check(
    "exercise_3_2",
    weight=1.5,
    fr="Le dropout est nul : l'entraînement et l'évaluation donnent la même sortie.",
    en="Dropout is zero: training and evaluation give the same output.",
)
def test_exercise_3_2_without_dropout(student, draw):
    weights = of_wrapper(draw, 5, 1, 2)
    layer = exercise_layer(student, weights, 5, 9)
    x = draw.normal(6, 9, 5)
    for mode in ("train", "eval", "train"):
        layer.method(mode)()
        expect.close(layer.seeded(5)(x), wrapped(x, weights, 2))


@check(
    "exercise_3_2",
    fr="La couche accepte toutes les longueurs jusqu'à `context_length`.",
    en="The layer takes all lengths up to `context_length`.",
)
def test_exercise_3_2_of_any_length(student, draw):
    weights = of_wrapper(draw, 3, 1, 2)
    layer = exercise_layer(student, weights, 3, 10)
    for T in (10, 1, 6):
        x = draw.normal(2, T, 3)
        expect.close(layer.seeded(1)(x), wrapped(x, weights, 2))
    check_context_length(layer, 10, 2)


@check(
    "exercise_3_2",
    fr="Les deux têtes apprennent.",
    en="Both heads learn.",
)
def test_exercise_3_2_learns(student, draw):
    weights = of_wrapper(draw, 5, 1, 2)
    layer = exercise_layer(student, weights, 5, 6)
    x, upstream = draw.normal(3, 6, 5), draw.normal(3, 6, 2)
    check_layer_learns(layer, lambda x, w: wrapped(x, w, 2), x, weights, upstream)


@check(
    "exercise_3_2",
    devices=CPU_ONLY,
    fr="Chaque appel donne une nouvelle couche, et les paramètres ont les noms de l'énoncé.",
    en="Every call gives a new layer, and the parameters have the names of the statement.",
)
def test_exercise_3_2_gives_a_new_layer_by_name(student, draw):
    sizes = [(5, 3), (5, 3), (2, 4)]
    weights = [of_wrapper(draw, d_in, 1, 2) for d_in, _ in sizes]
    layers = [
        module_with(student.exercise_3_2, (), w, context_length=context, d_in=d_in)
        for (d_in, context), w in zip(sizes, weights, strict=True)
    ]
    for (d_in, context), w, layer in zip(sizes, weights, layers, strict=True):
        x = draw.normal(2, context, d_in)
        expect.close(layer.seeded(1)(x), wrapped(x, w, 2))


# 4.3 element_offset, contiguous_strides ---------------------------------------------------------


def whole(value: Any, what: Text) -> int:
    """A whole number: an int, an integer 0-d tensor or a NumPy integer."""
    if isinstance(value, (Tensor, np.ndarray)) and value.ndim == 0:
        value = value.item()
    if isinstance(value, np.integer):
        value = int(value)
    expect.that(
        isinstance(value, int) and not isinstance(value, bool),
        f"{what.fr} devrait être un nombre entier.",
        f"{what.en} should be a whole number.",
    )
    return int(value)


OFFSET = Text("`element_offset(...)`", "`element_offset(...)`")


def check_offset(answer: Any, index: Sequence[int], strides: Sequence[int]) -> None:
    right = sum(i * s for i, s in zip(index, strides, strict=True))
    expect.that(
        whole(answer, OFFSET) == right,
        "`element_offset` ne donne pas la bonne place dans la mémoire.",
        "`element_offset` does not give the right place in memory.",
    )


def check_strides(answer: Any, shape: Sequence[int]) -> None:
    expect.that(
        isinstance(answer, (tuple, list)),
        "`contiguous_strides` devrait rendre un tuple.",
        "`contiguous_strides` should return a tuple.",
    )
    expect.that(
        len(answer) == len(shape),
        "`contiguous_strides` devrait rendre un pas par axe.",
        "`contiguous_strides` should return one stride an axis.",
    )
    pas = Text("Chaque pas", "Each stride")
    # NumPy's product of no number is the float 1.0.
    answer = [int(s) if isinstance(s, np.floating) and s.is_integer() else s for s in answer]
    right = [math.prod(shape[k + 1 :]) for k in range(len(shape))]
    expect.that(
        [whole(stride, pas) for stride in answer] == right,
        "`contiguous_strides` ne rend pas les bons pas.",
        "`contiguous_strides` does not return the right strides.",
    )


def drawn_shape(draw, axes: int) -> tuple[int, ...]:
    """Sizes from 2 up, all different."""
    return tuple(2 + i for i in draw.permutation(axes + 2)[:axes])


def drawn_index(draw, shape: Sequence[int]) -> tuple[int, ...]:
    """A place that is not at the start of any axis."""
    return tuple(draw.integer(1, max(1, size - 1)) for size in shape)


@check(
    "element_offset",
    devices=CPU_ONLY,
    fr="Dans la petite grille du document, lue ligne par ligne, chaque nombre est à sa place.",
    en="In the document's small grid, read row by row, each number is in its place.",
)
def test_element_offset_of_the_grid(student):
    check_strides(student.contiguous_strides((2, 3)), (2, 3))
    for index in [(0, 0), (0, 2), (1, 0), (1, 2)]:
        check_offset(student.element_offset(index, (3, 1)), index, (3, 1))


@check(
    "element_offset",
    weight=2.0,
    devices=CPU_ONLY,
    fr="`contiguous_strides` donne les pas d'un tenseur, quel que soit le nombre d'axes.",
    en="`contiguous_strides` gives the strides of a tensor, whatever the number of axes.",
)
@pytest.mark.parametrize("axes", [1, 2, 3, 4, 5])
def test_element_offset_strides_of_any_shape(student, draw, axes):
    for _ in range(2):
        shape = drawn_shape(draw, axes)
        check_strides(student.contiguous_strides(shape), shape)


@check(
    "element_offset",
    devices=CPU_ONLY,
    fr="Des axes égaux, ou de taille 1, ont aussi les bons pas.",
    en="Axes that are equal, or of size 1, have the right strides too.",
)
def test_element_offset_strides_of_size_one(student):
    for shape in [(1, 4, 3), (4, 1, 3), (4, 3, 1), (1, 1, 1), (1,), (3, 3, 3), (5, 5)]:
        check_strides(student.contiguous_strides(shape), shape)


@check(
    "element_offset",
    weight=2.0,
    devices=CPU_ONLY,
    fr="`element_offset` compte le pas de chaque axe, dans l'ordre.",
    en="`element_offset` counts the stride of each axis, in order.",
)
@pytest.mark.parametrize("axes", [1, 2, 3, 4, 5])
def test_element_offset_of_any_shape(student, draw, axes):
    for _ in range(3):
        shape = drawn_shape(draw, axes)
        strides = torch.empty(shape, device="meta").stride()
        for index in (drawn_index(draw, shape), tuple(size - 1 for size in shape)):
            check_offset(student.element_offset(index, strides), index, strides)


@check(
    "element_offset",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Les pas d'une vue conviennent aussi : transposée, répétée, une ligne sur deux.",
    en="The strides of a view do too: transposed, repeated, every other row.",
)
def test_element_offset_in_a_view(student, draw):
    grid = torch.empty(4, 5, 6, device="meta")
    views = [grid.transpose(0, 2), grid.permute(1, 2, 0), grid[::2], grid[:, :, ::3]]
    for view in views:
        index = drawn_index(draw, view.shape)
        check_offset(student.element_offset(index, view.stride()), index, view.stride())
    for index, strides in [((3, 2, 4), (0, 7, 1)), ((2, 3), (1, 0)), ((4, 4), (2, 11))]:
        check_offset(student.element_offset(index, strides), index, strides)


@check(
    "element_offset",
    devices=CPU_ONLY,
    fr="Des listes conviennent aussi bien que des tuples, et ressortent telles quelles.",
    en="Lists do as well as tuples, and come out as they were.",
)
def test_element_offset_of_lists(student, draw):
    shape = drawn_shape(draw, 3)
    strides, index = torch.empty(shape, device="meta").stride(), drawn_index(draw, shape)
    call = student.contiguous_strides.observe(list(shape))
    check_strides(call.value, shape)
    expect.unchanged(call.facts.changed)
    call = student.element_offset.observe(list(index), list(strides))
    check_offset(call.value, index, strides)
    expect.unchanged(call.facts.changed)


@check(
    "element_offset",
    devices=CPU_ONLY,
    fr="Sans aucun axe, il n'y a pas de pas, et la place est 0.",
    en="Without any axis, there is no stride, and the place is 0.",
)
def test_element_offset_without_axes(student):
    check_strides(student.contiguous_strides((2, 3)), (2, 3))
    check_strides(student.contiguous_strides(()), ())
    check_offset(student.element_offset((2, 1), (1, 3)), (2, 1), (1, 3))
    check_offset(student.element_offset((), ()), (), ())


@check(
    "element_offset",
    devices=CPU_ONLY,
    fr="Dans une grande mémoire, la place est encore exacte.",
    en="In a large memory, the place is still exact.",
)
def test_element_offset_in_a_large_memory(student, draw):
    shape = (70_000 + draw.integer(1, 99), 3001, 129)
    strides = tuple(math.prod(shape[k + 1 :]) for k in range(3))
    check_strides(student.contiguous_strides(shape), shape)
    index = (69_999, 2999, 127)
    check_offset(student.element_offset(index, strides), index, strides)


@check(
    "element_offset",
    devices=CPU_ONLY,
    fr="Les deux fonctions s'appellent aussi par les noms de leurs paramètres, et ne se "
    "souviennent de rien.",
    en="Both functions may be called by the names of their parameters, and remember nothing.",
)
def test_element_offset_called_by_name(student, draw):
    for axes in (3, 2, 3):
        shape = drawn_shape(draw, axes)
        check_strides(student.contiguous_strides(shape=shape), shape)
        strides, index = torch.empty(shape, device="meta").stride(), drawn_index(draw, shape)
        check_offset(student.element_offset(strides=strides, index=index), index, strides)


# 4.4 split_heads --------------------------------------------------------------------------------


def check_split(answer: Any, x: Tensor, num_heads: int) -> None:
    expect.close(answer, right_split(x, num_heads))


@check(
    "split_heads",
    fr="Les nombres de 0 à 11, en deux têtes, restent chacun dans leur jeton.",
    en="The numbers from 0 to 11, in two heads, each stay in their token.",
)
def test_split_heads_of_numbers_in_order(student):
    x = torch.arange(12.0).reshape(1, 3, 4)
    check_split(student.split_heads(x, 2), x, 2)


@check(
    "split_heads",
    weight=2.5,
    fr="Avec des tailles toutes différentes, chaque tête reçoit ses colonnes de chaque jeton.",
    en="With sizes that are all different, each head gets its columns of each token.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_split_heads_of_any_sizes(student, draw, dtype):
    for b, T, d_out, H in [(2, 5, 12, 3), (4, 3, 10, 2), (3, 7, 10, 5)]:
        x = draw.normal(b, T, d_out, dtype=dtype)
        check_split(student.split_heads(x, H), x, H)


@check(
    "split_heads",
    weight=2.0,
    fr="Des tailles toutes égales ne cachent aucun échange d'axes.",
    en="Sizes that are all equal hide no exchange of axes.",
)
def test_split_heads_of_equal_sizes(student, draw):
    x = draw.normal(3, 3, 9)
    check_split(student.split_heads(x, 3), x, 3)


@check(
    "split_heads",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une tête, une composante par tête, un jeton, une "
    "phrase.",
    en="Small sizes work too: one head, one component a head, one token, one sentence.",
)
def test_split_heads_of_small_sizes(student, draw):
    for b, T, d_out, H in [(2, 5, 6, 1), (2, 5, 4, 4), (3, 1, 6, 2), (1, 4, 6, 3), (2, 3, 1, 1)]:
        x = draw.normal(b, T, d_out)
        check_split(student.split_heads(x, H), x, H)


@check(
    "split_heads",
    weight=2.5,
    devices=CPU_ONLY,
    fr="Le résultat est une vue : aucun nombre n'est déplacé.",
    en="The result is a view: no number moves.",
)
def test_split_heads_moves_no_number(student, draw):
    for b, T, d_out, H in [(2, 5, 12, 3), (3, 4, 6, 6), (2, 3, 4, 1)]:
        x = draw.normal(b, T, d_out)
        call = student.split_heads.observe(x, H)
        check_split(call.value, x, H)
        expect.that(
            "0" in call.facts.shares_storage_with,
            "Ta réponse occupe une autre mémoire que `x` : les nombres ont été copiés.",
            "Your answer lies in another memory than `x`: the numbers were copied.",
        )


@check(
    "split_heads",
    weight=1.5,
    devices=CPU_ONLY,
    fr="D'un `x` qui n'est pas contigu, le résultat est juste, et c'est encore une vue.",
    en="Of an `x` that is not contiguous, the result is right, and still a view.",
)
def test_split_heads_of_a_view(student, draw):
    views = [
        draw.normal(2, 12, 5).transpose(1, 2),
        draw.normal(5, 2, 12).transpose(0, 1),
        draw.normal(12, 3, 4).permute(1, 2, 0),
    ]
    for x in views:
        call = student.split_heads.observe(x, 3)
        check_split(call.value, x, 3)
        expect.that(
            "0" in call.facts.shares_storage_with,
            "Quand `x` n'est pas contigu, ta réponse occupe une autre mémoire que lui : les "
            "nombres ont été copiés.",
            "When `x` is not contiguous, your answer lies in another memory than it: the numbers "
            "were copied.",
        )


@check(
    "split_heads",
    weight=2.0,
    fr="Quand le nombre de têtes ne divise pas d_out, c'est une `ValueError`.",
    en="When the number of heads does not divide d_out, it is a `ValueError`.",
)
def test_split_heads_that_do_not_divide(student, draw):
    x = draw.normal(2, 6, 8)
    check_split(student.split_heads(x, 4), x, 4)
    when = Text("H ne divise pas d_out", "H does not divide d_out")
    # 3 and 6 divide the number of tokens, or of all numbers; 16 is more than d_out.
    for H in (3, 5, 6, 16):
        expect.raises(ValueError, lambda H=H: student.split_heads(x, H), when=when)


@check(
    "split_heads",
    weight=1.5,
    fr="Le gradient retrouve le chemin de `x`.",
    en="The gradient finds its way back to `x`.",
)
def test_split_heads_is_differentiable(student, draw):
    x, upstream = draw.normal(2, 5, 12), draw.normal(2, 3, 5, 4)
    value, gradients = student.split_heads.gradients(leaf(x), 3, upstream=upstream)
    check_split(value, x, 3)
    expect.gradient(gradients[0], right_merge(upstream), of=TO_X)


@check(
    "split_heads",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_split_heads_called_by_name(student, draw):
    x = draw.normal(2, 5, 12)
    check_split(student.split_heads(num_heads=3, x=x), x, 3)


@check(
    "split_heads",
    devices=CPU_ONLY,
    fr="L'appel laisse `x` intact, et un appel n'en influence pas un autre.",
    en="The call leaves `x` as it was, and one call does not influence another.",
)
def test_split_heads_changes_nothing(student, draw):
    first, other = draw.normal(2, 5, 12), draw.normal(3, 4, 8)
    for x, H in ((first, 3), (other, 2), (first, 4)):
        call = student.split_heads.observe(x, H)
        check_split(call.value, x, H)
        expect.unchanged(call.facts.changed)


# 4.5 merge_heads --------------------------------------------------------------------------------


def check_merge(answer: Any, x: Tensor) -> None:
    expect.close(answer, right_merge(x))


@check(
    "merge_heads",
    fr="Deux têtes numérotées se retrouvent côte à côte dans chaque jeton.",
    en="Two numbered heads end up side by side in each token.",
)
def test_merge_heads_of_numbers_in_order(student):
    x = torch.arange(12.0).reshape(1, 2, 3, 2)
    check_merge(student.merge_heads(x), x)


@check(
    "merge_heads",
    weight=2.5,
    fr="Avec des tailles toutes différentes, chaque jeton reçoit ses têtes dans l'ordre.",
    en="With sizes that are all different, each token gets its heads in order.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_merge_heads_of_any_sizes(student, draw, dtype):
    for b, H, T, d_h in [(2, 3, 5, 4), (4, 2, 3, 5), (3, 5, 7, 2)]:
        x = draw.normal(b, H, T, d_h, dtype=dtype)
        check_merge(student.merge_heads(x), x)


@check(
    "merge_heads",
    weight=2.0,
    fr="Des tailles toutes égales ne cachent aucun échange d'axes.",
    en="Sizes that are all equal hide no exchange of axes.",
)
def test_merge_heads_of_equal_sizes(student, draw):
    x = draw.normal(3, 3, 3, 3)
    check_merge(student.merge_heads(x), x)


@check(
    "merge_heads",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une tête, une composante par tête, un jeton, une "
    "phrase.",
    en="Small sizes work too: one head, one component a head, one token, one sentence.",
)
def test_merge_heads_of_small_sizes(student, draw):
    for shape in [(2, 1, 5, 3), (2, 4, 5, 1), (3, 2, 1, 4), (1, 3, 4, 2), (1, 1, 1, 1)]:
        x = draw.normal(*shape)
        check_merge(student.merge_heads(x), x)


@check(
    "merge_heads",
    weight=2.0,
    fr="Des têtes fractionnées, vues d'une même mémoire, se recollent telles qu'elles étaient.",
    en="Heads that were split, views of one memory, merge back as they were.",
)
def test_merge_heads_of_a_view(student, draw):
    for b, T, H, d_h in [(2, 5, 3, 4), (3, 4, 4, 1), (2, 3, 1, 5)]:
        whole = draw.normal(b, T, H, d_h)
        check_merge(student.merge_heads(whole.transpose(1, 2)), whole.transpose(1, 2))


@check(
    "merge_heads",
    weight=2.0,
    fr="Le résultat est contigu : lu dans l'ordre, sa mémoire n'a pas de trous.",
    en="The result is contiguous: read in order, its memory has no gaps.",
)
def test_merge_heads_gives_a_contiguous_result(student, draw):
    split = draw.normal(2, 5, 3, 4).transpose(1, 2)
    for x in (draw.normal(2, 3, 5, 4), draw.normal(3, 4, 2, 2), split):
        call = student.merge_heads.observe(x)
        check_merge(call.value, x)
        expect.that(
            call.facts.strides == right_merge(x).stride(),
            "Le résultat n'est pas contigu.",
            "The result is not contiguous.",
        )


@check(
    "merge_heads",
    weight=1.5,
    fr="Le gradient retrouve le chemin de `x`.",
    en="The gradient finds its way back to `x`.",
)
def test_merge_heads_is_differentiable(student, draw):
    x, upstream = draw.normal(2, 3, 5, 4), draw.normal(2, 5, 12)
    value, gradients = student.merge_heads.gradients(leaf(x), upstream=upstream)
    check_merge(value, x)
    expect.gradient(gradients[0], right_split(upstream, 3), of=TO_X)


@check(
    "merge_heads",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_merge_heads_called_by_name(student, draw):
    x = draw.normal(2, 3, 5, 4)
    check_merge(student.merge_heads(x=x), x)


@check(
    "merge_heads",
    devices=CPU_ONLY,
    fr="L'appel laisse `x` intact, et un appel n'en influence pas un autre.",
    en="The call leaves `x` as it was, and one call does not influence another.",
)
def test_merge_heads_changes_nothing(student, draw):
    first, other = draw.normal(2, 3, 5, 4), draw.normal(3, 2, 4, 5)
    for x in (first, other, first):
        call = student.merge_heads.observe(x)
        check_merge(call.value, x)
        expect.unchanged(call.facts.changed)


# 4.8 counterexample_heads -----------------------------------------------------------------------

TOKENS = Text("Ton tenseur `x`", "Your tensor `x`")
HEADS = Text("Ton nombre de têtes", "Your number of heads")


def check_counterexample(answer: Any) -> None:
    """A finite input on which both wrong splits part from the right one."""
    x, num_heads = expect.pair(answer, names=(TOKENS, HEADS))
    expect.that(
        isinstance(x, Tensor) and x.ndim == 3,
        f"{TOKENS.fr} devrait être un tenseur à trois axes, (b, T, d_out).",
        f"{TOKENS.en} should be a tensor with three axes, (b, T, d_out).",
    )
    H = whole(num_heads, HEADS)
    b, T, d_out = x.shape
    expect.that(
        H >= 1 and d_out % H == 0,
        f"{HEADS.fr} ne divise pas d_out.",
        f"{HEADS.en} does not divide d_out.",
    )
    expect.that(
        not x.is_complex() and bool(x.double().isfinite().all()),
        f"{TOKENS.fr} contient autre chose que des nombres finis.",
        f"{TOKENS.en} holds something else than finite numbers.",
    )
    expect.that(
        x.numel() > 0,
        f"{TOKENS.fr} ne contient aucun nombre.",
        f"{TOKENS.en} holds no number.",
    )
    right = right_split(x, H)
    wrong = [
        ("split_by_view", x.reshape(b, H, T, d_out // H)),
        ("split_by_permute", x.reshape(b, T, d_out // H, H).permute(0, 3, 1, 2)),
    ]
    for name, split in wrong:
        expect.that(
            not torch.equal(right, split),
            f"Sur ton entrée, `{name}` donne la même chose que le bon fractionnement.",
            f"On your input, `{name}` gives the same as the right split.",
        )


@check(
    "counterexample_heads",
    weight=3.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="Sur ton entrée, les deux mauvais fractionnements diffèrent du bon.",
    en="On your input, both wrong splits differ from the right one.",
)
def test_counterexample_heads_parts_the_programs(student):
    check_counterexample(student.counterexample_heads())


@check(
    "counterexample_heads",
    devices=CPU_ONLY,
    open_ended=True,
    fr="Chaque appel donne un contre-exemple.",
    en="Every call gives a counterexample.",
)
def test_counterexample_heads_parts_them_every_time(student):
    for _ in range(5):
        check_counterexample(student.counterexample_heads())


# 4.6 MultiHeadAttention -------------------------------------------------------------------------


def layer_with(
    student: Any,
    weights: Mapping[str, Tensor],
    d_in: int,
    d_out: int,
    context_length: int,
    num_heads: int,
    *,
    dropout: float = 0.0,
    bias: bool = False,
) -> Any:
    """A MultiHeadAttention of the student's with these weights."""
    args = (d_in, d_out, context_length, dropout, num_heads)
    return module_with(student.MultiHeadAttention, args, weights, qkv_bias=bias)


@check(
    "MultiHeadAttention",
    fr="À la graine 123, la sortie sur les deux phrases du document est la bonne.",
    en="With seed 123, the output on the document's two sentences is the right one.",
)
def test_MultiHeadAttention_on_the_sentence(student):
    layer = built(student.MultiHeadAttention.seeded(123), 3, 2, 6, 0.0, 2)
    printed_twice(layer(batch()), MULTI_HEAD_ATTENTION)


@check(
    "MultiHeadAttention",
    fr="`W_query`, `W_key`, `W_value` puis `out_proj` sont des `nn.Linear`, créées dans cet ordre.",
    en="`W_query`, `W_key`, `W_value` then `out_proj` are `nn.Linear`, created in this order.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_MultiHeadAttention_draws_in_order(student, draw, bias):
    seed, x = draw.integer(1, 10**6), draw.normal(2, 5, 6).float()
    shapes = {**dict.fromkeys(PROJECTIONS, (6, 12, bias)), "out_proj": (12, 12, True)}
    drawn = drawn_linears(seed, shapes)
    layer = built(student.MultiHeadAttention.seeded(seed), 6, 12, 7, 0.0, 3, bias)
    # Gradients tell a layer whose parameters are hidden from one that names them otherwise.
    call = layer.backward(x, upstream=draw.normal(2, 5, 12).float())
    expect.close(call.value, multi_head(x, drawn, 3))
    check_drawn(layer, drawn)


@check(
    "MultiHeadAttention",
    devices=CPU_ONLY,
    replayed=False,
    fr="À la taille de GPT-2, la couche a 2 360 064 nombres à entraîner.",
    en="At the size of GPT-2, the layer has 2,360,064 numbers to train.",
)
def test_MultiHeadAttention_of_the_size_of_gpt2(student, draw):
    layer = built(student.MultiHeadAttention.seeded(1), 768, 768, 1024, 0.0, 12)
    parameters = layer.parameters()
    x = draw.normal(1, 3, 768).float()
    held = {name: parameter.value for name, parameter in parameters.items()}
    for name in (*PROJECTIONS, "out_proj"):
        expect.that(
            f"{name}.weight" in held,
            f"`{name}` n'est pas une couche avec un paramètre `weight`.",
            f"`{name}` is not a layer with a parameter `weight`.",
        )
    expect.close(layer(x), multi_head(x, held, 12))
    unlike = {p.names: p for p in parameters.values()}  # under several names, it counts once
    trained = sum(p.value.numel() for p in unlike.values() if p.trainable)
    expect.that(
        trained == MULTI_HEAD_PARAMETERS_OF_GPT2,
        f"À cette taille, ta couche a {trained} nombres à entraîner.",
        f"At this size, your layer has {trained} numbers to train.",
    )


@check(
    "MultiHeadAttention",
    weight=3.0,
    fr="Avec d'autres poids et des tailles toutes différentes, la sortie est juste.",
    en="With other weights and sizes that are all different, the output is right.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_MultiHeadAttention_of_any_sizes(student, draw, dtype):
    for b, T, d_in, d_out, H in [(2, 5, 6, 12, 3), (4, 3, 10, 6, 2)]:
        weights = of_layer(draw, d_in, d_out, dtype)
        layer = layer_with(student, weights, d_in, d_out, 7, H)
        x = draw.normal(b, T, d_in, dtype=dtype)
        expect.close(layer(x), multi_head(x, weights, H))
        check_without_bias(layer, PROJECTIONS)


@check(
    "MultiHeadAttention",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent aucun échange d'axes.",
    en="Sizes that are all equal hide no exchange of axes.",
)
def test_MultiHeadAttention_of_equal_sizes(student, draw):
    weights = of_layer(draw, 9, 9)
    layer = layer_with(student, weights, 9, 9, 3, 3)
    x = draw.normal(3, 3, 9)
    expect.close(layer(x), multi_head(x, weights, 3))


@check(
    "MultiHeadAttention",
    weight=1.5,
    fr="Avec `qkv_bias=True`, chacune des trois projections ajoute son biais.",
    en="With `qkv_bias=True`, each of the three projections adds its bias.",
)
def test_MultiHeadAttention_with_bias(student, draw):
    weights = of_layer(draw, 6, 12, bias=True)
    layer = layer_with(student, weights, 6, 12, 7, 3, bias=True)
    x = draw.normal(2, 5, 6)
    expect.close(layer(x), multi_head(x, weights, 3))


@check(
    "MultiHeadAttention",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une tête, une composante par tête, un jeton, une "
    "phrase.",
    en="Small sizes work too: one head, one component a head, one token, one sentence.",
)
def test_MultiHeadAttention_of_small_sizes(student, draw):
    sizes = [(2, 4, 3, 5, 1), (3, 4, 5, 6, 6), (2, 1, 3, 8, 2), (1, 5, 3, 8, 4), (2, 3, 1, 1, 1)]
    for b, T, d_in, d_out, H in sizes:
        weights = of_layer(draw, d_in, d_out)
        layer = layer_with(student, weights, d_in, d_out, 5, H)
        x = draw.normal(b, T, d_in)
        expect.close(layer(x), multi_head(x, weights, H))


@check(
    "MultiHeadAttention",
    fr="La même couche accepte toutes les longueurs jusqu'à `context_length`.",
    en="The same layer takes all lengths up to `context_length`.",
)
def test_MultiHeadAttention_of_any_length(student, draw):
    weights = of_layer(draw, 5, 6)
    layer = layer_with(student, weights, 5, 6, 11, 2)
    for T in (11, 1, 7, 2):
        x = draw.normal(3, T, 5)
        expect.close(layer(x), multi_head(x, weights, 2))


@check(
    "MultiHeadAttention",
    weight=2.0,
    fr="Aucun jeton ne voit ceux qui le suivent, ni par sa sortie ni par son gradient.",
    en="No token sees those that follow it, neither through its output nor through its gradient.",
)
def test_MultiHeadAttention_hides_the_future(student, draw):
    weights = of_layer(draw, 6, 12)
    layer = layer_with(student, weights, 6, 12, 7, 3)
    x = draw.normal(2, 5, 6)
    upstream = torch.zeros(2, 5, 12, dtype=torch.float64)
    upstream[:, 2] = draw.normal(2, 12)
    call = layer.backward(leaf(x), upstream=upstream)
    expect.close(call.value, multi_head(x, weights, 3))
    other = x.clone()
    other[:, 3:] = draw.normal(2, 2, 6, scale=30.0)
    expect.close(layer(other), multi_head(other, weights, 3))
    wanted = pulled_back(lambda x: multi_head(x, weights, 3), x, upstream=upstream)
    expect.gradient(call.gradients[0], wanted[0], of=TO_X)


@check(
    "MultiHeadAttention",
    weight=1.5,
    fr="De très grands scores donnent une sortie finie et juste.",
    en="Very large scores give a finite and right output.",
)
def test_MultiHeadAttention_of_large_scores(student, draw):
    weights = {n: (2 * w).round().float() for n, w in of_layer(draw, 4, 8).items()}
    layer = layer_with(student, weights, 4, 8, 6, 2)
    x = draw.normal(2, 5, 4, scale=6.0).round().float()
    q, k = (linear(x, weights, name) for name in PROJECTIONS[:2])
    expect.close(layer(x), multi_head(x, weights, 2), tolerance=rounding(q, k))


@check(
    "MultiHeadAttention",
    weight=1.5,
    fr="Les positions futures restent cachées quand tous les scores visibles sont très bas.",
    en="The positions to come stay hidden when all visible scores are very low.",
)
def test_MultiHeadAttention_of_very_low_scores(student, draw):
    weights = of_layer(draw, 5, 12)
    # The first feature is 1 in each token: it takes 250,000 or so off every score.
    for name, sign in (("W_query", 1.0), ("W_key", -1.0)):
        weights[f"{name}.weight"][:, 0] = sign * 250.0
    layer = layer_with(student, weights, 5, 12, 6, 3)
    x = draw.normal(2, 6, 5, scale=0.01)
    x[..., 0] = 1.0
    expect.close(layer(x), multi_head(x, weights, 3))


@check(
    "MultiHeadAttention",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x` et jusqu'à tous les poids, qui sont à entraîner.",
    en="The gradient reaches `x` and all the weights, which are to be trained.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_MultiHeadAttention_learns(student, draw, bias):
    weights = of_layer(draw, 5, 12, bias=bias)
    layer = layer_with(student, weights, 5, 12, 8, 3, bias=bias)
    x, upstream = draw.normal(2, 6, 5), draw.normal(2, 6, 12)
    check_layer_learns(layer, lambda x, w: multi_head(x, w, 3), x, weights, upstream)


@check(
    "MultiHeadAttention",
    weight=2.0,
    fr="En entraînement, le dropout tombe sur les poids d'attention, à son taux, et "
    "sur rien d'autre.",
    en="In training, dropout falls on the attention weights, at its rate, and on nothing else.",
)
@pytest.mark.parametrize("p", RATES)
def test_MultiHeadAttention_drops_weights(student, draw, p):
    readable, weights = Readable(draw), {}
    heads = [readable.head(draw, h) for h in range(READ_HEADS)]
    for name in heads[0]:
        weights[name] = torch.cat([head[name] for head in heads])
    D = READ_HEADS * READ_T
    weights["out_proj.weight"] = orthogonal(draw, D)
    weights["out_proj.bias"] = draw.normal(D)
    layer = layer_with(student, weights, READ_D, D, READ_T, READ_HEADS, dropout=p)
    x = readable.batch()
    layer.method("eval")()
    expect.close(layer(x), multi_head(x, weights, READ_HEADS))
    layer.method("train")()
    dropped = layer.seeded(draw.integer(1, 10**6))(x)
    expect_shape(dropped, (READ_BATCH, READ_T, D))
    context = (dropped - weights["out_proj.bias"]) @ weights["out_proj.weight"]
    check_dropped(readable.weights_of(context), p)


@check(
    "MultiHeadAttention",
    devices=CPU_ONLY,
    fr="Le gradient remonte aussi quand il y a du dropout.",
    en="The gradient finds its way when there is dropout too.",
)
def test_MultiHeadAttention_learns_with_dropout(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 8, 3, dropout=ALMOST_NEVER)
    layer.method("train")()
    x, upstream = draw.normal(2, 6, 5), draw.normal(2, 6, 12)
    check_layer_learns(layer, lambda x, w: multi_head(x, w, 3), x, weights, upstream)


@check(
    "MultiHeadAttention",
    fr="En évaluation le dropout se tait ; à 0 il se tait toujours.",
    en="In evaluation dropout is silent; at 0 it always is.",
)
def test_MultiHeadAttention_without_dropout(student, draw):
    weights = of_layer(draw, 5, 12)
    x = draw.normal(2, 6, 5)
    for p, mode in [(0.0, "train"), (0.7, "eval")]:
        layer = layer_with(student, weights, 5, 12, 6, 3, dropout=p)
        layer.method(mode)()
        for _ in range(2):
            expect.close(layer.seeded(7)(x), multi_head(x, weights, 3))


@check(
    "MultiHeadAttention",
    weight=1.5,
    fr="Le masque est un tampon : il suit la couche.",
    en="The mask is a buffer: it follows the layer.",
)
def test_MultiHeadAttention_keeps_its_mask_in_a_buffer(student, draw):
    weights = of_layer(draw, 5, 12)
    layer = layer_with(student, weights, 5, 12, 8, 3)
    x = draw.normal(2, 6, 5)
    expect.close(layer(x), multi_head(x, weights, 3))
    # Saved or not: the statement of the exercise leaves `persistent` to its author.
    expect.that(
        any(held.numel() >= 8 for held in layer.buffers().values()),
        "Aucun tampon ne contient le masque : `register_buffer` en ferait un.",
        "No buffer holds the mask: `register_buffer` would make it one.",
    )


@check(
    "MultiHeadAttention",
    weight=1.5,
    fr="Un nombre de têtes qui ne divise pas d_out est refusé, et lui seul.",
    en="A number of heads that does not divide d_out is refused, and that alone.",
)
def test_MultiHeadAttention_of_heads_that_do_not_divide(student, draw):
    weights = of_layer(draw, 7, 12)
    layer = layer_with(student, weights, 7, 12, 8, 3)
    x = draw.normal(2, 6, 7)
    expect.close(layer(x), multi_head(x, weights, 3))
    for d_in, d_out, H in [(6, 8, 3), (7, 12, 5), (12, 4, 6)]:
        sizes, x = (d_in, d_out, 6, 0.0, H), draw.normal(1, 4, d_in)
        # At construction or at the first call: the statement asks for a refusal, not for a moment.
        refuses(lambda a=sizes, x=x: student.MultiHeadAttention.seeded(1)(*a)(x))


@check(
    "MultiHeadAttention",
    devices=CPU_ONLY,
    fr="Deux couches ont chacune leurs poids, leurs têtes et leur masque.",
    en="Two layers each have their own weights, heads and mask.",
)
def test_MultiHeadAttention_keeps_its_own_weights(student, draw):
    sizes = [(5, 6, 6, 2), (5, 6, 6, 3), (2, 4, 3, 4)]
    weights = [of_layer(draw, d_in, d_out) for d_in, d_out, _, _ in sizes]
    layers = [layer_with(student, w, *size) for size, w in zip(sizes, weights, strict=True)]
    for (d_in, _, context, H), w, layer in zip(sizes, weights, layers, strict=True):
        x = draw.normal(2, context, d_in)
        expect.close(layer(x), multi_head(x, w, H))


@check(
    "MultiHeadAttention",
    devices=CPU_ONLY,
    fr="La classe et `forward` s'appellent aussi par les noms de leurs paramètres.",
    en="The class and `forward` may be called by the names of their parameters.",
)
def test_MultiHeadAttention_called_by_name(student, draw):
    weights = of_layer(draw, 5, 6, bias=True)
    sizes = {"num_heads": 2, "dropout": 0.0, "context_length": 6, "d_out": 6, "d_in": 5}
    layer = module_with(student.MultiHeadAttention, (), weights, qkv_bias=True, **sizes)
    x = draw.normal(3, 6, 5)
    expect.close(layer(x=x), multi_head(x, weights, 2))


@check(
    "MultiHeadAttention",
    weight=1.5,
    fr="L'appel laisse `x` et la couche intacts, et un second appel donne le même résultat.",
    en="The call leaves `x` and the layer as they were, and a second call gives the same.",
)
def test_MultiHeadAttention_changes_nothing(student, draw):
    weights = of_layer(draw, 5, 6)
    layer = layer_with(student, weights, 5, 6, 8, 2)
    check_changes_nothing(layer, draw, lambda x: multi_head(x, weights, 2))


# 4.7 wrapper_to_multihead -----------------------------------------------------------------------


def converted(student: Any, wrapper: Any) -> Any:
    # Seeded: a known mistake that leaves weights at random leaves the same when replayed.
    return built(student.wrapper_to_multihead.seeded(1), wrapper)


def stacked(weights: Mapping[str, Tensor], num_heads: int) -> Weights:
    """What a MultiHeadAttention must hold to do as a wrapper of these weights."""
    made: Weights = {}
    for name in PROJECTIONS:
        for part in ("weight", "bias"):
            parts = [weights.get(f"heads.{h}.{name}.{part}") for h in range(num_heads)]
            if parts[0] is not None:
                made[f"{name}.{part}"] = torch.cat(parts)
    D, like = made["W_query.weight"].shape[0], made["W_query.weight"]
    made["out_proj.weight"] = torch.eye(D, dtype=like.dtype)
    made["out_proj.bias"] = torch.zeros(D, dtype=like.dtype)
    return made


def check_converted(layer: Any, weights: Mapping[str, Tensor], num_heads: int, x: Tensor) -> None:
    """The layer does as the wrapper did, then holds the stacked weights."""
    layer.method("eval")()
    expect.close(layer(x), wrapped(x, weights, num_heads))
    parameters = layer.parameters()
    for name, wanted in stacked(weights, num_heads).items():
        expect.that(
            name in parameters,
            f"`{name}` n'est pas un paramètre de la couche rendue.",
            f"`{name}` is not a parameter of the layer returned.",
        )
        expect.close(parameters[name].value, wanted, what=named(name))


@check(
    "wrapper_to_multihead",
    fr="Avec la couche du document (graine 123), la sortie est celle du document.",
    en="With the document's layer (seed 123), the output is the document's.",
)
def test_wrapper_to_multihead_matches_the_document(student):
    wrapper = built(student.MultiHeadAttentionWrapper.seeded(123), 3, 2, 6, 0.0, 2)
    printed_twice(converted(student, wrapper)(batch()), MULTI_HEAD_WRAPPER)


@check(
    "wrapper_to_multihead",
    weight=2.5,
    fr="Quelles que soient les tailles, la couche rendue donne la sortie des têtes.",
    en="Whatever the sizes are, the layer returned gives the output of the heads.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_wrapper_to_multihead_of_any_sizes(student, draw, dtype):
    for b, d_in, d_out, context, H in [(2, 6, 4, 5, 3), (4, 7, 3, 6, 2)]:
        weights = of_wrapper(draw, d_in, d_out, H, dtype)
        wrapper = wrapper_with(student, weights, d_in, d_out, context, H)
        x = draw.normal(b, context, d_in, dtype=dtype)
        check_converted(converted(student, wrapper), weights, H, x)


@check(
    "wrapper_to_multihead",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent ni ordre ni transposition.",
    en="Sizes that are all equal hide neither an order nor a transposition.",
)
def test_wrapper_to_multihead_of_equal_sizes(student, draw):
    weights = of_wrapper(draw, 3, 3, 3)
    wrapper = wrapper_with(student, weights, 3, 3, 3, 3)
    check_converted(converted(student, wrapper), weights, 3, draw.normal(3, 3, 3))


@check(
    "wrapper_to_multihead",
    weight=2.0,
    fr="Les biais des têtes suivent, quand il y en a.",
    en="The biases of the heads follow, where there are any.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_wrapper_to_multihead_with_bias(student, draw, bias):
    weights = of_wrapper(draw, 6, 4, 3, bias=bias)
    wrapper = wrapper_with(student, weights, 6, 4, 5, 3, bias=bias)
    layer = converted(student, wrapper)
    check_converted(layer, weights, 3, draw.normal(2, 5, 6))


@check(
    "wrapper_to_multihead",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une tête, une composante par tête, un jeton.",
    en="Small sizes work too: one head, one component a head, one token.",
)
def test_wrapper_to_multihead_of_small_sizes(student, draw):
    for d_in, d_out, context, H in [(3, 4, 5, 1), (5, 1, 4, 3), (3, 2, 1, 2), (1, 1, 3, 1)]:
        weights = of_wrapper(draw, d_in, d_out, H)
        wrapper = wrapper_with(student, weights, d_in, d_out, context, H)
        check_converted(converted(student, wrapper), weights, H, draw.normal(2, context, d_in))


@check(
    "wrapper_to_multihead",
    fr="La couche rendue accepte les mêmes longueurs, jusqu'à `context_length`.",
    en="The layer returned takes the same lengths, up to `context_length`.",
)
def test_wrapper_to_multihead_of_any_length(student, draw):
    weights = of_wrapper(draw, 4, 2, 3)
    layer = converted(student, wrapper_with(student, weights, 4, 2, 13, 3))
    for T in (13, 1, 7):
        check_converted(layer, weights, 3, draw.normal(2, T, 4))
    # However their class keeps its mask, one of the same length keeps as much.
    like = built(student.MultiHeadAttention.seeded(1), 4, 6, 13, 0.0, 3)
    kept, wanted = (
        max((held.numel() for held in module.buffers().values()), default=0)
        for module in (layer, like)
    )
    expect.that(
        kept <= wanted,
        "Le masque de la couche rendue est plus grand que son `context_length` ne le demande.",
        "The mask of the layer returned is larger than its `context_length` asks for.",
    )


@check(
    "wrapper_to_multihead",
    weight=1.5,
    fr="La couche rendue peut apprendre : tous ses poids sont à entraîner.",
    en="The layer returned can learn: all its weights are to be trained.",
)
@pytest.mark.parametrize("bias", BIASES)
def test_wrapper_to_multihead_gives_a_layer_that_learns(student, draw, bias):
    weights = of_wrapper(draw, 5, 4, 3, bias=bias)
    layer = converted(student, wrapper_with(student, weights, 5, 4, 8, 3, bias=bias))
    x, upstream = draw.normal(2, 6, 5), draw.normal(2, 6, 12)
    layer.method("eval")()
    check_layer_learns(layer, lambda x, w: multi_head(x, w, 3), x, stacked(weights, 3), upstream)


@check(
    "wrapper_to_multihead",
    weight=1.5,
    fr="La couche rendue garde le taux de dropout des têtes.",
    en="The layer returned keeps the dropout rate of the heads.",
)
@pytest.mark.parametrize("p", RATES)
def test_wrapper_to_multihead_keeps_dropout(student, draw, p):
    readable = Readable(draw)
    weights = {
        f"heads.{h}.{name}": value
        for h in range(READ_HEADS)
        for name, value in readable.head(draw, h).items()
    }
    wrapper = wrapper_with(student, weights, READ_D, READ_T, READ_T, READ_HEADS, dropout=p)
    layer = converted(student, wrapper)
    x = readable.batch()
    check_converted(layer, weights, READ_HEADS, x)
    layer.method("train")()
    dropped = layer.seeded(draw.integer(1, 10**6))(x)
    expect_shape(dropped, (READ_BATCH, READ_T, READ_HEADS * READ_T))
    check_dropped(readable.weights_of(dropped), p)


@check(
    "wrapper_to_multihead",
    fr="Sans dropout dans les têtes, il n'y en a pas dans la couche rendue.",
    en="Without dropout in the heads, there is none in the layer returned.",
)
def test_wrapper_to_multihead_without_dropout(student, draw):
    weights = of_wrapper(draw, 5, 4, 3)
    layer = converted(student, wrapper_with(student, weights, 5, 4, 6, 3))
    x = draw.normal(4, 6, 5)
    check_converted(layer, weights, 3, x)
    layer.method("train")()
    for _ in range(2):
        expect.close(layer.seeded(7)(x), wrapped(x, weights, 3))


def spoilt(state: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """Other numbers in every tensor of a state."""
    return {k: ~v if v.dtype is torch.bool else v + 1 for k, v in state.items()}


@check(
    "wrapper_to_multihead",
    weight=2.0,
    fr="Les deux couches ne partagent aucune mémoire : changer l'une ne change pas l'autre.",
    en="The two layers share no memory: changing one does not change the other.",
)
@pytest.mark.parametrize("heads", [pytest.param(3, id="three_heads"), pytest.param(1, id="one")])
def test_wrapper_to_multihead_shares_no_memory(student, draw, heads):
    weights = of_wrapper(draw, 5, 4, heads, bias=True)
    wrapper = wrapper_with(student, weights, 5, 4, 6, heads, bias=True)
    layer = converted(student, wrapper)
    check_converted(layer, weights, heads, draw.normal(2, 6, 5))
    both = [
        (wrapper, layer, "la couche rendue", "the layer returned"),
        (layer, wrapper, "`wrapper`", "`wrapper`"),
    ]
    for kept, changed, fr, en in both:
        before = kept.state()
        changed.load(spoilt(changed.state()))
        check_unchanged_state(
            kept,
            before,
            f"Changer {fr} change aussi l'autre couche : elles partagent leur mémoire.",
            f"Changing {en} changes the other layer too: they share their memory.",
        )


@check(
    "wrapper_to_multihead",
    weight=1.5,
    fr="`wrapper` ressort tel qu'il était : mêmes poids, à entraîner, même mode.",
    en="`wrapper` comes out as it was: same weights, to be trained, same mode.",
)
def test_wrapper_to_multihead_leaves_the_wrapper_alone(student, draw):
    weights = of_wrapper(draw, 5, 4, 3, bias=True)
    x = draw.normal(2, 6, 5)
    for mode in ("train", "eval"):
        wrapper = wrapper_with(student, weights, 5, 4, 6, 3, bias=True)
        wrapper.method(mode)()
        before = wrapper.state()
        check_converted(converted(student, wrapper), weights, 3, x)
        changed = ("`wrapper` a changé.", "`wrapper` has changed.")
        check_unchanged_state(wrapper, before, *changed)
        expect.close(wrapper(x), wrapped(x, weights, 3), what=named("wrapper(x)"))
        expect.that(all(p.trainable for p in wrapper.parameters().values()), *changed)
        expect.that(
            wrapper.read("training") is (mode == "train"),
            "`wrapper` a changé de mode (entraînement ou évaluation).",
            "`wrapper` has changed its mode (training or evaluation).",
        )


@check(
    "wrapper_to_multihead",
    fr="`wrapper` garde son dropout.",
    en="`wrapper` keeps its dropout.",
)
def test_wrapper_to_multihead_leaves_the_dropout_alone(student, draw):
    weights = of_wrapper(draw, 5, 4, 3)
    x, seed = draw.normal(3, 6, 5), draw.integer(1, 10**6)
    wrapper = wrapper_with(student, weights, 5, 4, 6, 3, dropout=0.4)
    before = wrapper.seeded(seed)(x)
    check_converted(converted(student, wrapper), weights, 3, x)
    wrapper.method("train")()
    after = wrapper.seeded(seed)(x)
    expect.close(after, before, what=named("wrapper(x)"))


@check(
    "wrapper_to_multihead",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre, et deux fois de suite.",
    en="The function may be called by the name of its parameter, and twice in a row.",
)
def test_wrapper_to_multihead_called_by_name(student, draw):
    all_weights = [of_wrapper(draw, 5, 3, 2) for _ in range(2)]
    wrappers = [wrapper_with(student, w, 5, 3, 6, 2) for w in all_weights]
    layers = [built(student.wrapper_to_multihead.seeded(1), wrapper=w) for w in wrappers]
    x = draw.normal(2, 6, 5)
    for weights, layer in zip(all_weights, layers, strict=True):
        check_converted(layer, weights, 2, x)
