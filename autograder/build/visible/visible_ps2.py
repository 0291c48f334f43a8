"""Published inputs of ps2_self_attention: the documents' own, and others that expose the mistakes
which the documents' sizes hide (d_out = 2, as many queries as keys, one sentence at a time).

Numbers of tokens, of queries, and sizes of tokens, keys and values are all different, unless a
call is there because equal sizes let a mistake run without an error.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import torch
from torch import Tensor

from autograder.build.visible.lines import (
    NAMED,
    document,
    facts,
    gradient,
    line,
    polite,
    values,
)
from autograder.build.visible.spec import (
    Call,
    Example,
    Layer,
    StandIn,
    VisibleCheck,
    VisibleExercise,
    double,
)
from autograder.build.visible.visible_ps1 import JOURNEY, SENTENCE
from autograder.text import Text


def decimals(*shape: int, start: int) -> Tensor:
    """float64 numbers with one decimal in [−2, 2], without a pattern that a mistake could keep."""
    count = int(np.prod(shape))
    steps = [(17 * i * i + 29 * i + 13 * start) % 41 - 20 for i in range(start, start + count)]
    return torch.tensor(steps, dtype=torch.float64).div(10).reshape(shape)


# --- The documents' numbers ---

_SEED_123 = torch.Generator().manual_seed(123)
DOCUMENT_W = tuple(torch.rand(3, 2, generator=_SEED_123) for _ in range(3))
DOCUMENT_QKV = tuple(SENTENCE @ w for w in DOCUMENT_W)
JOURNEY_WEIGHTS = [0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820]
V1_OUTPUT = [
    [0.2996, 0.8053],
    [0.3061, 0.8210],
    [0.3058, 0.8203],
    [0.2948, 0.7939],
    [0.2927, 0.7891],
    [0.2990, 0.8040],
]
V2_OUTPUT = [
    [-0.0739, 0.0713],
    [-0.0748, 0.0703],
    [-0.0749, 0.0702],
    [-0.0760, 0.0685],
    [-0.0763, 0.0679],
    [-0.0754, 0.0693],
]
DATE = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
SWAP = np.array([[0.0, 1.0], [1.0, 0.0]])

# --- Inputs of ours ---

# T = 5, d_in = 4, d_k = 3, d_v = 6; Tq = 2 and b = 7 where they differ.
X = decimals(5, 4, start=1)
W_Q, W_K = decimals(4, 3, start=5), decimals(4, 3, start=9)
W_V = decimals(4, 6, start=2)
OUT_W = decimals(4, 3, start=14)  # values of the size of the keys
TARGET = decimals(2, 4, start=23)
SQUARE_X = decimals(5, 3, start=31)
SQUARE_W = tuple(decimals(3, 3, start=s) for s in (3, 8, 12))

QUERIES, KEYS = decimals(2, 3, start=4), decimals(5, 3, start=11)
VALUES = decimals(5, 6, start=19)
BATCH_Q, BATCH_K = decimals(7, 2, 3, start=6), decimals(7, 5, 3, start=16)
BATCH_V = decimals(7, 5, 6, start=21)
HEADS_Q, HEADS_K = decimals(2, 3, 4, 5, start=7), decimals(2, 3, 6, 5, start=13)
HEADS_V = decimals(2, 3, 6, 1, start=18)
# Every axis equal: wrong axes raise nothing.
CUBE_Q, CUBE_K, CUBE_V = (decimals(3, 3, 3, start=s) for s in (2, 15, 26))
# d_k = 4, whose root is exact: scores of several hundred, where exp overflows even in float64.
# The last query's are all below −450: the largest score of all is of no use to it.
HUGE_Q = double([40.0, -30.0, 20.0, 60.0], [-50.0, 10.0, 0.0, 30.0], [-60.0, 0.0, -40.0, -60.0])
HUGE_K = double([30.0, 20.0, -10.0, 25.0], [-20.0, 0.0, 40.0, 10.0], [30.0, 20.0, -10.0, 25.1])
HUGE_V = double([1.0, -2.0], [0.5, 3.0], [-1.5, 0.4])
# Scores of a sentence with itself near 900, −750 and 150, close within each row: float32 is then
# visibly too coarse.
FAR_X = double([30.1, 60.3, 1.7, 0.2], [30.1, -50.7, 0.3, 2.1], [30.1, 10.9, 3.1, -1.3])
FAR_W_Q = double([0.0] * 4, [1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0])
FAR_W_K = double([1.0, 0.0, 0.0, 0.0], [0.0] * 4, [0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0])

# Masks: 0 and False forbid.
COLUMNS = torch.tensor([True, False, True, True, False])  # (T,)
ROWS = torch.tensor([[1, 0, 1, 0, 1], [0, 0, 1, 1, 0]])  # (Tq, T), whole numbers
SECOND_ROW = torch.tensor([[True] * 5, [False, True, True, False, True]])  # nothing in the first
SENTENCES = double(  # (b, 1, T): other keys are hidden in each sentence
    *([[float((i * j + i + j) % 3 != 1) for j in range(5)]] for i in range(7))
)
# Allowed scores are all near −20,000: a fill that is not below them wins.
LOW_Q, LOW_K = double([200.0, 0.0, 0.0, 0.0]), double(*([-200.0 + i, 1.0, i, 0.0] for i in (0, 1)))
LOW_V = double([1.0, 2.0, 3.0], [-4.0, 5.0, 6.0])
LOW_MASK = torch.tensor([True, False])
# The same in self-attention: each token agrees with itself alone, which its mask forbids.
FACING = double([[200.0, 1.0, 0.0, 0.0], [-200.0, 2.0, 1.0, 0.0], [-199.9, 0.5, 0.0, 3.0]])
FACING_MASK = torch.tensor([[0, 1, 1], [1, 0, 0], [1, 0, 0]])


def upstream(*shape: int) -> Tensor:
    """A gradient of the loss that is not uniform."""
    return decimals(*shape, start=33)


def _arrays(*tensors: Tensor) -> tuple[np.ndarray, ...]:
    return tuple(t.numpy() for t in tensors)


# --- Layers ---

V1_NAMES = ("W_query", "W_key", "W_value")


def v1(*weights: Tensor) -> Layer:
    """SelfAttention_v1 with these matrices, (d_in, d_out) each."""
    d_in, d_out = weights[0].shape
    return Layer((d_in, d_out), state=dict(zip(V1_NAMES, weights, strict=True)))


def v2(*weights: Tensor, biases: tuple[Tensor, ...] = ()) -> Layer:
    """SelfAttention_v2 that computes the same: nn.Linear stores (d_out, d_in)."""
    d_in, d_out = weights[0].shape
    state = {f"{n}.weight": w.T.contiguous() for n, w in zip(V1_NAMES, weights, strict=True)}
    state |= {f"{n}.bias": b for n, b in zip(V1_NAMES, biases, strict=False)}
    return Layer((d_in, d_out), {"qkv_bias": True} if biases else {}, state)


def simple(*weights: Tensor) -> Layer:
    """AttentionSimple with these nn.Linear weights, (d_modele, d_modele) each."""
    names = ("w_q.weight", "w_k.weight", "w_v.weight")
    return Layer((len(weights[0]),), state=dict(zip(names, weights, strict=True)))


V1, V2 = v1(W_Q, W_K, OUT_W), v2(W_Q, W_K, OUT_W)
BIASED = v2(W_Q, W_K, OUT_W, biases=(double(0.5, -1.2, 0.3), double(-0.7, 0.9, 1.1), SQUARE_X[0]))
SIMPLE = simple(*(decimals(4, 4, start=s) for s in (3, 10, 17)))
SIMPLE_X = decimals(2, 5, 4, start=9)
SIMPLE_MASK = torch.tensor([[1, 0, 1, 1, 0]] * 2).reshape(2, 1, 5)
SIMPLE_MASK[1, 0] = torch.tensor([0, 1, 0, 1, 1])
CAUSAL_MASK = torch.ones(5, 5).tril().bool()

_LAYER_FACTS = {
    "parameters": (
        "La couche enregistre trois matrices distinctes sous les noms de l'énoncé, et elles "
        "apprennent.",
        "The layer registers three distinct matrices under the names of the statement, and they "
        "learn.",
    ),
    "gradient": (
        "Le gradient remonte jusqu'à l'entrée et aux trois matrices.",
        "The gradient goes back to the input and to the three matrices.",
    ),
}


def _layer_checks(
    layer: Layer,
    x: Tensor,
    out: tuple[Tensor, ...],
    *options: Layer,
    polite_calls: tuple[Call, ...] = (),
) -> tuple[VisibleCheck, ...]:
    """Parameters, gradient and facts of a layer; `options` are other ways to build it."""
    each_fact = facts(Call((x,), layer=layer))
    if polite_calls:
        each_fact = (each_fact[0], polite(*polite_calls), each_fact[2])
    sized = [replace(each, state={}) for each in (layer, *options)]
    return (
        line("parameters", *_LAYER_FACTS["parameters"], *(Call(layer=each) for each in sized)),
        gradient(
            *_LAYER_FACTS["gradient"],
            *(Call((x,), layer=each, upstream=out) for each in (layer, *options)),
        ),
        *each_fact,
    )


# --- Transfers ---


def _pair(source: tuple[Tensor, ...], target: tuple[Tensor, ...]) -> Call:
    """An nn.Linear layer with `source`, (d_in, d_out) matrices, and one of matrices `target`."""
    sizes = (source[0].shape[0], source[0].shape[1])
    stored = [w.T.contiguous() for w in source]
    return Call(
        (
            StandIn("SelfAttention_v2", sizes, dict(zip(V1_NAMES, stored, strict=True)), True),
            StandIn("SelfAttention_v1", sizes, dict(zip(V1_NAMES, target, strict=True)), False),
        )
    )


THREE_TO_TWO = _pair(
    tuple(decimals(3, 2, start=s) for s in (4, 7, 10)),
    tuple(decimals(3, 2, start=s) for s in (20, 25, 30)),
)
FOUR_TO_FOUR = _pair(
    tuple(decimals(4, 4, start=s) for s in (5, 11, 16)),
    tuple(decimals(4, 4, start=s) for s in (22, 27, 35)),
)

_SIZES = (
    "2 requêtes, 5 clés de taille 3, 5 valeurs de taille 6 : toutes les tailles diffèrent.",
    "2 queries, 5 keys of size 3, 5 values of size 6: all sizes differ.",
)
_HUGE = (
    "De très grands scores donnent un résultat fini et juste.",
    "Very large scores give a finite and right result.",
)

EXERCISES: dict[str, VisibleExercise] = {
    "attention_numpy": VisibleExercise(
        ("X", "W_Q", "W_K", "W_V"),
        (
            values(
                "document",
                "L'exemple du document 003 est retrouvé (« 3 mars 2026 »).",
                'The example of document 003 is found again ("3 mars 2026").',
                Call(
                    (DATE, np.eye(2), np.eye(2), SWAP),
                    printed=(
                        [[0.7071, 0, 0.7071], [0, 0.7071, 0.7071], [0.7071, 0.7071, 1.4142]],
                        [
                            [0.4011, 0.1978, 0.4011],
                            [0.1978, 0.4011, 0.4011],
                            [0.2483, 0.2483, 0.5035],
                        ],
                        [[0.5989, 0.8022], [0.8022, 0.5989], [0.7517, 0.7517]],
                    ),
                ),
            ),
            values(
                "other_sizes",
                "5 jetons de taille 4, des clés de taille 3, des valeurs de taille 6, ou un seul "
                "jeton.",
                "5 tokens of size 4, keys of size 3, values of size 6, or a single token.",
                Call(_arrays(X, W_Q, W_K, W_V)),
                Call(_arrays(X[:1], W_Q, W_K, W_V)),
            ),
            values(
                "equal_sizes",
                "Des tailles égales, où échanger deux matrices ne lève aucune erreur ; " + NAMED.fr,
                "Equal sizes, where swapping two matrices raises no error; " + NAMED.en,
                Call(
                    (),
                    dict(
                        zip(("X", "W_Q", "W_K", "W_V"), _arrays(SQUARE_X, *SQUARE_W), strict=True)
                    ),
                ),
                Call(_arrays(CUBE_Q[0], CUBE_K[0], CUBE_V[0], CUBE_K[1])),
            ),
            values(
                "large_scores",
                *_HUGE,
                Call(_arrays(HUGE_K, *(torch.eye(4).double(),) * 3)),
                Call(_arrays(FAR_X, FAR_W_Q, FAR_W_K, torch.eye(4).double())),
            ),
            line(
                "numpy_only",
                "Le calcul se fait en NumPy seul.",
                "The computation is done in NumPy alone.",
                Call(_arrays(X, W_Q, W_K, W_V)),
            ),
            line(
                "dtype",
                "Les trois résultats sont des tableaux float64.",
                "The three results are float64 arrays.",
                Call(_arrays(X, W_Q, W_K, W_V)),
            ),
            polite(Call(_arrays(X, W_Q, W_K, W_V))),
        ),
        returns=("scores", "weights", "output"),
    ),
    "project_qkv": VisibleExercise(
        ("x", "W_query", "W_key", "W_value"),
        (
            document(
                Text("000, poids apprenables", "000, trainable weights"),
                Call((JOURNEY[None], *DOCUMENT_W), printed=([[0.4306, 1.4551]], None, None)),
                Call((SENTENCE, *DOCUMENT_W)),
            ),
            values(
                "other_sizes",
                "5 jetons de taille 4 projetés en taille 3, ou un seul jeton.",
                "5 tokens of size 4 projected to size 3, or a single token.",
                Call((X, W_Q, W_K, OUT_W)),
                Call((X[:1], W_Q, W_K, OUT_W)),
            ),
            values(
                "square",
                "Des matrices carrées, où une transposition de trop ne lève aucune erreur ; "
                + NAMED.fr,
                "Square matrices, where one transpose too many raises no error; " + NAMED.en,
                Call((SQUARE_X, *SQUARE_W)),
                Call((), {"x": CUBE_Q[0], **dict(zip(V1_NAMES, SQUARE_W, strict=True))}),
            ),
            gradient(
                "Le gradient atteint les jetons et les trois matrices.",
                "The gradient reaches the tokens and the three matrices.",
                Call(
                    (X, W_Q, W_K, OUT_W),
                    upstream=tuple(decimals(5, 3, start=s) for s in (33, 37, 39)),
                ),
            ),
            *facts(Call((X, W_Q, W_K, OUT_W))),
        ),
        returns=("queries", "keys", "values"),
    ),
    "score_spread": VisibleExercise(
        ("d_k", "num_samples", "seed"),
        (
            values(
                "spread",
                "Pour d_k = 1, 16, 64 et 256, les deux écarts-types sont √d_k et 1, à peu près.",
                "For d_k = 1, 16, 64 and 256 the two standard deviations are √d_k and 1, roughly.",
                Call((64,), exact=(8.0, 1.0)),
                Call((16, 10_000, 3), exact=(4.0, 1.0)),
                Call((256,), exact=(16.0, 1.0)),
                Call((), {"d_k": 1, "num_samples": 40_000, "seed": 5}, exact=(1.0, 1.0)),
                tolerance=0.05,  # more than five times what 10,000 draws leave to chance
            ),
            line(
                "sampled",
                "Le résultat est mesuré : il suit la graine, et 4 tirages le laissent très "
                "incertain.",
                "The result is measured: it follows the seed, and 4 draws leave it very uncertain.",
                Call((16, 10_000), seeds=(0, 1)),
                Call((16, 4), seeds=(0, 1, 2, 3, 4, 5, 6, 7), limit=0.08),
            ),
        ),
        returns=("raw_std", "scaled_std"),
    ),
    "attention_weights": VisibleExercise(
        ("queries", "keys"),
        (
            document(
                Text("000, étape 2, requête « journey »", '000, step 2, query "journey"'),
                Call((DOCUMENT_QKV[0][1:2], DOCUMENT_QKV[1]), printed=[JOURNEY_WEIGHTS]),
                Call((DOCUMENT_QKV[0], DOCUMENT_QKV[1])),
            ),
            values(
                "other_sizes",
                "2 requêtes et 5 clés de taille 3, ou une seule clé.",
                "2 queries and 5 keys of size 3, or a single key.",
                Call((QUERIES, KEYS)),
                Call((QUERIES, KEYS[:1])),
                Call((), {"queries": SQUARE_W[0], "keys": SQUARE_W[1]}),
            ),
            values(
                "batch",
                "Avec un axe de lot, ou deux : chaque phrase pour elle-même.",
                "With one batch axis, or two: each sentence on its own.",
                Call((BATCH_Q, BATCH_K)),
                Call((HEADS_Q, HEADS_K)),
                Call((CUBE_Q, CUBE_K)),
            ),
            values("large_scores", *_HUGE, Call((HUGE_Q, HUGE_K))),
            gradient(
                "Le gradient atteint les requêtes et les clés.",
                "The gradient reaches the queries and the keys.",
                Call((QUERIES, KEYS), upstream=(upstream(2, 5),)),
            ),
            *facts(Call((BATCH_Q, BATCH_K))),
        ),
    ),
    "scaled_dot_product_attention": VisibleExercise(
        ("queries", "keys", "values", "mask"),
        (
            document(
                Text("000, étape 3, requête « journey »", '000, step 3, query "journey"'),
                Call(
                    (DOCUMENT_QKV[0][1:2], *DOCUMENT_QKV[1:]),
                    printed=([[0.3061, 0.8210]], [JOURNEY_WEIGHTS]),
                ),
                Call(DOCUMENT_QKV),
            ),
            values(
                "other_sizes",
                *_SIZES,
                Call((QUERIES, KEYS, VALUES)),
                Call((QUERIES, KEYS[:1], VALUES[:1])),
                # Keys and values of one size: swapping them raises nothing.
                Call((), {"queries": QUERIES, "keys": KEYS, "values": KEYS.flip(0)}),
            ),
            values(
                "batch",
                "Avec un axe de lot, ou deux : chaque phrase pour elle-même.",
                "With one batch axis, or two: each sentence on its own.",
                Call((BATCH_Q, BATCH_K, BATCH_V)),
                Call((HEADS_Q, HEADS_K, HEADS_V)),
                Call((CUBE_Q, CUBE_K, CUBE_V)),
            ),
            values(
                "mask",
                "Un masque (T,), (Tq, T) ou (b, 1, T), booléen ou fait de 0 et de 1, interdit.",
                "A mask of shape (T,), (Tq, T) or (b, 1, T), boolean or of 0 and 1, forbids.",
                Call((QUERIES, KEYS, VALUES, SECOND_ROW)),
                Call((QUERIES, KEYS, VALUES, COLUMNS)),
                Call((QUERIES, KEYS, VALUES, ROWS)),
                Call((BATCH_Q, BATCH_K, BATCH_V), {"mask": SENTENCES}),
                Call((BATCH_Q, BATCH_K, BATCH_V, ROWS.bool())),
                Call((HEADS_Q, HEADS_K, HEADS_V, torch.ones(4, 6).tril().bool())),
            ),
            values(
                "large_scores",
                "De très grands scores, ou très bas, donnent un résultat fini et juste, masque "
                "compris.",
                "Very large scores, or very low ones, give a finite and right result, mask "
                "included.",
                Call((HUGE_Q, HUGE_K, HUGE_V)),
                Call((HUGE_Q, HUGE_K, HUGE_V, torch.tensor([False, True, True]))),
                Call((LOW_Q, LOW_K, LOW_V, LOW_MASK)),
                # What is allowed weighs 0 without a mask: 0 / 0 when zeros come after softmax.
                Call((HUGE_Q, 2 * HUGE_K, HUGE_V, torch.tensor([False, True, False]))),
            ),
            gradient(
                "Le gradient atteint requêtes, clés et valeurs, avec ou sans masque.",
                "The gradient reaches queries, keys and values, with a mask or without.",
                Call((QUERIES, KEYS, VALUES), upstream=(upstream(2, 6), upstream(2, 5))),
                Call((QUERIES, KEYS, VALUES, COLUMNS), upstream=(upstream(2, 6), upstream(2, 5))),
            ),
            line(
                "operators",
                "Le calcul est le tien : aucune attention toute faite ne tourne.",
                "The computation is yours: no ready-made attention runs.",
                Call((QUERIES, KEYS, VALUES)),
                Call((BATCH_Q, BATCH_K, BATCH_V, ROWS.bool())),
            ),
            *facts(
                Call((BATCH_Q, BATCH_K, BATCH_V)), Call((BATCH_Q, BATCH_K, BATCH_V, ROWS.bool()))
            ),
        ),
        returns=("output", "weights"),
    ),
    "counterexample_scale": VisibleExercise(
        (),
        (
            line(
                "form",
                "Deux tenseurs finis, (Tq, d_k) et (T, d_k), d'au plus 64 de côté.",
                "Two finite tensors, (Tq, d_k) and (T, d_k), with sides of 64 at most.",
                Call(),
            ),
            line(
                "counterexample",
                "Un poids au moins diffère de plus de 0,1 entre le programme donné et le bon.",
                "At least one weight differs by more than 0.1 between the given program and the "
                "right one.",
                Call(limit=0.1),
            ),
        ),
    ),
    "SelfAttention_v1": VisibleExercise(
        ("x",),
        (
            document(
                Text("000, classe compacte, graine 123", "000, compact class, seed 123"),
                Call((SENTENCE,), layer=Layer((3, 2), seed=123), printed=V1_OUTPUT),
            ),
            values(
                "drawn",
                "À une autre graine, d'autres matrices sont tirées, dans le même ordre.",
                "With another seed, other matrices are drawn, in the same order.",
                Call((SENTENCE,), layer=Layer((3, 2), seed=7)),
            ),
            values(
                "other_sizes",
                "Avec des poids donnés : 5 jetons de taille 4, une sortie de taille 3, ou un seul "
                "jeton.",
                "With given weights: 5 tokens of size 4, an output of size 3, or a single token.",
                Call((X,), layer=V1),
                Call((), {"x": X[:1]}, layer=V1),
                Call((SQUARE_X,), layer=v1(*SQUARE_W)),
            ),
            values("large_scores", *_HUGE, Call((30 * X,), layer=v1(X[:4], X[1:5], X[:4] + 1))),
            *_layer_checks(V1, X, (upstream(5, 3),)),
        ),
    ),
    "SelfAttention_v2": VisibleExercise(
        ("x",),
        (
            document(
                Text("000, version améliorée, graine 789", "000, improved version, seed 789"),
                Call((SENTENCE,), layer=Layer((3, 2), seed=789), printed=V2_OUTPUT),
            ),
            values(
                "drawn",
                "À une autre graine, d'autres matrices sont tirées, dans le même ordre.",
                "With another seed, other matrices are drawn, in the same order.",
                Call((SENTENCE,), layer=Layer((3, 2), seed=7)),
            ),
            values(
                "other_sizes",
                "Avec des poids donnés : 5 jetons de taille 4, une sortie de taille 3, ou un seul "
                "jeton.",
                "With given weights: 5 tokens of size 4, an output of size 3, or a single token.",
                Call((X,), layer=V2),
                Call((), {"x": X[:1]}, layer=V2),
                Call((SQUARE_X,), layer=v2(*SQUARE_W)),
            ),
            values(
                "bias",
                "Avec `qkv_bias=True`, chaque projection ajoute son biais.",
                "With `qkv_bias=True` each projection adds its bias.",
                Call((X,), layer=BIASED),
            ),
            values("large_scores", *_HUGE, Call((30 * X,), layer=v2(X[:4], X[1:5], X[:4] + 1))),
            *_layer_checks(V2, X, (upstream(5, 3),), BIASED),
        ),
    ),
    "transfer_weights": VisibleExercise(
        ("sa_v2", "sa_v1"),
        (
            VisibleCheck(
                "three_to_two",
                "transfer",
                Text(
                    "De 3 à 2, les trois projections de `sa_v1` sont celles de `sa_v2`.",
                    "From 3 to 2, the three projections of `sa_v1` are those of `sa_v2`.",
                ),
                (THREE_TO_TWO,),
            ),
            VisibleCheck(
                "four_to_four",
                "transfer",
                Text(
                    "De 4 à 4 aussi, où ne pas transposer ne lève aucune erreur.",
                    "From 4 to 4 too, where not transposing raises no error.",
                ),
                (FOUR_TO_FOUR,),
            ),
            line(
                "own",
                "`sa_v1` garde ses propres paramètres, que l'entraînement peut ajuster.",
                "`sa_v1` keeps parameters of its own, which training can adjust.",
                THREE_TO_TWO,
                FOUR_TO_FOUR,
            ),
            line(
                "memory",
                "Les deux couches ne partagent aucune mémoire.",
                "The two layers share no memory.",
                THREE_TO_TWO,
                FOUR_TO_FOUR,
            ),
            line(
                "intact",
                "`sa_v2` ressort intacte.",
                "`sa_v2` comes out untouched.",
                THREE_TO_TWO,
                FOUR_TO_FOUR,
            ),
        ),
    ),
    "AttentionSimple": VisibleExercise(
        ("x", "masque"),
        (
            values(
                "weights_given",
                "Avec des poids donnés : 2 phrases de 5 jetons de taille 4, ou d'un seul jeton.",
                "With given weights: 2 sentences of 5 tokens of size 4, or of a single token.",
                Call((SIMPLE_X,), layer=SIMPLE),
                Call((), {"x": SIMPLE_X[:, :1]}, layer=SIMPLE),
                Call((CUBE_Q,), layer=simple(*SQUARE_W)),
            ),
            values(
                "mask",
                "Un masque (L, L), (b, 1, L) ou (b, L, L), booléen ou fait de 0 et de 1, interdit.",
                "A mask of shape (L, L), (b, 1, L) or (b, L, L), boolean or of 0 and 1, forbids.",
                Call((SIMPLE_X, CAUSAL_MASK), layer=SIMPLE),
                Call((SIMPLE_X,), {"masque": SIMPLE_MASK}, layer=SIMPLE),
                Call((SIMPLE_X, SIMPLE_MASK * CAUSAL_MASK.flip(0, 1) == 0), layer=SIMPLE),
            ),
            values(
                "large_scores",
                "De très grands scores, ou très bas, donnent un résultat fini et juste, masque "
                "compris.",
                "Very large scores, or very low ones, give a finite and right result, mask "
                "included.",
                Call((30 * SIMPLE_X, CAUSAL_MASK), layer=SIMPLE),
                Call((FACING, FACING_MASK), layer=simple(*(torch.eye(4).double(),) * 3)),
            ),
            *_layer_checks(
                SIMPLE,
                SIMPLE_X,
                (upstream(2, 5, 4), upstream(2, 5, 5)),
                polite_calls=(
                    Call((SIMPLE_X,), layer=SIMPLE, between=(SIMPLE_X, CAUSAL_MASK)),
                    Call((SIMPLE_X, SIMPLE_MASK), layer=SIMPLE),
                ),
            ),
        ),
        returns=("output", "weights"),
    ),
    "cross_attention": VisibleExercise(
        ("x_target", "x_source", "W_Q", "W_K", "W_V"),
        (
            document(
                Text(
                    "000, la phrase se consulte elle-même",
                    "000, the sentence consults itself",
                ),
                Call((SENTENCE, SENTENCE, *DOCUMENT_W), printed=V1_OUTPUT),
            ),
            values(
                "other_sizes",
                "2 jetons cibles consultent 5 jetons sources ; tailles 4, 3 et 6.",
                "2 target tokens consult 5 source tokens; sizes 4, 3 and 6.",
                Call((TARGET, X, W_Q, W_K, W_V)),
                Call((X, TARGET, W_Q, W_K, W_V)),
                Call((TARGET, X[:1], W_Q, W_K, W_V)),
            ),
            values(
                "equal_sizes",
                "Autant de cibles que de sources, où les confondre ne lève aucune erreur ; "
                + NAMED.fr,
                "As many targets as sources, where mixing them up raises no error; " + NAMED.en,
                Call((CUBE_Q[0], CUBE_K[0], *SQUARE_W)),
                Call(
                    (),
                    {
                        "x_target": CUBE_V[0],
                        "x_source": CUBE_V[1],
                        "W_Q": SQUARE_W[1],
                        "W_K": SQUARE_W[2],
                        "W_V": SQUARE_W[0],
                    },
                ),
            ),
            values("large_scores", *_HUGE, Call((HUGE_Q, HUGE_K, *(torch.eye(4).double(),) * 3))),
            gradient(
                "Le gradient atteint la cible, la source et les trois matrices.",
                "The gradient reaches the target, the source and the three matrices.",
                Call((TARGET, X, W_Q, W_K, W_V), upstream=(upstream(2, 6),)),
            ),
            *facts(Call((TARGET, X, W_Q, W_K, W_V))),
        ),
    ),
    "permutation_gap": VisibleExercise(
        ("attention", "x", "permutation"),
        (
            values(
                "equivariant",
                "Une fonction équivariante donne 0, même pour une permutation qui n'est pas son "
                "inverse.",
                "An equivariant function gives 0, even for a permutation that is not its own "
                "inverse.",
                Call((Example("mean_and_self"), X[:4], [2, 0, 3, 1]), exact=0.0),
                Call((Example("mean_and_self"), X, [3, 0, 4, 1, 2]), exact=0.0),
            ),
            values(
                "neighbour",
                "Une fonction où chaque jeton devient le précédent donne le plus grand écart.",
                "A function where each token becomes the one before it gives the largest "
                "difference.",
                Call((Example("neighbour"), X, [3, 0, 4, 1, 2])),
                Call((Example("neighbour"), SQUARE_X / 7, [0, 2, 1, 4, 3])),
                Call(
                    (),
                    {
                        "attention": Example("neighbour"),
                        "x": KEYS,
                        "permutation": [1, 2, 3, 4, 0],
                    },
                    exact=0.0,  # a rotation leaves neighbours together
                ),
            ),
            values(
                "negative",
                "Des différences toutes négatives donnent un écart positif.",
                "Differences that are all negative give a positive gap.",
                Call(
                    (
                        Example("first_everywhere"),
                        double([-1.5, 0.2, 0.4], [0.5, 1.7, 0.9], [1.1, 0.8, 2.6]),
                        [2, 0, 1],
                    )
                ),
            ),
            polite(Call((Example("neighbour"), X, [3, 0, 4, 1, 2]))),
            line(
                "device",
                "Le calcul reste sur l'appareil de l'entrée : il marcherait sur un GPU.",
                "The computation stays on the input's device: it would work on a GPU.",
                Call((Example("neighbour"), X, [3, 0, 4, 1, 2])),
            ),
        ),
        number=True,
    ),
}
