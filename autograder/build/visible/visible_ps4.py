"""Published inputs of ps4_multi_head: the document's own, and others that expose the mistakes
which its sizes hide (d_out = 2 and two heads, so that a head has a single component).

Batch, tokens, sizes of tokens and of heads, and numbers of heads are all different, unless a call
is there because equal sizes let a mistake run without an error.
"""

from __future__ import annotations

from dataclasses import replace

import torch
from torch import Tensor

from autograder.build.visible.lines import document, facts, gradient, line, polite, values
from autograder.build.visible.spec import (
    Call,
    Heads,
    Kind,
    Layer,
    VisibleCheck,
    VisibleExercise,
    double,
)
from autograder.build.visible.visible_ps1 import SENTENCE
from autograder.build.visible.visible_ps2 import decimals, upstream
from autograder.reference_tensors import EXERCISE_3_2, MULTI_HEAD_ATTENTION, MULTI_HEAD_WRAPPER
from autograder.reference_tensors import Printed as Matrix
from autograder.text import Text

PROJECTIONS = ("W_query", "W_key", "W_value")

BATCH = torch.stack([SENTENCE, SENTENCE])

# b = 2, T = 5, d_in = 6, d_out = 12, H = 3, hence d_h = 4; room for 8 tokens.
X = decimals(2, 5, 6, start=4)
CONTEXT = 8
# As many sentences as tokens, components and heads: wrong axes raise nothing.
CUBE_X = decimals(3, 3, 3, start=14)


def both(printed: Matrix) -> list[list[list[float]]]:
    """The matrix of one sentence, for both of the batch."""
    rows = [list(row) for row in printed.rows]
    return [rows, rows]


def weights(d_in: int, d_out: int, *, start: int, bias: bool = False) -> dict[str, Tensor]:
    """Three projections as nn.Linear stores them, small enough for scores of a few units."""
    state = {}
    for i, name in enumerate(PROJECTIONS):
        state[f"{name}.weight"] = decimals(d_out, d_in, start=start + 7 * i) / 5
        if bias:
            state[f"{name}.bias"] = decimals(d_out, start=start + 5 * i + 3)
    return state


def of_heads(
    d_in: int, d_h: int, count: int, *, start: int, bias: bool = False
) -> dict[str, Tensor]:
    return {
        f"heads.{h}.{name}": value
        for h in range(count)
        for name, value in weights(d_in, d_h, start=start + 9 * h, bias=bias).items()
    }


def wrapper(
    d_in: int,
    d_h: int,
    count: int,
    *,
    start: int = 3,
    context: int = CONTEXT,
    dropout: float = 0.0,
    bias: bool = False,
) -> Layer:
    """A MultiHeadAttentionWrapper with published weights."""
    return Layer(
        (d_in, d_h, context, dropout, count),
        {"qkv_bias": True} if bias else {},
        of_heads(d_in, d_h, count, start=start, bias=bias),
    )


def multi(
    d_in: int,
    d_out: int,
    count: int,
    *,
    start: int = 5,
    context: int = CONTEXT,
    dropout: float = 0.0,
    bias: bool = False,
    plain: bool = False,
) -> Layer:
    """A MultiHeadAttention with published weights.

    plain: its output projection does nothing, so that the heads can be read from its answers.
    """
    state = weights(d_in, d_out, start=start, bias=bias)
    state["out_proj.weight"] = decimals(d_out, d_out, start=start + 25) / 5
    state["out_proj.bias"] = decimals(d_out, start=start + 30)
    if plain:
        state["out_proj.weight"] = torch.eye(d_out, dtype=torch.float64)
        state["out_proj.bias"] = torch.zeros(d_out, dtype=torch.float64)
    return Layer((d_in, d_out, context, dropout, count), {"qkv_bias": True} if bias else {}, state)


def fresh(layer: Layer) -> Layer:
    """The same sizes, with weights of its own."""
    return replace(layer, state={})


