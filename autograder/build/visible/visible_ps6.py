"""Published inputs of ps6_transformer_block: the tables of the text, and others that expose the
mistakes which small sizes hide (d = 2 or 4, a single position, parameters at their first values).

Sentences, tokens, sizes of tokens and inner sizes are all different, unless a call is there
because equal sizes let a mistake run without an error.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch
from torch import Tensor

from autograder.build.visible.lines import NAMED, facts, gradient, line, polite, values
from autograder.build.visible.spec import Call, Layer, VisibleExercise, double
from autograder.build.visible.visible_ps2 import decimals, upstream
from autograder.build.visible.visible_ps6_blocks import BLOCKS

# An angle of a few dozen radians is as exact as that in float32.
SINGLE = 2e-5

_ODD = (
    "Un `d` impair lève `ValueError`.",
    "An odd `d` raises `ValueError`.",
)
_AXES = (
    "Le nombre d'axes devant le dernier est libre.",
    "There may be any number of axes before the last.",
)
_EQUAL = (
    "Des tailles toutes égales, où confondre deux axes ne lève aucune erreur.",
    "Sizes that are all equal, where mixing up two axes raises no error.",
)

# b = 2, T = 3, d = 4, around 2; the text's own example; tokens that are nearly constant, or are.
X = decimals(2, 3, 4, start=4) + 2
EXAMPLE = double([1.0, 2.0, 3.0, 6.0], [2.0, 2.0, 2.0, 2.0])
SMALL_X = decimals(2, 3, 4, start=11) / 1000
CUBE_X = decimals(4, 4, 4, start=9)


def norm(d: int, *, start: int, eps: float | None = None) -> Layer:
    """A LayerNorm with published parameters, far from 1 and 0."""
    state = {"scale": decimals(d, start=start) / 4 + 1.2, "shift": decimals(d, start=start + 5)}
    return Layer((d,), {} if eps is None else {"eps": eps}, state)


def network(d: int, d_ff: int, *, start: int, activation: str | None = None) -> Layer:
    """A FeedForward with published weights."""
    state = {
        "linear1.weight": decimals(d_ff, d, start=start),
        "linear1.bias": decimals(d_ff, start=start + 3),
        "linear2.weight": decimals(d, d_ff, start=start + 7),
        "linear2.bias": decimals(d, start=start + 12),
    }
    return Layer((d, d_ff), {} if activation is None else {"activation": activation}, state)


def carrier(activation: str | None = None) -> Layer:
    """A FeedForward of one component that gives its activation and nothing else."""
    one, zero = torch.ones(1, 1, dtype=torch.float64), torch.zeros(1, dtype=torch.float64)
    state = dict(
        zip(
            ("linear1.weight", "linear1.bias", "linear2.weight", "linear2.bias"),
            (one, zero, one, zero),
            strict=True,
        )
    )
    return Layer((1, 1), {} if activation is None else {"activation": activation}, state)


NORM = norm(4, start=3)
NETWORK = network(4, 7, start=2)
# A token far from zero, whose projection comes back near it: float32 would lose three digits.
FAR = double([5000.0, -7000.0, 3000.0, 9000.0])
FAR_NETWORK = replace(
    NETWORK,
    state={**NETWORK.state, "linear1.bias": -NETWORK.state["linear1.weight"] @ FAR[0]},
)
TABLE: Tensor = double([-3.0], [-1.0], [0.0], [1.0], [3.0])


def _table(column: str) -> list[list[float]]:
    """A line of the text's table of activations."""
    return {
        "gelu": [[-0.0040], [-0.1587], [0.0], [0.8413], [2.9960]],
        "gelu_tanh": [[-0.0036], [-0.1588], [0.0], [0.8412], [2.9964]],
        "relu": [[0.0], [0.0], [0.0], [1.0], [3.0]],
    }[column]


def arrays(
    B: int, T: int, d: int, d_k: int, d_v: int, d_o: int, *, start: int
) -> dict[str, np.ndarray]:
    """The arguments of attention_backward, small enough for scores of a few units."""
    shapes = {
        "X": (B, T, d),
        "W_q": (d, d_k),
        "W_k": (d, d_k),
        "W_v": (d, d_v),
        "W_out": (d_v, d_o),
        "target": (B, T, d_o),
    }
    return {
        name: decimals(*shape, start=start + 5 * i).numpy()
        for i, (name, shape) in enumerate(shapes.items())
    }


