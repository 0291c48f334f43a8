"""Published inputs of ps3_causal_attention: the documents' own, and others that expose the
mistakes which the document's sizes hide (six tokens, one sentence twice, d_k = 2, p = 0.5).

Sentences are shorter than the longest allowed, those of a batch differ, and some scores are so
large that a mask which is not −∞ shows. No value is expected of a draw: what it must be like is.
"""

from __future__ import annotations

from dataclasses import replace

import torch
from torch import Tensor

from autograder.build.visible.lines import NAMED, document, facts, gradient, line, polite, values
from autograder.build.visible.spec import (
    Call,
    Draws,
    Layer,
    Numbers,
    VisibleCheck,
    VisibleExercise,
    double,
    single,
)
from autograder.build.visible.visible_ps1 import SENTENCE
from autograder.build.visible.visible_ps2 import decimals, upstream, v2
from autograder.text import Text

# --- The document's numbers ---

# Of the queries and keys that the document draws after seed 789: it prints four decimals, and of
# the scores only what is not masked.
WEIGHTS = single(
    [0.192126, 0.164646, 0.165161, 0.154994, 0.172115, 0.150958],
    [0.204125, 0.165883, 0.166215, 0.149578, 0.166453, 0.147746],
    [0.203562, 0.165924, 0.166249, 0.149815, 0.166417, 0.148033],
    [0.186888, 0.166688, 0.166836, 0.157104, 0.166091, 0.156392],
    [0.183045, 0.166859, 0.166957, 0.158841, 0.165825, 0.158474],
    [0.193472, 0.166333, 0.166568, 0.154186, 0.166561, 0.152880],
)
SCORES = single(
    [0.289909, 0.071622, 0.076033, -0.013813, 0.134360, -0.051128],
    [0.465642, 0.172260, 0.175087, 0.025936, 0.177114, 0.008511],
    [0.459436, 0.170318, 0.173081, 0.025889, 0.174514, 0.008958],
    [0.264155, 0.102392, 0.103648, 0.018641, 0.097318, 0.012225],
    [0.218288, 0.087353, 0.088188, 0.017709, 0.078567, 0.014443],
    [0.340782, 0.127034, 0.129031, 0.019793, 0.128969, 0.007757],
)
CAUSAL = [
    [1.0, 0, 0, 0, 0, 0],
    [0.5517, 0.4483, 0, 0, 0, 0],
    [0.3800, 0.3097, 0.3103, 0, 0, 0],
    [0.2758, 0.2460, 0.2462, 0.2319, 0, 0],
    [0.2175, 0.1983, 0.1984, 0.1888, 0.1971, 0],
    [0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529],
]
# The first head of the document's several, printed further on.
HEAD = [
    [-0.4519, 0.2216],
    [-0.5874, 0.0058],
    [-0.6300, -0.0632],
    [-0.5675, -0.0843],
    [-0.5526, -0.0981],
    [-0.5299, -0.1081],
]

# --- Inputs of ours ---


def shares(*shape: int, start: int) -> Tensor:
    """Positive numbers whose rows sum to 1, of short decimals: attention weights."""
    parts = (10 * decimals(*shape, start=start)).abs() + 1
    rounded = (parts / parts.sum(-1, keepdim=True)).mul(100).round().clamp(min=1)
    rounded[..., 0] += 100 - rounded.sum(-1)
    return rounded / 100


ROWS = shares(5, 5, start=3)
BATCH_ROWS = shares(2, 4, 4, start=8)
CUBE_ROWS = shares(3, 3, 3, start=14)
ONE_ROW = double([[1.0]], [[1.0]])
SQUARE = decimals(5, 5, start=3)
BATCH = decimals(2, 4, 4, start=6)
CUBE = decimals(3, 3, 3, start=15)
HEADS = decimals(2, 3, 5, 5, start=9)
# The future is far above, or the past far below: a fill that is not below everything wins.
FUTURE_HIGH = double([3.0, 900.0, 700.0], [-40.0, -42.0, 2_000.0], [1.0, 2.0, 3.0])
PAST_LOW = double([-2e4, 5.0, -1.0], [-30_010.0, -30_000.0, 8.0], [-901.0, -902.0, -900.0])
PAST_VERY_LOW = double([-999_999.0, 9e5], [-999_998.0, -1e6])