WRAPPER, BIASED_WRAPPER = wrapper(6, 4, 3), wrapper(6, 4, 3, start=8, bias=True)
MULTI, BIASED_MULTI = multi(6, 12, 3), multi(6, 12, 3, start=6, bias=True)
# Tokens far apart: scores of several hundred, of either sign.
LOUD = 40 * decimals(2, 5, 6, start=21)
# The first three components, which alone are compared, nearly agree, the others do not: scores of
# several hundred that float32 can hardly tell apart, and values that differ.
CLOSE = torch.cat(
    [
        decimals(2, 1, 3, start=6) + decimals(2, 5, 3, start=15) / 1000,
        decimals(2, 5, 3, start=22),
    ],
    dim=-1,
)
_FIRST = double([30.0, 30.0, 30.0, 0.0, 0.0, 0.0])
CLOSE_MULTI = replace(
    MULTI,
    state={
        **MULTI.state,
        **{n: _FIRST * MULTI.state[n] for n in ("W_query.weight", "W_key.weight")},
    },
)
# Each token agrees with every other better than with itself: all visible scores are far below those
# that the mask hides.
FACING = double(
    [[40.0, 0.0, 0.0, 0.0, 1.0, 2.0], [0.0, 40.0, 0.0, 0.0, 3.0, 1.0], [1.0, 0, 40.0, 0, 0, 2.0]]
)
_SELECT = torch.eye(4, 6, dtype=torch.float64).repeat(3, 1)
FACING_MULTI = replace(
    MULTI,
    state={**MULTI.state, "W_query.weight": 10 * _SELECT, "W_key.weight": -10 * _SELECT},
)
# More components than tokens, and values far from a common plane: the weights can be read from the
# output.
DROPPED_X = decimals(2, 4, 6, start=2) / 4 + 2 * torch.eye(4, 6, dtype=torch.float64)
SEEDS = tuple(range(12))
DROPPING_WRAPPER = wrapper(6, 6, 3, start=4, dropout=0.3)
DROPPING_MULTI = multi(6, 18, 3, start=5, dropout=0.3, plain=True)

SPLIT_X = decimals(2, 5, 12, start=8)
MERGE_X = decimals(2, 3, 5, 4, start=12)
NUMBERED = torch.arange(12, dtype=torch.float32).reshape(1, 3, 4)
NUMBERED_HEADS = torch.tensor(
    [[[[0.0, 1.0], [4.0, 5.0], [8.0, 9.0]], [[2.0, 3.0], [6.0, 7.0], [10.0, 11.0]]]]
)

_DISTINCT = (
    "Avec des poids donnés : 2 phrases de 5 jetons de taille 6, 3 têtes de taille 4 ; un seul "
    "jeton, une seule tête.",
    "With given weights: 2 sentences of 5 tokens of size 6, 3 heads of size 4; a single token, a "
    "single head.",
)
_EQUAL = (
    "Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.",
    "Sizes that are all equal, where mixing up two axes raises no error.",
)
_LENGTHS = (
    "La même couche accepte toutes les longueurs jusqu'à `context_length`.",
    "The same layer takes every length up to `context_length`.",
)
_EVALUATION = (
    "Après `.eval()`, le dropout ne fait plus rien.",
    "After `.eval()` dropout does nothing any more.",
)
_DROPPED = (
    "En entraînement, le dropout porte sur les poids d'attention, à son taux.",
    "In training, dropout acts on the attention weights, at its rate.",
)


def named(name: str, kind: Kind, fr: str, en: str, *calls: Call) -> VisibleCheck:
    return VisibleCheck(name, kind, Text(fr, en), calls)


def offsets(name: str, fr: str, en: str, *calls: Call) -> VisibleCheck:
    return values(name, fr, en, *calls)


def strides(name: str, fr: str, en: str, *calls: Call) -> VisibleCheck:
    return replace(values(name, fr, en, *calls), of="contiguous_strides", parameters=("shape",))


def of_kind(kind: Kind, fr: str, en: str, *calls: Call) -> VisibleCheck:
    return VisibleCheck(kind, kind, Text(fr, en), calls)


def _facts(layer: Layer) -> tuple[VisibleCheck, ...]:
    """dtype, arguments and device; a shorter sentence comes between the two calls."""
    dtype, _, device = facts(Call((X,), layer=layer))
    return dtype, polite(Call((X,), layer=layer, between=(X[:, :3],))), device


# --- From a wrapper to one layer ---