BACKWARD = arrays(2, 5, 4, 3, 6, 2, start=3)
LONE = arrays(1, 1, 3, 2, 4, 5, start=6)


def _loud(side: float) -> tuple[np.ndarray, ...]:
    """A first feature that all tokens share adds ± 1000 to every score."""
    given = {name: array.copy() for name, array in arrays(2, 3, 4, 3, 2, 5, start=8).items()}
    given["X"][..., 0] = 30.0
    for name, common in (("W_q", 1.4), ("W_k", 1.4 * side)):
        given[name][:, 0] = 0.0
        given[name][0] = (common, 0.0, 0.0)
    given["W_v"][0] = 0.0
    return tuple(given.values())


def _far_apart() -> tuple[np.ndarray, ...]:
    """Queries of very different levels, against a component that all keys share."""
    given = {name: array.copy() for name, array in arrays(2, 4, 5, 3, 2, 6, start=5).items()}
    given["X"][..., 0] = (40.0, -40.0, 2.0, -1.0)
    given["X"][..., 1] = 1.0
    given["W_q"][:, 0] = given["W_k"][:, 0] = 0.0
    given["W_q"][0] = (1.0, 0.0, 0.0)
    given["W_k"][0] = 0.0
    given["W_k"][1] = (40.0, 0.0, 0.0)
    given["W_v"][0] = 0.0
    return tuple(given.values())