# b = 2, T = 5 of at most 7, d_in = 4, d_out = 3.
X = decimals(2, 5, 4, start=1)
W_Q, W_K, W_V = (decimals(4, 3, start=s) for s in (5, 9, 14))
SQUARE_X = decimals(3, 3, 3, start=31)
SQUARE_W = tuple(decimals(3, 3, start=s) for s in (3, 8, 12))
CONTEXT = 7


def causal(
    *weights: Tensor,
    dropout: float = 0.0,
    context: int = CONTEXT,
    biases: tuple[Tensor, ...] = (),
) -> Layer:
    """CausalAttention with these matrices, (d_in, d_out) each."""
    projections = v2(*weights, biases=biases)
    return replace(projections, sizes=(*projections.sizes, context, dropout))


LAYER = causal(W_Q, W_K, W_V)
BIASED = causal(
    W_Q, W_K, W_V, biases=(double(0.5, -1.2, 0.3), double(-0.7, 0.9, 1.1), double(1.4, -0.6, 0.2))
)
SQUARE_LAYER = causal(*SQUARE_W, context=3)
# One token whose score no exponential can take, then tokens that agree with none but those which
# come after them.
ALONE = double([[900.0, -1.0, 0.2, 2.0]])
AHEAD = double([[1.0, 0.0, 0.3, 2.0], [30.0, 1.0, -0.7, 1.0], [900.0, -1.0, 0.2, 0.0]])
AHEAD_W_Q = double([0.0] * 3, [0.0] * 3, [0.0] * 3, [10.0, 0.0, 0.0])
AHEAD_W_K = double([1.0, 0.0, 0.0], [0.0] * 3, [0.0] * 3, [0.0] * 3)
BEHIND = double([[-20_000.0, 0.0, 0.3, 2.0], [-20_001.0, 1.0, -0.7, 1.0], [8.0, -1.0, 0.2, 1.0]])
# More components than tokens: the output tells which weights served.
WIDE_X = double(
    [[1.0, 0.2, -0.3, 0.5], [-0.4, 1.0, 0.2, 0.1], [0.3, -0.5, 1.0, 0.2], [0.1, 0.4, -0.2, 1.0]],
    [[0.9, -0.2, 0.4, 0.1], [0.2, 1.1, -0.3, 0.3], [-0.1, 0.3, 0.8, -0.4], [0.5, 0.1, 0.2, 1.2]],
)
WIDE_W = (
    double([0.3, 0.1, 0, 0, 0, 0.2], [0, 0.2, 0.4, 0, 0.1, 0], [0.1] * 6, [0.2, 0, 0, 0.1, 0, 0]),
    double([0.1, 0, 0.3, 0, 0.2, 0], [0.2] * 6, [0, 0.3, 0, 0.1, 0, 0], [0.1, 0, 0, 0.4, 0, 0.1]),
    double(
        [1.0, 0, 0, 0, 0.3, -0.2],
        [0, 1.0, 0, 0.2, 0, 0.4],
        [0.1, 0, 1.0, 0, -0.3, 0],
        [0, 0.2, 0, 1.0, 0, 0.5],
    ),
)
THIRD_OFF = causal(*WIDE_W, dropout=0.3, context=6)
MOSTLY_OFF = causal(*WIDE_W, dropout=0.8, context=6)

_INPUT_GRADIENT = (
    "Le gradient est juste, et nul vers l'avenir.",
    "The gradient is right, and zero towards the future.",
)
_GRID = Numbers((8, 20, 25))
_FEW = Numbers((5, 4))
_SURVIVORS_OUT = (upstream(5, 4),)


def on_numbers(*args: object, **kwargs: object) -> Call:
    return Call(args, kwargs)