def _heads(
    d_in: int, d_h: int, count: int, start: int, *, dropout: float = 0.0, bias: bool = False
) -> Heads:
    return Heads(
        (d_in, d_h, CONTEXT, dropout, count),
        of_heads(d_in, d_h, count, start=start, bias=bias),
    )


HEADS = _heads(6, 4, 3, 5)
BIASED_HEADS = _heads(6, 4, 3, 11, dropout=0.2, bias=True)
SINGLE_HEADS = replace(HEADS, state={n: w.float() for n, w in HEADS.state.items()})
RESTING_HEADS = replace(BIASED_HEADS, evaluation=True)
TO_CONVERT = Call((HEADS,), inputs=(X, X[:, :1], decimals(1, 8, 6, start=17)))

EXERCISES: dict[str, VisibleExercise] = {
    "MultiHeadAttentionWrapper": VisibleExercise(
        ("x",),
        (
            document(
                Text("000, deux têtes, graine 123", "000, two heads, seed 123"),
                Call(
                    (BATCH,),
                    layer=Layer((3, 2, 6, 0.0, 2), seed=123),
                    printed=both(MULTI_HEAD_WRAPPER),
                ),
            ),
            values(
                "drawn",
                "À une autre graine, trois têtes avec biais sont tirées l'une après l'autre.",
                "With another seed, three heads with biases are drawn one after the other.",
                Call((X.float(),), layer=Layer((6, 4, 8, 0.0, 3), {"qkv_bias": True}, seed=7)),
            ),
            values(
                "other_sizes",
                *_DISTINCT,
                Call((X,), layer=WRAPPER),
                Call((), {"x": X[:1, :1]}, layer=WRAPPER),
                Call((X,), layer=wrapper(6, 4, 1, start=12)),
            ),
            values(
                "equal_sizes", *_EQUAL, Call((CUBE_X,), layer=wrapper(3, 3, 3, start=2, context=3))
            ),
            values(
                "bias",
                "Avec `qkv_bias=True`, chaque tête ajoute ses biais.",
                "With `qkv_bias=True` each head adds its biases.",
                Call((X,), layer=BIASED_WRAPPER),
            ),
            values(
                "lengths",
                *_LENGTHS,
                Call((decimals(1, 8, 6, start=17),), layer=WRAPPER),
                Call((X[:, :3],), layer=WRAPPER),
            ),
            values(
                "evaluation",
                *_EVALUATION,
                Call((DROPPED_X,), layer=replace(DROPPING_WRAPPER, evaluation=True)),
            ),
            named(
                "dropout",
                "dropped_weights",
                *_DROPPED,
                Call((DROPPED_X,), layer=DROPPING_WRAPPER, seeds=SEEDS, heads=3),
            ),
            line(
                "parameters",
                "La couche enregistre les trois projections de chaque tête, et elles apprennent.",
                "The layer registers the three projections of each head, and they learn.",
                Call(layer=fresh(WRAPPER), given=True),
                Call(layer=fresh(BIASED_WRAPPER), given=True),
            ),
            gradient(
                "Le gradient remonte jusqu'à l'entrée et à toutes les têtes.",
                "The gradient goes back to the input and to every head.",
                Call((X,), layer=WRAPPER, upstream=(upstream(2, 5, 12),)),
            ),
            *_facts(WRAPPER),
        ),
    ),
    "exercise_3_2": VisibleExercise(
        ("x",),
        (
            values(
                "seed_123",
                "À la graine 123, sur la phrase du document, deux nombres par jeton : les nôtres, "
                "car le document n'en imprime pas.",
                "With seed 123, on the document's sentence, two numbers per token: ours, as the "
                "document prints none.",
                Call((BATCH,), layer=Layer((3, 6), seed=123), printed=both(EXERCISE_3_2)),
            ),
            values(
                "other_sizes",
                "Pour d'autres tailles aussi, et pour des phrases plus courtes que "
                "`context_length`.",
                "For other sizes too, and for sentences shorter than `context_length`.",
                Call((X.float(),), layer=Layer((6, 8), seed=4)),
                Call((decimals(1, 8, 6, start=17).float(),), layer=Layer((6, 8), seed=5)),
            ),
            line(
                "parameters",
                "La couche a deux têtes de taille 1, sans biais.",
                "The layer has two heads of size 1, without bias.",
                Call(layer=Layer((6, 8)), given=True),
            ),
            polite(Call((X.float(),), layer=Layer((6, 8), seed=4))),
        ),
    ),
    "element_offset": VisibleExercise(
        ("index", "strides"),
        (
            offsets(
                "document",
                "Dans la matrice du document et dans sa transposée, chaque nombre est dans sa "
                "case.",
                "In the document's matrix and in its transpose, each number is in its cell.",
                Call(((1, 2), (3, 1)), exact=5),
                Call(((1, 0), (3, 1)), exact=3),
                Call(((2, 1), (1, 3)), exact=5),
                Call(((2, 0), (1, 3)), exact=2),
            ),
            offsets(
                "other_sizes",
                "Quatre axes, des pas nuls ou négatifs, des listes, et un nombre sans axe.",
                "Four axes, strides that are zero or negative, lists, and a number without axes.",
                Call(((1, 2, 3, 1), (60, 4, 12, 1)), exact=105),
                Call(((4, 1, 2), (0, 7, -3)), exact=1),
                Call((), {"index": [3, 2], "strides": [5, 40]}, exact=95),
                Call(((), ()), exact=0),
            ),
            strides(
                "contiguous",
                "`contiguous_strides` donne les pas de la matrice du document, et de formes dont "
                "toutes les tailles diffèrent.",
                "`contiguous_strides` gives the strides of the document's matrix, and of shapes "
                "whose sizes all differ.",
                Call(((2, 3),), exact=(3, 1)),
                Call(((2, 5, 3, 4),), exact=(60, 12, 4, 1)),
                Call(((5, 7, 2),), exact=(14, 2, 1)),
            ),
            strides(
                "edges",
                "Un seul axe, des axes de taille 1, une liste, aucun axe.",
                "A single axis, axes of size 1, a list, no axis.",
                Call(((7,),), exact=(1,)),
                Call(((1, 4, 1),), exact=(4, 1, 1)),
                Call((), {"shape": [3, 1, 5]}, exact=(5, 5, 1)),
                Call(((),)),
            ),
            of_kind(
                "whole",
                "Dans une grande mémoire, le numéro de la case est encore exact, et entier.",
                "In a large memory, the number of the cell is still exact, and whole.",
                Call(((1, 2), (3, 1))),
                Call(((300_000_007, 12), (300_000_001, 7))),
            ),
            VisibleCheck(
                "whole_strides",
                "whole",
                Text("Les pas aussi sont exacts et entiers.", "So are the strides."),
                (Call(((2, 3),)), Call(((3, 5, 300_000_007, 300_000_001),))),
                of="contiguous_strides",
                parameters=("shape",),
            ),
            polite(Call(([3, 2], [5, 40]))),
            replace(
                polite(Call(([3, 1, 5],))),
                name="polite_strides",
                fact=Text(
                    "La forme donnée à `contiguous_strides` reste intacte.",
                    "The shape given to `contiguous_strides` stays as it was.",
                ),
                of="contiguous_strides",
                parameters=("shape",),
            ),
        ),
        number=True,
    ),
    "split_heads": VisibleExercise(
        ("x", "num_heads"),
        (
            values(
                "numbered",
                "Les nombres de 0 à 11 de la figure, en deux têtes.",
                "The numbers from 0 to 11 of the figure, in two heads.",
                Call((NUMBERED, 2)),
            ),
            values(
                "other_sizes",
                "2 phrases de 5 jetons, 12 nombres en 3 têtes de taille 4, ou en 4 de taille 3.",
                "2 sentences of 5 tokens, 12 numbers in 3 heads of size 4, or in 4 of size 3.",
                Call((SPLIT_X, 3)),
                Call((), {"x": SPLIT_X, "num_heads": 4}),
            ),
            values(
                "equal_sizes",
                *_EQUAL,
                Call((decimals(3, 3, 9, start=2), 3)),
            ),
            values(
                "edges",
                "Une seule tête, une composante par tête, un seul jeton.",
                "A single head, one component per head, a single token.",
                Call((SPLIT_X, 1)),
                Call((SPLIT_X[:, :, :6], 6)),
                Call((SPLIT_X[:1, :1], 3)),
            ),
            of_kind(
                "view",
                "Le résultat est une vue : aucun nombre n'est déplacé.",
                "The result is a view: no number is moved.",
                Call((SPLIT_X, 3)),
                Call((SPLIT_X[:1], 4)),
            ),
            line(
                "raises",
                "Un nombre de têtes qui ne divise pas `d_out` lève `ValueError`.",
                "A number of heads that does not divide `d_out` raises `ValueError`.",
                Call((SPLIT_X, 5), raises="ValueError"),
                Call((SPLIT_X[:, :4, :10], 4), raises="ValueError"),
                Call((SPLIT_X[:, :, :3], 6), raises="ValueError"),
            ),
            gradient(
                "Le gradient retrouve le chemin de `x`.",
                "The gradient finds its way back to `x`.",
                Call((SPLIT_X, 3), upstream=(upstream(2, 3, 5, 4),)),
            ),
            *facts(Call((SPLIT_X, 3))),
        ),
    ),
    "merge_heads": VisibleExercise(
        ("x",),
        (
            values(
                "numbered",
                "Les deux têtes de la figure se retrouvent côte à côte dans chaque jeton.",
                "The two heads of the figure stand side by side again in each token.",
                Call((NUMBERED_HEADS,)),
            ),
            values(
                "other_sizes",
                "2 phrases, 3 têtes, 5 jetons, taille 4.",
                "2 sentences, 3 heads, 5 tokens, size 4.",
                Call((MERGE_X,)),
                Call((), {"x": decimals(1, 4, 2, 3, start=6)}),
            ),
            values("equal_sizes", *_EQUAL, Call((decimals(3, 3, 3, 3, start=9),))),
            values(
                "edges",
                "Une seule tête, une composante par tête, un seul jeton.",
                "A single head, one component per head, a single token.",
                Call((MERGE_X[:, :1],)),
                Call((MERGE_X[..., :1],)),
                Call((MERGE_X[:1, :, :1],)),
            ),
            of_kind(
                "contiguous",
                "Le résultat est contigu.",
                "The result is contiguous.",
                Call((MERGE_X,)),
                Call((decimals(3, 3, 3, 3, start=9),)),
            ),
            gradient(
                "Le gradient retrouve le chemin de `x`.",
                "The gradient finds its way back to `x`.",
                Call((MERGE_X,), upstream=(upstream(2, 5, 12),)),
            ),
            *facts(Call((MERGE_X,))),
        ),
    ),
    "counterexample_heads": VisibleExercise(
        (),
        (
            of_kind(
                "heads_form",
                "`x` a trois axes et des nombres finis ; `num_heads` divise le dernier.",
                "`x` has three axes and finite numbers; `num_heads` divides the last.",
                Call(),
            ),
            of_kind(
                "heads_hunt",
                "`split_by_view` et `split_by_permute` s'y trompent tous les deux.",
                "`split_by_view` and `split_by_permute` are both wrong on it.",
                Call(),
            ),
        ),
    ),
    "MultiHeadAttention": VisibleExercise(
        ("x",),
        (
            values(
                "seed_123",
                "À la graine 123, sur la phrase du document, la sortie est celle que nous avons "
                "calculée.",
                "With seed 123, on the document's sentence, the output is the one that we "
                "computed.",
                Call(
                    (BATCH,),
                    layer=Layer((3, 2, 6, 0.0, 2), seed=123),
                    printed=both(MULTI_HEAD_ATTENTION),
                ),
            ),
            values(
                "drawn",
                "À une autre graine, les quatre couches sont tirées dans l'ordre de l'énoncé.",
                "With another seed, the four layers are drawn in the order of the statement.",
                Call((X.float(),), layer=Layer((6, 12, 8, 0.0, 3), seed=7)),
            ),
            values(
                "other_sizes",
                *_DISTINCT,
                Call((X,), layer=MULTI),
                Call((), {"x": X[:1, :1]}, layer=MULTI),
                Call((X,), layer=multi(6, 4, 1, start=12)),
                Call((X,), layer=multi(6, 3, 3, start=16)),
            ),
            values(
                "equal_sizes", *_EQUAL, Call((CUBE_X,), layer=multi(3, 9, 3, start=2, context=3))
            ),
            values(
                "bias",
                "Avec `qkv_bias=True`, chacune des trois projections ajoute son biais.",
                "With `qkv_bias=True` each of the three projections adds its bias.",
                Call((X,), layer=BIASED_MULTI),
            ),
            values(
                "lengths",
                *_LENGTHS,
                Call((decimals(1, 8, 6, start=17),), layer=MULTI),
                Call((X[:, :3],), layer=MULTI),
            ),
            values(
                "large_scores",
                "De très grands scores, ou très bas, donnent un résultat fini et juste.",
                "Very large scores, or very low ones, give a finite and right result.",
                Call((LOUD,), layer=MULTI),
                Call((CLOSE,), layer=CLOSE_MULTI),
                Call((FACING,), layer=FACING_MULTI),
            ),
            values(
                "evaluation",
                *_EVALUATION,
                Call((DROPPED_X,), layer=replace(DROPPING_MULTI, evaluation=True)),
            ),
            named(
                "dropout",
                "dropped_weights",
                *_DROPPED,
                Call((DROPPED_X,), layer=DROPPING_MULTI, seeds=SEEDS, heads=3),
            ),
            line(
                "raises",
                "Un nombre de têtes qui ne divise pas `d_out` est refusé à la construction.",
                "A number of heads that does not divide `d_out` is refused at construction.",
                Call((X,), layer=Layer((6, 12, 8, 0.0, 5)), raises="ValueError/AssertionError"),
                Call((X,), layer=Layer((12, 10, 8, 0.0, 4)), raises="ValueError/AssertionError"),
            ),
            line(
                "parameters",
                "La couche enregistre les quatre couches de l'énoncé, et elles apprennent.",
                "The layer registers the four layers of the statement, and they learn.",
                Call(layer=fresh(MULTI)),
                Call(layer=fresh(BIASED_MULTI)),
            ),
            line(
                "buffer",
                "Le masque est un tampon : il suit la couche et figure dans `state_dict()`.",
                "The mask is a buffer: it follows the layer and stands in `state_dict()`.",
                Call(layer=fresh(MULTI)),
            ),
            gradient(
                "Le gradient remonte jusqu'à l'entrée et à tous les paramètres.",
                "The gradient goes back to the input and to every parameter.",
                Call((X,), layer=MULTI, upstream=(upstream(2, 5, 12),)),
            ),
            *_facts(MULTI),
        ),
    ),
    "wrapper_to_multihead": VisibleExercise(
        ("wrapper",),
        (
            of_kind(
                "converted",
                "La nouvelle couche donne les sorties des têtes, sans biais et avec, pour toutes "
                "les longueurs.",
                "The new layer gives the outputs of the heads, without biases and with, for every "
                "length.",
                TO_CONVERT,
                Call((), {"wrapper": BIASED_HEADS}, inputs=(X,)),
                Call((_heads(3, 3, 3, 7),), inputs=(CUBE_X,)),
                Call((_heads(6, 1, 2, 6),), inputs=(X,)),
            ),
            replace(
                named(
                    "single",
                    "converted",
                    "En float32 aussi, et la nouvelle couche garde ce type.",
                    "In float32 too, and the new layer keeps that type.",
                    Call((SINGLE_HEADS,), inputs=(X.float(),)),
                ),
                tolerance=1e-5,
            ),
            of_kind(
                "converted_dropout",
                "Elle garde le taux de dropout des têtes.",
                "It keeps the rate of dropout of the heads.",
                Call((BIASED_HEADS,), inputs=(X,)),
                TO_CONVERT,
            ),
            of_kind(
                "converted_learns",
                "Tous ses poids sont à entraîner.",
                "All its weights are to be trained.",
                TO_CONVERT,
            ),
            of_kind(
                "converted_memory",
                "Les deux couches ne partagent aucune mémoire.",
                "The two layers share no memory.",
                TO_CONVERT,
                Call((_heads(6, 4, 1, 6),), inputs=(X,)),
                Call((BIASED_HEADS,), inputs=(X,)),
            ),
            of_kind(
                "converted_intact",
                "`wrapper` ressort intacte.",
                "`wrapper` comes out untouched.",
                TO_CONVERT,
                Call((RESTING_HEADS,), inputs=(X,)),
            ),
        ),
    ),
}