EXERCISES: dict[str, VisibleExercise] = {
    "sinusoidal_encoding": VisibleExercise(
        ("T", "d"),
        (
            values(
                "table",
                "Pour d = 4, les trois premières lignes du tableau sont retrouvées.",
                "For d = 4, the first three rows of the table are found again.",
                Call(
                    (3, 4),
                    printed=[
                        [0.0, 1.0, 0.0, 1.0],
                        [0.8415, 0.5403, 0.0100, 0.99995],
                        [0.9093, -0.4161, 0.0200, 0.9998],
                    ],
                ),
                tolerance=SINGLE,
            ),
            values(
                "other_sizes",
                "20 positions de taille 10, 5 de taille 16, puis 8 ; " + NAMED.fr,
                "20 positions of size 10, 5 of size 16, then 8; " + NAMED.en,
                Call((20, 10)),
                Call((), {"d": 16, "T": 5}),
                Call((5, 8)),
                tolerance=SINGLE,
            ),
            values(
                "edges",
                "Une seule position, une seule paire ; autant de positions que de composantes.",
                "A single position, a single pair; as many positions as components.",
                Call((1, 6)),
                Call((7, 2)),
                Call((6, 6)),
                tolerance=SINGLE,
            ),
            line(
                "raises",
                *_ODD,
                Call((4, 7), raises="ValueError"),
                Call((7, 1), raises="ValueError"),
            ),
        ),
    ),
    "shift_matrix": VisibleExercise(
        ("k", "d"),
        (
            values(
                "other_sizes",
                "Décaler de 3 ou de 5 positions, pour d = 10 et d = 4 ; " + NAMED.fr,
                "A shift by 3 or 5 positions, for d = 10 and d = 4; " + NAMED.en,
                Call((3, 10)),
                Call((), {"d": 4, "k": 5}),
                tolerance=SINGLE,
            ),
            values(
                "backwards",
                "`k` peut être négatif, ou nul.",
                "`k` may be negative, or zero.",
                Call((-3, 8)),
                Call((0, 6)),
                tolerance=SINGLE,
            ),
            values(
                "edges",
                "Une seule paire, ou un grand décalage.",
                "A single pair, or a large shift.",
                Call((2, 2)),
                Call((50, 4)),
                tolerance=SINGLE,
            ),
            line(
                "raises",
                *_ODD,
                Call((3, 7), raises="ValueError"),
                Call((0, 5), raises="ValueError"),
            ),
        ),
    ),
    "attention_backward": VisibleExercise(
        ("X", "W_q", "W_k", "W_v", "W_out", "target"),
        (
            values(
                "other_sizes",
                "2 phrases de 5 jetons de taille 4 ; clés de taille 3, valeurs de taille 6, sortie "
                "de taille 2 ; " + NAMED.fr,
                "2 sentences of 5 tokens of size 4; keys of size 3, values of size 6, an output of "
                "size 2; " + NAMED.en,
                Call(tuple(BACKWARD.values())),
                Call((), dict(reversed(arrays(3, 2, 5, 4, 2, 6, start=7).items()))),
            ),
            values(
                "equal_sizes",
                *_EQUAL,
                Call(tuple(arrays(3, 3, 3, 3, 3, 3, start=4).values())),
            ),
            values(
                "edges",
                "Une seule phrase d'un seul jeton ; des clés et une sortie d'une seule composante.",
                "A single sentence of a single token; keys and an output of a single component.",
                Call(tuple(LONE.values())),
                Call(tuple(arrays(2, 3, 2, 1, 4, 1, start=9).values())),
            ),
            values(
                "large_scores",
                "De très grands scores, ou très bas, ou très différents d'une ligne à l'autre, "
                "donnent des résultats finis et justes.",
                "Very large scores, or very low ones, or very different from row to row, give "
                "finite and right results.",
                Call(_loud(1.0)),
                Call(_loud(-1.0)),
                Call(_far_apart()),
            ),
            line(
                "numpy_only",
                "Le calcul se fait en NumPy seul, sans autograd.",
                "The computation is done in NumPy alone, without autograd.",
                Call(tuple(BACKWARD.values())),
            ),
            line(
                "dtype",
                "Les cinq gradients sont des tableaux float64.",
                "The five gradients are float64 arrays.",
                Call(tuple(BACKWARD.values())),
            ),
            polite(Call(tuple(BACKWARD.values()))),
        ),
        returns=("loss", "grads"),
    ),
    "learn_positions": VisibleExercise(
        ("T", "d", "steps", "batch_size", "seed"),
        (
            line(
                "positions",
                "Quelques pas donnent deux matrices de poids et une perte par pas.",
                "A few steps give two matrices of weights and one loss a step.",
                Call((), {"T": 5, "d": 6, "steps": 4, "batch_size": 3, "seed": 1}),
                Call((), {"T": 3, "d": 8, "steps": 1, "batch_size": 1, "seed": 2}),
            ),
            line(
                "learnt_positions",
                "Après 700 pas sur de courtes phrases, chaque position regarde la précédente.",
                "After 700 steps on short sentences, each position looks at the previous one.",
                Call((), {"T": 4, "d": 64, "steps": 700, "batch_size": 16, "seed": 3}),
            ),
        ),
        returns=("before", "after", "losses"),
    ),
    "LayerNorm": VisibleExercise(
        ("x",),
        (
            values(
                "example",
                "Une couche neuve retrouve l'exemple (1, 2, 3, 6), et donne 0 pour un jeton "
                "constant.",
                "A fresh layer finds the example (1, 2, 3, 6) again, and gives 0 for a constant "
                "token.",
                Call((EXAMPLE.float(),), layer=Layer((4,), seed=0)),
            ),
            values(
                "other_sizes",
                "Avec d'autres `scale` et `shift` : 2 phrases de 3 jetons de taille 4 ; des jetons "
                "de taille 6, ou d'une seule composante.",
                "With other `scale` and `shift`: 2 sentences of 3 tokens of size 4; tokens of size "
                "6, or of a single component.",
                Call((X,), layer=NORM),
                Call((decimals(5, 2, 6, start=7) - 1,), layer=norm(6, start=5)),
                Call((decimals(2, 3, 1, start=5),), layer=norm(1, start=2)),
            ),
            values("equal_sizes", *_EQUAL, Call((CUBE_X,), layer=norm(4, start=8))),
            values(
                "axes",
                *_AXES,
                Call((X[0, 1],), layer=NORM),
                Call((X[1],), layer=NORM),
                Call((decimals(2, 1, 3, 4, start=15),), layer=NORM),
            ),
            values(
                "eps",
                "`eps` est celui qui est donné, sous la racine : 0,1, puis 2, puis 0.",
                "`eps` is the one that is given, under the root: 0.1, then 2, then 0.",
                Call((X,), layer=norm(4, start=3, eps=0.1)),
                Call((X,), layer=norm(4, start=6, eps=2.0)),
                Call((X,), layer=norm(4, start=7, eps=0.0)),
            ),
            values(
                "nearly_constant",
                "Des jetons presque constants, et des jetons constants, avec l'`eps` par défaut.",
                "Tokens that are nearly constant, and constant tokens, with the default `eps`.",
                Call((SMALL_X,), layer=NORM),
                Call((0 * SMALL_X + 3,), layer=NORM),
            ),
            values(
                "precision",
                "Loin de zéro, float64 garde toute sa précision.",
                "Far from zero, float64 keeps all its precision.",
                Call((3000 + decimals(2, 3, 4, start=5),), layer=NORM),
            ),
            values(
                "evaluation",
                "En évaluation, le calcul est le même.",
                "In evaluation the computation is the same.",
                Call((X,), layer=replace(NORM, evaluation=True)),
            ),
            line(
                "parameters",
                "La couche a deux paramètres, `scale` et `shift`, qui apprennent.",
                "The layer has two parameters, `scale` and `shift`, which learn.",
                Call(layer=Layer((4,))),
                Call(layer=Layer((7,))),
            ),
            gradient(
                "Le gradient remonte jusqu'à `x`, `scale` et `shift`.",
                "The gradient goes back to `x`, `scale` and `shift`.",
                Call((X,), layer=NORM, upstream=(upstream(2, 3, 4),)),
            ),
            line(
                "operators",
                "Ni `nn.LayerNorm` ni `F.layer_norm` ne servent.",
                "Neither `nn.LayerNorm` nor `F.layer_norm` is used.",
                Call((X,), layer=NORM),
            ),
            *facts(Call((X,), layer=NORM)),
        ),
    ),
    "FeedForward": VisibleExercise(
        ("x",),
        (
            values(
                "table",
                "Le tableau des activations est retrouvé, ligne par ligne.",
                "The table of activations is found again, line by line.",
                Call((TABLE,), layer=carrier(), printed=_table("gelu")),
                Call((TABLE,), layer=carrier("gelu_tanh"), printed=_table("gelu_tanh")),
                Call((TABLE,), layer=carrier("relu"), printed=_table("relu")),
            ),
            values(
                "other_sizes",
                "2 phrases de 3 jetons de taille 4, et 7 composantes au milieu ; de taille 3, et "
                "2 composantes au milieu.",
                "2 sentences of 3 tokens of size 4, and 7 components in the middle; of size 3, and "
                "2 components in the middle.",
                Call((X,), layer=NETWORK),
                Call((decimals(5, 2, 3, start=3),), layer=network(3, 2, start=6)),
            ),
            values(
                "activations",
                "Chaque activation, par son nom, avec les mêmes poids.",
                "Each activation, by its name, with the same weights.",
                *(
                    Call((X,), layer=network(4, 7, start=2, activation=name))
                    for name in ("gelu", "gelu_tanh", "relu")
                ),
            ),
            values("equal_sizes", *_EQUAL, Call((CUBE_X,), layer=network(4, 4, start=9))),
            values(
                "axes",
                *_AXES,
                Call((X[0, 1],), layer=NETWORK),
                Call((X[1],), layer=NETWORK),
                Call((decimals(2, 1, 3, 4, start=15),), layer=NETWORK),
            ),
            values(
                "precision",
                "Loin de zéro, float64 garde toute sa précision.",
                "Far from zero, float64 keeps all its precision.",
                Call((FAR + X,), layer=FAR_NETWORK),
            ),
            values(
                "evaluation",
                "En évaluation, le calcul est le même.",
                "In evaluation the computation is the same.",
                Call((X,), layer=replace(NETWORK, evaluation=True)),
            ),
            line(
                "parameters",
                "La couche a les poids et les biais de `linear1` et de `linear2`, qui apprennent.",
                "The layer has the weights and the biases of `linear1` and `linear2`, which learn.",
                Call(layer=Layer((4, 7))),
                Call(layer=Layer((3, 2), {"activation": "relu"})),
            ),
            line(
                "raises",
                "Une activation inconnue est refusée à la construction.",
                "An unknown activation is refused at construction.",
                *(
                    Call((X,), layer=Layer((4, 7), {"activation": name}), raises="ValueError")
                    for name in ("tanh", "GELU", "silu")
                ),
            ),
            gradient(
                "Le gradient remonte jusqu'à `x` et à tous les poids.",
                "The gradient goes back to `x` and to every weight.",
                Call((X,), layer=NETWORK, upstream=(upstream(2, 3, 4),)),
            ),
            *facts(Call((X,), layer=NETWORK)),
        ),
    ),
    **BLOCKS,
}