EXERCISES: dict[str, VisibleExercise] = {
    "causal_mask": VisibleExercise(
        ("T", "device"),
        (
            values(
                "document",
                "Le masque du document est retrouvé, pour 6 jetons.",
                "The document's mask is found again, for 6 tokens.",
                Call(
                    (6,),
                    printed=[[float(j > i) for j in range(6)] for i in range(6)],
                ),
            ),
            values(
                "other_sizes",
                "Pour 1, 2, 5 ou 9 jetons aussi, l'un après l'autre.",
                "For 1, 2, 5 or 9 tokens too, one after the other.",
                Call((9,)),
                Call((1,)),
                Call((2, None)),
                Call((), {"T": 5, "device": "cpu"}),
                Call((9,)),
            ),
            line(
                "boolean",
                "Le masque est fait de booléens.",
                "The mask is made of booleans.",
                Call((5,)),
                Call((1,)),
            ),
            line(
                "placed",
                "Le masque naît sur l'appareil demandé.",
                "The mask is born on the device that is asked for.",
                Call((5,)),
            ),
        ),
    ),
    "mask_after_softmax": VisibleExercise(
        ("weights",),
        (
            document(
                Text("000, approche naïve, étape 4", "000, naive approach, step 4"),
                Call((WEIGHTS,), printed=CAUSAL),
            ),
            values(
                "other_sizes",
                "5 jetons, ou un seul ; l'avenir ne pèse plus rien.",
                "5 tokens, or a single one; the future weighs nothing any more.",
                Call((ROWS,)),
                Call((ONE_ROW[0],)),
                Call((), {"weights": ROWS.flip(0, 1)}),
            ),
            values(
                "batch",
                "Avec un axe de lot, ou deux : chaque phrase pour elle-même.",
                "With one batch axis, or two: each sentence on its own.",
                Call((BATCH_ROWS,)),
                Call((CUBE_ROWS,)),
                Call((ONE_ROW,)),
                Call((shares(2, 3, 5, 5, start=21),)),
            ),
            gradient(*_INPUT_GRADIENT, Call((BATCH_ROWS,), upstream=(upstream(2, 4, 4),))),
            *facts(Call((ROWS,)), Call((BATCH_ROWS,))),
        ),
    ),
    "mask_before_softmax": VisibleExercise(
        ("scores", "d_k"),
        (
            document(
                Text("000, masque par −∞", "000, mask by −∞"),
                Call((SCORES, 2), printed=CAUSAL),
            ),
            values(
                "other_sizes",
                "5 jetons et d_k = 3, ou un seul jeton ; " + NAMED.fr,
                "5 tokens and d_k = 3, or a single token; " + NAMED.en,
                Call((SQUARE, 3)),
                Call((BATCH[0], 16)),
                Call((SQUARE[:1, :1], 4)),
                Call((), {"d_k": 1, "scores": CUBE[0]}),
            ),
            values(
                "batch",
                "Avec un axe de lot, ou deux : chaque phrase pour elle-même.",
                "With one batch axis, or two: each sentence on its own.",
                Call((BATCH, 3)),
                Call((CUBE, 7)),
                Call((HEADS, 2)),
                Call((BATCH[:, :1, :1], 3)),
            ),
            values(
                "large_scores",
                "Un avenir très haut, ou un passé très bas, n'y changent rien : le masque est bien "
                "−∞.",
                "A very high future, or a very low past, change nothing: the mask is truly −∞.",
                Call((FUTURE_HIGH, 1)),
                Call((PAST_LOW, 4)),
                Call((PAST_VERY_LOW, 1)),
            ),
            gradient(*_INPUT_GRADIENT, Call((BATCH, 3), upstream=(upstream(2, 4, 4),))),
            *facts(Call((SQUARE, 3)), Call((BATCH, 3))),
        ),
    ),
    "counterexample_fill": VisibleExercise(
        (),
        (
            line(
                "scores_form",
                "La réponse est un tableau carré de scores permis, et un entier d_k.",
                "The answer is a square table of scores that are allowed, and a whole number d_k.",
                Call(),
            ),
            line(
                "seen_future",
                "Une position future pèse plus de 0,1 dans le programme donné.",
                "A future position weighs more than 0.1 in the given program.",
                Call(limit=0.1),
                Call(limit=0.1),
            ),
        ),
    ),
    "inverted_dropout": VisibleExercise(
        ("x", "p", "training", "generator"),
        (
            line(
                "dropped",
                "Chaque nombre devient 0 avec la probabilité p, et sinon x / (1 − p), par un "
                "tirage à lui.",
                "Each number becomes 0 with probability p, and x / (1 − p) otherwise, by a draw of "
                "its own.",
                replace(on_numbers(_GRID, 0.2), seeds=(1, 2)),
                replace(on_numbers(_GRID, 0.7), seeds=(3,)),
                replace(on_numbers(replace(_GRID, dtype=torch.float32), 0.2), seeds=(4,)),
                replace(on_numbers(Numbers((1, 3000)), 0.4, True), seeds=(5,)),
                replace(on_numbers(Numbers((3000,)), 0.9), seeds=(6,)),
                replace(on_numbers(_FEW, 0.4), seeds=tuple(range(10, 22))),
                replace(on_numbers(_FEW, 0.001), seeds=(7,)),
                replace(on_numbers(x=_GRID, p=0.3, training=True, generator=Draws(5)), seeds=(8,)),
            ),
            values(
                "evaluation",
                "Hors de l'entraînement, x ressort tel quel, quel que soit p.",
                "Outside training x comes out as it is, whatever p.",
                Call((SQUARE, 0.3, False)),
                Call((BATCH, 1.0), {"training": False}),
                Call((), {"x": SQUARE[0], "p": 0.9, "training": False}),
            ),
            values(
                "nothing_off",
                "Pour p = 0, x ressort tel quel, à l'entraînement aussi.",
                "For p = 0 x comes out as it is, in training too.",
                Call((SQUARE, 0.0)),
                Call((BATCH.float(), 0)),
            ),
            values(
                "all_off",
                "Pour p = 1, il ne reste que des zéros, sans nan.",
                "For p = 1 only zeros remain, without nan.",
                Call((SQUARE, 1.0)),
                Call((BATCH.float(), 1)),
            ),
            line(
                "raises",
                "Un p hors de [0, 1] lève ValueError, à l'entraînement ou non.",
                "A p outside [0, 1] raises ValueError, in training or not.",
                *(
                    Call((SQUARE, p, training), raises="ValueError")
                    for p in (-0.1, 1.5)
                    for training in (True, False)
                ),
            ),
            line(
                "generator",
                "`generator` décide du tirage ; sans lui, deux hasards diffèrent.",
                "`generator` decides the draw; without it, two chances differ.",
                on_numbers(Numbers((30, 40)), 0.3),
            ),
            line(
                "survivors",
                "Le gradient vaut 1 / (1 − p) sur les survivants, 0 ailleurs.",
                "The gradient is 1 / (1 − p) on the survivors, 0 elsewhere.",
                replace(on_numbers(_FEW, 0.3), upstream=_SURVIVORS_OUT),
                replace(on_numbers(_FEW, 0.6, True, Draws(2)), upstream=_SURVIVORS_OUT),
                replace(on_numbers(_FEW, 0.4, False), upstream=_SURVIVORS_OUT),
            ),
            line(
                "operators",
                "Aucun dropout tout fait n'est appelé.",
                "No ready-made dropout is called.",
                Call((SQUARE, 0.3)),
                Call((SQUARE, 0.3, False)),
                Call((SQUARE, 1.0)),
            ),
            *facts(
                Call((SQUARE, 0.3)),
                Call((SQUARE, 0.3, False)),
                Call((SQUARE, 1.0)),
                Call((SQUARE, 0.0)),
            ),
        ),
    ),
    "CausalAttention": VisibleExercise(
        ("x",),
        (
            document(
                Text("000, graine 123", "000, seed 123"),
                Call(
                    (torch.stack((SENTENCE, SENTENCE)),),
                    layer=Layer((3, 2, 6, 0.0), seed=123),
                    printed=[HEAD, HEAD],
                ),
            ),
            values(
                "drawn",
                "À une autre graine, d'autres matrices sont tirées, dans le même ordre.",
                "With another seed, other matrices are drawn, in the same order.",
                Call((SENTENCE[None],), layer=Layer((3, 2, 8, 0.0), seed=7)),
            ),
            values(
                "other_sizes",
                "Deux phrases différentes, plus courtes que `context_length`, et d'un seul jeton.",
                "Two different sentences, shorter than `context_length`, and of a single token.",
                Call((X,), layer=LAYER),
                Call((X[:, :1],), layer=LAYER),
                Call((), {"x": X[1:, :3]}, layer=LAYER),
                Call((X,), layer=causal(W_Q, W_K, W_V, context=5)),
                Call((SQUARE_X,), layer=SQUARE_LAYER),
            ),
            values(
                "bias",
                "Avec `qkv_bias=True`, chaque projection ajoute son biais.",
                "With `qkv_bias=True` each projection adds its bias.",
                Call((X,), layer=BIASED),
            ),
            values(
                "large_scores",
                "Un avenir très haut, ou un passé très bas, n'y changent rien : le masque est bien "
                "−∞.",
                "A very high future, or a very low past, change nothing: the mask is truly −∞.",
                Call((ALONE,), layer=causal(AHEAD_W_Q, AHEAD_W_K, W_V)),
                Call((AHEAD,), layer=causal(AHEAD_W_Q, AHEAD_W_K, W_V)),
                Call((BEHIND,), layer=causal(AHEAD_W_Q, AHEAD_W_K, W_V)),
                Call((30 * X,), layer=LAYER),
            ),
            values(
                "evaluation",
                "Après `.eval()`, le dropout ne fait plus rien.",
                "After `.eval()` dropout does nothing any more.",
                Call((WIDE_X,), layer=replace(MOSTLY_OFF, evaluation=True)),
                Call((WIDE_X[:, :3],), layer=replace(THIRD_OFF, evaluation=True)),
            ),
            VisibleCheck(
                "dropped_weights",
                "dropped_weights",
                Text(
                    "À l'entraînement, chaque poids d'attention vaut 0 ou w / (1 − dropout).",
                    "In training each attention weight is 0 or w / (1 − dropout).",
                ),
                (
                    Call((WIDE_X,), layer=THIRD_OFF, seeds=tuple(range(40))),
                    Call((WIDE_X[:, :3],), layer=MOSTLY_OFF, seeds=tuple(range(40))),
                ),
            ),
            line(
                "parameters",
                "La couche enregistre trois matrices distinctes sous les noms de l'énoncé, et "
                "elles apprennent.",
                "The layer registers three distinct matrices under the names of the statement, and "
                "they learn.",
                Call(layer=replace(LAYER, state={})),
                Call(layer=replace(BIASED, state={})),
            ),
            line(
                "buffer",
                "Un buffer garde le masque et figure dans `state_dict()` ; rien d'autre n'apprend.",
                "A buffer holds the mask and appears in `state_dict()`; nothing else is learnt.",
                Call(layer=replace(LAYER, state={})),
                Call(layer=replace(BIASED, state={})),
            ),
            gradient(
                "Le gradient remonte jusqu'à l'entrée et aux trois matrices.",
                "The gradient goes back to the input and to the three matrices.",
                Call((X,), layer=LAYER, upstream=(upstream(2, 5, 3),)),
                Call((X,), layer=BIASED, upstream=(upstream(2, 5, 3),)),
            ),
            facts(Call((X,), layer=LAYER))[0],
            polite(
                Call((X,), layer=LAYER, between=(X[:1, :3],)),
                Call((X[:, :2],), layer=LAYER, between=(X,)),
            ),
            facts(Call((X,), layer=LAYER))[2],
        ),
    ),
}
