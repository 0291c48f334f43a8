"""Hidden checks of ps2_self_attention: projections, scaled attention, modules that learn.

Each test compares values before it states any other fact, so that a program whose values are
wrong earns nothing for leaving its arguments alone. Expected values are computed here, in
float64, by torch's own softmax and autograd. Inputs are drawn from the secret seed with all
dimensions different: at equal sizes a wrong divisor or a missing transposition hides.

Weights are injected by `load_state_dict`; a seed matters only where the catalogue fixes the
order in which parameters are drawn. Construction is seeded all the same, so that a known mistake
whose weights cannot be injected answers the same when it is replayed.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn

from autograder import expect, reference_tensors
from autograder.checking import CPU_ONLY, check
from autograder.graders.shared import (
    FLOATS,
    PROJECTIONS,
    TO_X,
    as_printed,
    built,
    check_learns,
    check_without_bias,
    inject,
    leaf,
    linears,
    module_with,
    named,
    pulled_back,
    sentence,
)
from autograder.student import GraderFunction
from autograder.text import Text

SHORT_PROJECTIONS = ("w_q", "w_k", "w_v")

QUERIES = Text("Le tenseur des requêtes", "The tensor of queries")
KEYS = Text("Le tenseur des clés", "The tensor of keys")
VALUES = Text("Le tenseur des valeurs", "The tensor of values")
OUTPUT = Text("La sortie", "The output")
WEIGHTS = Text("La matrice des poids", "The matrix of weights")
SCORES = Text("La matrice des scores", "The matrix of scores")
TO_QUERIES = Text("`queries`", "`queries`")
TO_KEYS = Text("`keys`", "`keys`")
TO_VALUES = Text("`values`", "`values`")


def document_matrices() -> tuple[Tensor, Tensor, Tensor]:
    """3 × (3, 2): those that the document draws after seed 123, in order."""
    generator = torch.Generator().manual_seed(123)
    q, k, v = (torch.rand(3, 2, generator=generator) for _ in range(3))
    return q, k, v


def rounding(scores: Tensor) -> float:
    """The tolerance on weights that come from scores of this size, computed in float32.

    A score of 1000 is rounded to 6e-5, which moves a weight as much.
    """
    largest = float(scores[scores.isfinite()].abs().max())
    return expect.TOLERANCE[torch.float32] + 4 * torch.finfo(torch.float32).eps * largest


def scaled_scores(queries: Tensor, keys: Tensor) -> Tensor:
    """(..., Tq, d_k), (..., T, d_k) -> (..., Tq, T), in float64"""
    return queries.double() @ keys.double().transpose(-2, -1) / math.sqrt(keys.shape[-1])


def attention(
    queries: Tensor, keys: Tensor, values: Tensor, allowed: Tensor | None = None
) -> tuple[Tensor, Tensor]:
    """The right output and weights, computed in float64, in the dtype of `values`."""
    scores = scaled_scores(queries, keys)
    if allowed is not None:
        scores = scores.masked_fill(~allowed, -math.inf)
    weights = torch.softmax(scores, -1)
    return (weights @ values.double()).to(values.dtype), weights.to(values.dtype)


def self_attention(x: Tensor, W_q: Tensor, W_k: Tensor, W_v: Tensor) -> Tensor:
    """(T, d_in), 3 × (d_in, d_out) -> (T, d_out), in the dtype of `x`"""
    q, k, v = (x.double() @ W.double() for W in (W_q, W_k, W_v))
    return attention(q, k, v)[0].to(x.dtype)


def biased_attention(x: Tensor, weights: Mapping[str, Tensor]) -> Tensor:
    """The same from the state of a layer made of three nn.Linear, with or without bias."""
    projected = []
    for name in PROJECTIONS:
        y = x.double() @ weights[f"{name}.weight"].double().T
        bias = weights.get(f"{name}.bias")
        projected.append(y if bias is None else y + bias.double())
    return attention(*projected)[0].to(x.dtype)


def some_mask(draw, *shape: int) -> Tensor:
    """Random, with at least one position allowed and one forbidden in each row."""
    noise = draw.uniform(*shape)
    mask = noise > 0.5
    mask.scatter_(-1, noise.argmax(-1, keepdim=True), True)
    return mask.scatter_(-1, noise.argmin(-1, keepdim=True), False)


def with_zero_scores(queries: Tensor, keys: Tensor) -> tuple[Tensor, Tensor]:
    """The same, one query and one key being null: their scores are exactly 0."""
    queries, keys = queries.clone(), keys.clone()
    queries[..., -1, :] = 0.0
    keys[..., 1, :] = 0.0
    return queries, keys


def shifted_scores(queries: Tensor, keys: Tensor, shift: float | Tensor) -> tuple[Tensor, Tensor]:
    """The same, `shift` (a number, or one for each key) being added to the scores, d_k being 4.

    The first component moves the scores of a key, the same way for every query.
    """
    queries, keys = queries.clone(), keys.clone()
    queries[..., 0], keys[..., 0] = 2.0, shift
    return queries, keys


def check_attention(
    answer: Any,
    expected: tuple[Tensor, Tensor],
    *,
    allowed: Tensor | None = None,
    tolerance: float | None = None,
) -> None:
    """Output, then weights, then zeros where the mask forbids."""
    output, weights = expect.pair(answer, names=(OUTPUT, WEIGHTS))
    expect.close(output, expected[0], tolerance=tolerance, what=OUTPUT)
    expect.close(weights, expected[1], tolerance=tolerance, what=WEIGHTS)
    if allowed is not None:
        forbidden = weights[~allowed.expand(weights.shape)]
        expect.that(
            bool((forbidden == 0).all()),
            "Un poids interdit par le masque ne vaut pas exactement 0.",
            "A weight that the mask forbids is not exactly 0.",
        )


def matrices(
    draw, d_in: int, d_out: int, dtype: torch.dtype = torch.float64, scale: float = 1.0
) -> dict[str, Tensor]:
    """Weights of a SelfAttention_v1."""
    return {name: draw.normal(d_in, d_out, dtype=dtype, scale=scale) for name in PROJECTIONS}


# 2.8 attention_numpy ----------------------------------------------------------------------------


Arrays = tuple[np.ndarray, ...]


def numpy_attention(X: np.ndarray, W_Q: np.ndarray, W_K: np.ndarray, W_V: np.ndarray) -> Arrays:
    """The right scores, weights and output."""
    queries, keys, values = X @ W_Q, X @ W_K, X @ W_V
    scores = queries @ keys.T / math.sqrt(keys.shape[1])
    weights = torch.softmax(torch.from_numpy(scores), -1).numpy()
    return scores, weights, weights @ values


def drawn_arrays(draw, T: int, d: int, d_k: int, d_v: int, scale: float = 1.0) -> Arrays:
    shapes = ((T, d), (d, d_k), (d, d_k), (d, d_v))
    X, *projections = (draw.normal(*shape).numpy() for shape in shapes)
    return (scale * X, *projections)


def check_arrays(answer: Any, expected: Arrays) -> None:
    """Three float64 arrays: scores, weights, output."""
    names = (SCORES, WEIGHTS, OUTPUT)
    for got, wanted, what in zip(expect.pair(answer, names=names), expected, names, strict=True):
        expect.close(got, wanted, what=what)  # type: ignore[arg-type]


@check(
    "attention_numpy",
    fr="Sur les trois jetons de la date, scores, poids et sortie sont ceux du calcul à la main.",
    en="On the three tokens of the date, scores, weights and output are those worked out by hand.",
)
def test_attention_numpy_of_the_date(student):
    X = np.array([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
    swap = np.array([[0.0, 1.0], [1.0, 0.0]])
    answer = student.attention_numpy(X, np.eye(2), np.eye(2), swap)
    check_arrays(answer, numpy_attention(X, np.eye(2), np.eye(2), swap))


@check(
    "attention_numpy",
    weight=2.0,
    fr="T, d, d_k et d_v peuvent être quatre tailles différentes.",
    en="T, d, d_k and d_v may be four different sizes.",
)
@pytest.mark.parametrize(
    "sizes",
    [pytest.param((5, 4, 3, 6), id="wide_values"), pytest.param((4, 6, 5, 2), id="wide_keys")],
)
def test_attention_numpy_of_any_sizes(student, draw, sizes):
    arrays = drawn_arrays(draw, *sizes)
    check_arrays(student.attention_numpy(*arrays), numpy_attention(*arrays))


@check(
    "attention_numpy",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent aucune transposition.",
    en="Sizes that are all equal hide no transposition.",
)
def test_attention_numpy_of_square_matrices(student, draw):
    arrays = drawn_arrays(draw, 4, 4, 4, 4)
    check_arrays(student.attention_numpy(*arrays), numpy_attention(*arrays))


@check(
    "attention_numpy",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : un seul jeton, une seule composante.",
    en="Small sizes work too: a single token, a single component.",
)
def test_attention_numpy_of_small_sizes(student, draw):
    for sizes in [(3, 2, 4, 1), (1, 3, 2, 4), (4, 1, 1, 1), (2, 3, 1, 3), (1, 1, 1, 1)]:
        arrays = drawn_arrays(draw, *sizes)
        check_arrays(student.attention_numpy(*arrays), numpy_attention(*arrays))


@check(
    "attention_numpy",
    devices=CPU_ONLY,
    fr="Une longue suite de grandes dimensions garde l'échelle √d_k.",
    en="A long sequence of large dimensions keeps the scale √d_k.",
)
def test_attention_numpy_of_a_long_sequence(student, draw):
    X, W_Q, W_K, W_V = drawn_arrays(draw, 41, 16, 64, 5, scale=0.25)
    arrays = (X, W_Q / 4, W_K / 4, W_V)
    check_arrays(student.attention_numpy(*arrays), numpy_attention(*arrays))


@check(
    "attention_numpy",
    weight=1.5,
    fr="De très grands scores donnent des poids finis.",
    en="Very large scores give finite weights.",
)
def test_attention_numpy_of_large_scores(student, draw):
    arrays = drawn_arrays(draw, 5, 4, 3, 2, scale=25.0)
    check_arrays(student.attention_numpy(*arrays), numpy_attention(*arrays))


@check(
    "attention_numpy",
    weight=1.5,
    fr="Des lignes de scores très éloignées les unes des autres gardent chacune leurs poids.",
    en="Rows of scores that are very far from one another each keep their weights.",
)
def test_attention_numpy_of_rows_far_apart(student, draw):
    level = draw.uniform(4, low=30.0, high=30.2).numpy()
    X = np.stack([np.array([40.0, -40.0, 2.0, -1.0]), level], axis=1)
    W_Q, W_K = np.array([[1.0], [0.0]]), np.array([[0.0], [1.0]])
    W_V = draw.normal(2, 3).numpy()
    check_arrays(student.attention_numpy(X, W_Q, W_K, W_V), numpy_attention(X, W_Q, W_K, W_V))


@check(
    "attention_numpy",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_attention_numpy_called_by_name(student, draw):
    X, W_Q, W_K, W_V = arrays = drawn_arrays(draw, 5, 4, 3, 2)
    answer = student.attention_numpy(W_V=W_V, W_K=W_K, W_Q=W_Q, X=X)
    check_arrays(answer, numpy_attention(*arrays))


@check(
    "attention_numpy",
    weight=2.0,
    devices=CPU_ONLY,
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_attention_numpy_leaves_its_arguments_alone(student, draw):
    arrays = drawn_arrays(draw, 4, 5, 3, 2)
    call = student.attention_numpy.observe(*arrays)
    check_arrays(call.value, numpy_attention(*arrays))
    expect.unchanged(call.facts.changed)


@check(
    "attention_numpy",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_attention_numpy_remembers_nothing(student, draw):
    first, other = drawn_arrays(draw, 5, 4, 3, 2), drawn_arrays(draw, 5, 4, 3, 2)
    for arrays in (first, other, first):
        check_arrays(student.attention_numpy(*arrays), numpy_attention(*arrays))


# 2.1 project_qkv --------------------------------------------------------------------------------


def check_projections(answer: Any, x: Tensor, projections: tuple[Tensor, ...]) -> None:
    names = (QUERIES, KEYS, VALUES)
    for got, W, what in zip(expect.pair(answer, names=names), projections, names, strict=True):
        expect.close(got, (x.double() @ W.double()).to(x.dtype), what=what)


def drawn_projection(
    draw, T: int, d_in: int, d_out: int, dtype: torch.dtype = torch.float64
) -> tuple[Tensor, tuple[Tensor, ...]]:
    x = draw.normal(T, d_in, dtype=dtype)
    return x, tuple(draw.normal(d_in, d_out, dtype=dtype) for _ in range(3))


@check(
    "project_qkv",
    fr="Avec les matrices du document, les projections de la phrase sont les siennes.",
    en="With the document's matrices, the projections of the sentence are the document's.",
)
def test_project_qkv_matches_the_document(student):
    answer = student.project_qkv(sentence(), *document_matrices())
    check_projections(answer, sentence(), document_matrices())
    queries = expect.pair(answer, names=(QUERIES, KEYS, VALUES))[0]
    as_printed(queries[1], reference_tensors.QUERY_OF_JOURNEY.row())


@check(
    "project_qkv",
    weight=2.0,
    fr="T, d_in et d_out peuvent être des tailles quelconques, et les matrices aussi.",
    en="T, d_in and d_out may be any sizes, and the matrices any matrices.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_project_qkv_of_any_sizes(student, draw, dtype):
    x, projections = drawn_projection(draw, 7, 5, 3, dtype)
    check_projections(student.project_qkv(x, *projections), x, projections)


@check(
    "project_qkv",
    weight=2.0,
    fr="Des matrices carrées ne cachent aucune transposition.",
    en="Square matrices hide no transposition.",
)
def test_project_qkv_of_square_matrices(student, draw):
    for T in (4, 6):
        x, projections = drawn_projection(draw, T, 4, 4)
        check_projections(student.project_qkv(x, *projections), x, projections)


@check(
    "project_qkv",
    fr="Les petites tailles marchent aussi : un seul jeton, une seule composante.",
    en="Small sizes work too: a single token, a single component.",
)
def test_project_qkv_of_small_sizes(student, draw):
    for sizes in [(4, 3, 2), (1, 4, 2), (5, 1, 3), (5, 3, 1), (1, 1, 1)]:
        x, projections = drawn_projection(draw, *sizes)
        check_projections(student.project_qkv(x, *projections), x, projections)


@check(
    "project_qkv",
    devices=CPU_ONLY,
    fr="Une longue suite de grands vecteurs se projette en entier.",
    en="A long sequence of large vectors is projected whole.",
)
def test_project_qkv_of_a_long_sequence(student, draw):
    x, projections = drawn_projection(draw, 61, 24, 17)
    check_projections(student.project_qkv(10 * x, *projections), 10 * x, projections)


@check(
    "project_qkv",
    weight=2.0,
    fr="Le gradient remonte jusqu'à `x` et jusqu'aux trois matrices.",
    en="The gradient reaches `x` and the three matrices.",
)
def test_project_qkv_is_differentiable(student, draw):
    x, projections = drawn_projection(draw, 6, 4, 3)
    upstream = tuple(draw.normal(6, 3) for _ in range(3))
    value, gradients = student.project_qkv.gradients(
        leaf(x), *map(leaf, projections), upstream=upstream
    )
    check_projections(value, x, projections)
    total = sum(u @ W.T for u, W in zip(upstream, projections, strict=True))
    assert isinstance(total, Tensor)
    expect.gradient(gradients[0], total, of=TO_X)
    for got, u, name in zip(gradients[1:], upstream, PROJECTIONS, strict=True):
        expect.gradient(got, x.T @ u, of=named(name))


@check(
    "project_qkv",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_project_qkv_called_by_name(student, draw):
    x, projections = drawn_projection(draw, 5, 4, 3)
    W_query, W_key, W_value = projections
    answer = student.project_qkv(W_value=W_value, W_key=W_key, W_query=W_query, x=x)
    check_projections(answer, x, projections)


@check(
    "project_qkv",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_project_qkv_leaves_its_arguments_alone(student, draw):
    x, projections = drawn_projection(draw, 5, 4, 3)
    call = student.project_qkv.observe(x, *projections)
    check_projections(call.value, x, projections)
    expect.unchanged(call.facts.changed)
    expect.that(
        not call.facts.requires_grad,
        "Aucun argument ne demande de gradient, et le résultat en demande un : as-tu changé "
        "`requires_grad` ?",
        "No argument asks for a gradient, and the result asks for one: did you change "
        "`requires_grad`?",
    )


@check(
    "project_qkv",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_project_qkv_remembers_nothing(student, draw):
    first, other = drawn_projection(draw, 5, 4, 3), drawn_projection(draw, 5, 4, 3)
    for x, projections in (first, other, first):
        check_projections(student.project_qkv(x, *projections), x, projections)


# 2.7 score_spread -------------------------------------------------------------------------------

RAW = Text("L'écart-type brut", "The raw standard deviation")
SCALED = Text("L'écart-type après division", "The standard deviation after division")

# The measure of n samples is off by its own standard deviation, relative to the value:
# sqrt((2 + 6/d_k) / n) / 2, the kurtosis of q · k being 3 + 6/d_k.
SIGMAS = 6.0


def measures(student: Any) -> Callable[..., Any]:
    """`student.score_spread`, each call from another state of torch's global generator.

    So that a measure which forgets `seed` never repeats itself by luck, nor here and in a replay
    by bad luck.
    """
    states = itertools.count(1)
    return lambda *args, **kwargs: student.score_spread.seeded(next(states))(*args, **kwargs)


def spread_of(answer: Any) -> tuple[float, float]:
    """The two numbers of an answer."""
    numbers = []
    for value, what in zip(expect.pair(answer, names=(RAW, SCALED)), (RAW, SCALED), strict=True):
        if isinstance(value, (Tensor, np.ndarray)) and value.ndim == 0:
            value = value.item()
        expect.that(
            isinstance(value, (int, float, np.floating)) and not isinstance(value, bool),
            f"{what.fr} devrait être un nombre.",
            f"{what.en} should be a number.",
        )
        numbers.append(float(value))
    return numbers[0], numbers[1]


def check_spread(answer: Any, d_k: int, num_samples: int) -> tuple[float, float]:
    """Both numbers are what so many samples can measure."""
    raw, scaled = spread_of(answer)
    margin = SIGMAS * math.sqrt((2 + 6 / d_k) / num_samples) / 2
    for got, right, what in ((raw, math.sqrt(d_k), RAW), (scaled, 1.0, SCALED)):
        expect.that(
            abs(got / right - 1) <= margin,
            f"{what.fr} est loin de ce que de tels tirages mesurent.",
            f"{what.en} is far from what such samples measure.",
        )
    return raw, scaled


def check_measured(spreads: list[tuple[float, float]], d_k: int) -> None:
    """Not √d_k and 1 themselves each time, which no sample gives."""
    expect.that(
        any(abs(raw / math.sqrt(d_k) - 1) + abs(scaled - 1) > 1e-9 for raw, scaled in spreads),
        "Chaque graine donne exactement ce que prédit la théorie : la mesure reste à faire, sur "
        "des vecteurs tirés au hasard.",
        "Every seed gives exactly what theory predicts: the measure is still to be made, on "
        "vectors drawn at random.",
    )


@check(
    "score_spread",
    weight=3.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="Les deux écarts-types sont ceux de q·k et de q·k/√d_k, quel que soit d_k.",
    en="Both standard deviations are those of q·k and of q·k/√d_k, whatever d_k is.",
)
@pytest.mark.parametrize("d_k", [1, 3, 25, 150])
def test_score_spread_for_any_size(student, draw, d_k):
    measure = measures(student)
    seeds = [draw.integer(1, 10**6) for _ in range(3)]
    check_measured([check_spread(measure(d_k, 4000, s), d_k, 4000) for s in seeds], d_k)


@check(
    "score_spread",
    weight=2.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="Sans autre argument, 10 000 tirages sont faits, avec la graine 0.",
    en="With no other argument, 10,000 samples are drawn, with the seed 0.",
)
def test_score_spread_by_default(student):
    measure = measures(student)
    spread = check_spread(measure(16), 16, 10_000)
    for again in (measure(16, 10_000, 0), measure(16, seed=0)):
        same_spread(spread, spread_of(again))
    others = [check_spread(measure(16, seed=seed), 16, 10_000) for seed in (1, 2, 3)]
    check_measured([spread, *others], 16)


def same_spread(one: tuple[float, float], other: tuple[float, float]) -> None:
    expect.that(
        all(abs(a - b) <= 1e-6 * abs(a) for a, b in zip(one, other, strict=True)),
        "La même graine devrait donner deux fois la même mesure.",
        "The same seed should give the same measure twice.",
    )


@check(
    "score_spread",
    weight=2.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="La même graine donne la même mesure, une autre graine une autre.",
    en="The same seed gives the same measure, another seed another one.",
)
def test_score_spread_follows_its_seed(student, draw):
    measure = measures(student)
    seeds = [11, 12, 13 + draw.integer(1, 10**6)]
    spreads = [check_spread(measure(8, 3000, s), 8, 3000) for s in seeds]
    for seed, spread in zip(reversed(seeds), reversed(spreads), strict=True):
        same_spread(spread, spread_of(measure(8, 3000, seed)))
    expect.that(
        len({raw for raw, _ in spreads}) == len({scaled for _, scaled in spreads}) == len(seeds),
        "Des graines différentes donnent exactement la même mesure : vient-elle de tirages ?",
        "Different seeds give exactly the same measure: does it come from samples?",
    )


@check(
    "score_spread",
    weight=2.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="Le nombre de tirages est celui qu'on demande : peu de tirages mesurent mal.",
    en="The number of samples is the one asked for: a few samples measure badly.",
)
@pytest.mark.parametrize("d_k", [1, 6])
def test_score_spread_of_few_samples(student, draw, d_k):
    measure = measures(student)
    check_spread(measure(d_k, 5000, 7), d_k, 5000)
    first = draw.integer(1, 10**6)
    measured = [spread_of(measure(d_k, 12, first + i)) for i in range(48)]
    usual = math.sqrt((2 + 6 / d_k) / 12) / 2
    for column, right, what in ((0, math.sqrt(d_k), RAW), (1, 1.0, SCALED)):
        ratios = torch.tensor([pair[column] / right for pair in measured], dtype=torch.float64)
        expect.that(
            float(ratios.std()) > 0.4 * usual and 0.4 < float(ratios.mean()) < 1.6,
            f"{what.fr} mesuré sur 12 tirages varie trop peu d'une graine à l'autre.",
            f"{what.en} measured on 12 samples varies too little from one seed to another.",
        )


@check(
    "score_spread",
    devices=CPU_ONLY,
    open_ended=True,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_score_spread_called_by_name(student):
    measure = measures(student)
    spread = check_spread(measure(seed=3, num_samples=4000, d_k=5), 5, 4000)
    same_spread(spread, spread_of(measure(5, 4000, 3)))
    check_measured([spread, check_spread(measure(5, 4000, 4), 5, 4000)], 5)


# 2.2 attention_weights --------------------------------------------------------------------------


def right_weights(queries: Tensor, keys: Tensor) -> Tensor:
    return torch.softmax(scaled_scores(queries, keys), -1).to(keys.dtype)


@check(
    "attention_weights",
    fr="Sur la phrase du document, les poids de « journey » sont ceux du document.",
    en="On the document's sentence, the weights of “journey” are the document's.",
)
def test_attention_weights_match_the_document(student):
    W_query, W_key, _ = document_matrices()
    queries, keys = sentence() @ W_query, sentence() @ W_key
    expected = reference_tensors.WEIGHTS_OF_JOURNEY.tensor()
    as_printed(student.attention_weights(queries[1:2], keys), expected)


@check(
    "attention_weights",
    weight=2.0,
    fr="Il peut y avoir moins de requêtes que de clés, ou plus, et d_k est quelconque.",
    en="There may be fewer queries than keys, or more, and d_k is any size.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_attention_weights_of_any_sizes(student, draw, dtype):
    for Tq, T, d_k in [(4, 5, 3), (7, 3, 6)]:
        queries = draw.normal(Tq, d_k, scale=1.5, dtype=dtype)
        keys = draw.normal(T, d_k, scale=1.5, dtype=dtype)
        expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


@check(
    "attention_weights",
    weight=2.0,
    fr="Des axes de lot, autant qu'on veut, précèdent les deux derniers.",
    en="Batch axes, as many as one likes, come before the last two.",
)
def test_attention_weights_with_batch_axes(student, draw):
    for lead in [(2,), (2, 3), (3, 1, 2), (1,)]:
        queries, keys = draw.normal(*lead, 4, 3), draw.normal(*lead, 5, 3)
        expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


@check(
    "attention_weights",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent ni transposition ni erreur d'axe.",
    en="Sizes that are all equal hide no transposition and no mistaken axis.",
)
def test_attention_weights_of_equal_sizes(student, draw):
    for shape in [(4, 4), (3, 3, 3), (2, 2, 2, 2)]:
        queries, keys = draw.normal(*shape, scale=1.5), draw.normal(*shape, scale=1.5)
        expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


@check(
    "attention_weights",
    fr="Les petites tailles marchent aussi : une requête, une clé, une composante.",
    en="Small sizes work too: one query, one key, one component.",
)
def test_attention_weights_of_small_sizes(student, draw):
    for Tq, T, d_k in [(3, 2, 2), (1, 5, 3), (2, 7, 1), (4, 1, 2), (1, 1, 1)]:
        queries, keys = draw.normal(Tq, d_k), draw.normal(T, d_k)
        expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


@check(
    "attention_weights",
    devices=CPU_ONLY,
    fr="Pour de longs vecteurs aussi, les scores sont divisés par √d_k.",
    en="For long vectors too, the scores are divided by √d_k.",
)
def test_attention_weights_of_long_vectors(student, draw):
    for d_k in (64, 256):
        queries, keys = draw.normal(5, d_k), draw.normal(9, d_k)
        expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


@check(
    "attention_weights",
    weight=1.5,
    fr="De très grands scores donnent des poids finis.",
    en="Very large scores give finite weights.",
)
def test_attention_weights_of_large_scores(student, draw):
    queries = draw.normal(2, 3, 4, scale=20.0).round().float()
    keys = draw.normal(2, 5, 4, scale=20.0).round().float()
    value = student.attention_weights(queries, keys)
    tolerance = rounding(scaled_scores(queries, keys))
    expect.close(value, right_weights(queries, keys), tolerance=tolerance)


@check(
    "attention_weights",
    weight=1.5,
    fr="Des lignes de scores très éloignées les unes des autres gardent chacune leurs poids.",
    en="Rows of scores that are very far from one another each keep their weights.",
)
def test_attention_weights_of_rows_far_apart(student, draw):
    queries = torch.tensor([30.0, -30.0, 1.0]).reshape(3, 1).expand(3, 4).contiguous()
    keys = 10.0 + draw.normal(5, 4, scale=0.05).float()
    value = student.attention_weights(queries, keys)
    tolerance = rounding(scaled_scores(queries, keys))
    expect.close(value, right_weights(queries, keys), tolerance=tolerance)
    # float64 tells apart scores that float32 rounds to the same number.
    queries, keys = shifted_scores(draw.normal(3, 4), draw.normal(5, 4), 2e5)
    expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


@check(
    "attention_weights",
    weight=1.5,
    fr="Un score qui vaut exactement 0 est un score comme un autre.",
    en="A score that is exactly 0 is a score like any other.",
)
def test_attention_weights_of_zero_scores(student, draw):
    for lead in [(), (2,)]:
        queries, keys = with_zero_scores(draw.normal(*lead, 4, 3), draw.normal(*lead, 5, 3))
        expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


def check_weights_gradients(student: Any, queries: Tensor, keys: Tensor, upstream: Tensor) -> None:
    value, gradients = student.attention_weights.gradients(
        leaf(queries), leaf(keys), upstream=upstream
    )
    expect.close(value, right_weights(queries, keys))
    expected = pulled_back(right_weights, queries, keys, upstream=upstream)
    for got, wanted, of in zip(gradients, expected, (TO_QUERIES, TO_KEYS), strict=True):
        expect.gradient(got, wanted, of=of)


@check(
    "attention_weights",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux requêtes et jusqu'aux clés.",
    en="The gradient reaches the queries and the keys.",
)
def test_attention_weights_are_differentiable(student, draw):
    queries, keys, upstream = draw.normal(2, 4, 3), draw.normal(2, 5, 3), draw.normal(2, 4, 5)
    check_weights_gradients(student, queries, keys, upstream)


@check(
    "attention_weights",
    weight=1.5,
    fr="De très grands scores laissent passer un gradient fini.",
    en="Very large scores let a finite gradient through.",
)
def test_attention_weights_of_large_scores_are_differentiable(student, draw):
    queries, keys = shifted_scores(draw.normal(2, 4, 4), draw.normal(2, 5, 4), 1500.0)
    check_weights_gradients(student, queries, keys, draw.normal(2, 4, 5))


@check(
    "attention_weights",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_attention_weights_called_by_name(student, draw):
    queries, keys = draw.normal(4, 3), draw.normal(5, 3)
    value = student.attention_weights(keys=keys, queries=queries)
    expect.close(value, right_weights(queries, keys))


@check(
    "attention_weights",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_attention_weights_leave_their_arguments_alone(student, draw):
    queries, keys = draw.normal(4, 3), draw.normal(5, 3)
    call = student.attention_weights.observe(queries, keys)
    expect.close(call.value, right_weights(queries, keys))
    expect.unchanged(call.facts.changed)


@check(
    "attention_weights",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_attention_weights_remember_nothing(student, draw):
    first = (draw.normal(4, 3), draw.normal(5, 3))
    other = (draw.normal(4, 3), draw.normal(5, 3))
    for queries, keys in (first, other, first):
        expect.close(student.attention_weights(queries, keys), right_weights(queries, keys))


# 2.3 scaled_dot_product_attention ---------------------------------------------------------------

Three = tuple[Tensor, Tensor, Tensor]


def drawn_qkv(
    draw,
    *lead: int,
    Tq: int = 4,
    T: int = 5,
    d_k: int = 3,
    d_v: int = 7,
    dtype: torch.dtype = torch.float64,
) -> Three:
    """Queries, keys and values with these axes of batch, all dimensions different."""
    return (
        draw.normal(*lead, Tq, d_k, scale=1.5, dtype=dtype),
        draw.normal(*lead, T, d_k, scale=1.5, dtype=dtype),
        draw.normal(*lead, T, d_v, dtype=dtype),
    )


@check(
    "scaled_dot_product_attention",
    fr="Sur la phrase du document, le contexte et les poids de « journey » sont les siens.",
    en="On the document's sentence, the context and the weights of “journey” are the document's.",
)
def test_scaled_dot_product_attention_matches_the_document(student):
    queries, keys, values = (sentence() @ W for W in document_matrices())
    answer = student.scaled_dot_product_attention(queries, keys, values)
    output, weights = expect.pair(answer, names=(OUTPUT, WEIGHTS))
    as_printed(output, reference_tensors.SELF_ATTENTION_V1.tensor(), OUTPUT)
    expected = reference_tensors.WEIGHTS_OF_JOURNEY.row()
    as_printed(weights[1], expected, WEIGHTS)


@check(
    "scaled_dot_product_attention",
    weight=2.0,
    fr="Sans masque, les cinq tailles (lot, requêtes, clés, d_k, d_v) peuvent toutes différer.",
    en="Without mask, the five sizes (batch, queries, keys, d_k, d_v) may all differ.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_scaled_dot_product_attention_without_mask(student, draw, dtype):
    arguments = drawn_qkv(draw, 2, dtype=dtype)
    check_attention(student.scaled_dot_product_attention(*arguments), attention(*arguments))


@check(
    "scaled_dot_product_attention",
    weight=2.0,
    fr="Des axes de lot, aucun ou plusieurs, précèdent les deux derniers.",
    en="Batch axes, none or several, come before the last two.",
)
def test_scaled_dot_product_attention_with_batch_axes(student, draw):
    for lead in [(), (2, 3), (1, 3, 2), (6,)]:
        arguments = drawn_qkv(draw, *lead)
        check_attention(student.scaled_dot_product_attention(*arguments), attention(*arguments))


@check(
    "scaled_dot_product_attention",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent ni transposition ni échange.",
    en="Sizes that are all equal hide no transposition and no exchange.",
)
def test_scaled_dot_product_attention_of_equal_sizes(student, draw):
    for shape in [(4, 4), (3, 3, 3), (2, 2, 2, 2)]:
        q, k, v = (draw.normal(*shape, scale=1.5) for _ in range(3))
        check_attention(student.scaled_dot_product_attention(q, k, v), attention(q, k, v))


@check(
    "scaled_dot_product_attention",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une requête, une clé, une composante.",
    en="Small sizes work too: one query, one key, one component.",
)
def test_scaled_dot_product_attention_of_small_sizes(student, draw):
    for Tq, T, d_k, d_v in [(3, 2, 4, 2), (1, 5, 3, 4), (4, 1, 2, 3), (2, 6, 1, 1), (1, 1, 1, 1)]:
        arguments = drawn_qkv(draw, Tq=Tq, T=T, d_k=d_k, d_v=d_v)
        check_attention(student.scaled_dot_product_attention(*arguments), attention(*arguments))


@check(
    "scaled_dot_product_attention",
    weight=3.0,
    fr="Là où le masque booléen vaut False, le poids vaut 0, et chaque ligne somme à 1.",
    en="Where the boolean mask is False, the weight is 0, and each row sums to 1.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_scaled_dot_product_attention_with_a_mask(student, draw, dtype):
    arguments = drawn_qkv(draw, 2, dtype=dtype)
    mask = some_mask(draw, 2, 4, 5)
    answer = student.scaled_dot_product_attention(*arguments, mask)
    check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    weight=1.0,
    fr="Un masque fait de 0 et de 1 vaut un masque booléen.",
    en="A mask made of 0 and 1 works as a boolean mask does.",
)
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(torch.int64, id="int64"),
        pytest.param(torch.uint8, id="uint8"),
        pytest.param(torch.float32, id="float32"),
        pytest.param(torch.float64, id="float64"),
    ],
)
def test_scaled_dot_product_attention_with_a_mask_of_numbers(student, draw, kind):
    arguments = drawn_qkv(draw, 3)
    mask = some_mask(draw, 4, 5)
    answer = student.scaled_dot_product_attention(*arguments, mask.to(kind))
    check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    weight=2.0,
    fr="Le masque peut avoir moins d'axes, ou des axes de taille 1.",
    en="The mask may have fewer axes, or axes of size 1.",
)
@pytest.mark.parametrize(
    "shape",
    [
        pytest.param((5,), id="keys_alone"),
        pytest.param((1, 5), id="one_row"),
        pytest.param((2, 1, 5), id="one_a_sentence"),
        pytest.param((1, 4, 5), id="one_for_the_batch"),
    ],
)
def test_scaled_dot_product_attention_with_a_mask_that_is_broadcast(student, draw, shape):
    arguments = drawn_qkv(draw, 2)
    mask = some_mask(draw, *shape)
    answer = student.scaled_dot_product_attention(*arguments, mask)
    check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    devices=CPU_ONLY,
    weight=2.0,
    fr="Avec deux axes de lot aussi, le masque s'étend comme PyTorch étend les formes.",
    en="With two batch axes too, the mask expands as PyTorch expands shapes.",
)
def test_scaled_dot_product_attention_with_a_mask_on_two_batch_axes(student, draw):
    arguments = drawn_qkv(draw, 2, 3)
    for shape in [(2, 1, 1, 5), (3, 4, 5), (2, 3, 4, 5), (4, 5)]:
        mask = some_mask(draw, *shape)
        answer = student.scaled_dot_product_attention(*arguments, mask)
        check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    weight=3.0,
    fr="Quand deux tailles coïncident, le masque s'étend encore par la droite.",
    en="When two sizes coincide, the mask still expands from the right.",
)
def test_scaled_dot_product_attention_with_a_mask_of_ambiguous_sizes(student, draw):
    for b, Tq, T, shapes in [
        (2, 5, 5, [(5,), (1, 5), (2, 1, 5)]),  # as many queries as keys
        (4, 4, 5, [(4, 5), (5,), (4, 1, 5)]),  # as many sentences as queries
        (3, 3, 3, [(3, 3), (3,), (1, 3), (3, 1, 3)]),
    ]:
        arguments = drawn_qkv(draw, b, Tq=Tq, T=T)
        for shape in shapes:
            mask = some_mask(draw, *shape)
            answer = student.scaled_dot_product_attention(*arguments, mask)
            check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    weight=3.0,
    fr="Un score qui vaut exactement 0 est un score comme un autre, avec ou sans masque.",
    en="A score that is exactly 0 is a score like any other, with a mask or without.",
)
def test_scaled_dot_product_attention_of_zero_scores(student, draw):
    queries, keys, values = drawn_qkv(draw, 2)
    arguments = (*with_zero_scores(queries, keys), values)
    mask = some_mask(draw, 4, 5)
    mask[:, 1] = True
    check_attention(student.scaled_dot_product_attention(*arguments), attention(*arguments))
    for given in (mask, mask.double()):
        answer = student.scaled_dot_product_attention(*arguments, given)
        check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    devices=CPU_ONLY,
    fr="Un masque carré n'est pas symétrique : ses lignes sont les requêtes.",
    en="A square mask is not symmetric: its rows are the queries.",
)
def test_scaled_dot_product_attention_with_a_causal_mask(student, draw):
    arguments = drawn_qkv(draw, 2, Tq=5, T=5)
    mask = torch.ones(5, 5).tril() == 1
    answer = student.scaled_dot_product_attention(*arguments, mask)
    check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    devices=CPU_ONLY,
    fr="Un masque qui permet tout ne change rien ; une seule position permise prend tout.",
    en="A mask that allows all changes nothing; a single allowed position takes all.",
)
def test_scaled_dot_product_attention_at_both_ends_of_the_mask(student, draw):
    arguments = drawn_qkv(draw, 2)
    everything = torch.ones(4, 5) == 1
    alone = torch.zeros(4, 5).scatter(1, draw.uniform(4, 5).argmax(1, keepdim=True).long(), 1.0)
    for mask in (everything, alone == 1):
        answer = student.scaled_dot_product_attention(*arguments, mask)
        check_attention(answer, attention(*arguments, mask), allowed=mask)


@check(
    "scaled_dot_product_attention",
    weight=1.5,
    fr="Sans masque, de très grands scores donnent des poids finis.",
    en="Without mask, very large scores give finite weights.",
)
def test_scaled_dot_product_attention_of_large_scores(student, draw):
    queries, keys = (draw.normal(2, n, 4, scale=20.0).round().float() for n in (3, 5))
    values = draw.normal(2, 5, 6).float()
    answer = student.scaled_dot_product_attention(queries, keys, values)
    tolerance = rounding(scaled_scores(queries, keys))
    check_attention(answer, attention(queries, keys, values), tolerance=tolerance)


@check(
    "scaled_dot_product_attention",
    weight=1.5,
    fr="Des lignes de scores très éloignées les unes des autres gardent chacune leurs poids.",
    en="Rows of scores that are very far from one another each keep their weights.",
)
def test_scaled_dot_product_attention_of_rows_far_apart(student, draw):
    queries = torch.tensor([30.0, -30.0, 1.0]).reshape(3, 1).expand(3, 4).contiguous()
    keys = 10.0 + draw.normal(5, 4, scale=0.05).float()
    values = draw.normal(5, 6).float()
    tolerance = rounding(scaled_scores(queries, keys))
    answer = student.scaled_dot_product_attention(queries, keys, values)
    check_attention(answer, attention(queries, keys, values), tolerance=tolerance)


@check(
    "scaled_dot_product_attention",
    weight=4.0,
    fr="Une position interdite ne pèse rien, si grand que soit son score ou si bas les autres.",
    en="A forbidden position weighs nothing, however large its score or low the others.",
)
@pytest.mark.parametrize(
    "shift",
    [
        pytest.param(9e5, id="forbidden_high"),
        pytest.param(-9e5, id="allowed_low"),
    ],
)
def test_scaled_dot_product_attention_of_large_masked_scores(student, draw, shift):
    queries, keys, values = drawn_qkv(draw, 2, d_k=4)
    mask = some_mask(draw, 5)
    arguments = (*shifted_scores(queries, keys, mask_shift(mask, shift)), values)
    answer = student.scaled_dot_product_attention(*arguments, mask)
    check_attention(answer, attention(*arguments, mask), allowed=mask)


def mask_shift(mask: Tensor, shift: float) -> Tensor:
    """`shift` where it sets forbidden keys far above the allowed ones, 0 elsewhere."""
    return torch.where(mask, 0.0, shift) if shift > 0 else torch.where(mask, shift, 0.0)


def check_attention_gradients(
    student: Any, arguments: Three, mask: Tensor | None, upstream: tuple[Tensor, Tensor]
) -> None:
    given = () if mask is None else (mask,)
    value, gradients = student.scaled_dot_product_attention.gradients(
        *map(leaf, arguments), *given, upstream=upstream
    )
    check_attention(value, attention(*arguments, mask), allowed=mask)
    expected = pulled_back(lambda *a: attention(*a, mask), *arguments, upstream=upstream)
    for got, wanted, of in zip(gradients, expected, (TO_QUERIES, TO_KEYS, TO_VALUES), strict=True):
        expect.gradient(got, wanted, of=of)


@check(
    "scaled_dot_product_attention",
    weight=2.0,
    fr="De très grands scores, permis ou cachés, laissent passer un gradient fini.",
    en="Very large scores, allowed or hidden, let a finite gradient through.",
)
@pytest.mark.parametrize(
    "hidden", [pytest.param(False, id="free"), pytest.param(True, id="hidden")]
)
def test_scaled_dot_product_attention_of_large_scores_is_differentiable(student, draw, hidden):
    queries, keys, values = drawn_qkv(draw, 2, d_k=4)
    mask = some_mask(draw, 5) if hidden else None
    shift = 1500.0 if mask is None else mask_shift(mask, 1500.0)
    upstream = (draw.normal(2, 4, 7), draw.normal(2, 4, 5))
    arguments = (*shifted_scores(queries, keys, shift), values)
    check_attention_gradients(student, arguments, mask, upstream)


@check(
    "scaled_dot_product_attention",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux requêtes, aux clés et aux valeurs, avec ou sans masque.",
    en="The gradient reaches queries, keys and values, with a mask or without.",
)
@pytest.mark.parametrize(
    "masked", [pytest.param(False, id="free"), pytest.param(True, id="masked")]
)
def test_scaled_dot_product_attention_is_differentiable(student, draw, masked):
    arguments = drawn_qkv(draw, 2)
    mask = some_mask(draw, 4, 5) if masked else None
    upstream = (draw.normal(2, 4, 7), draw.normal(2, 4, 5))
    check_attention_gradients(student, arguments, mask, upstream)


@check(
    "scaled_dot_product_attention",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_scaled_dot_product_attention_called_by_name(student, draw):
    queries, keys, values = arguments = drawn_qkv(draw, 2)
    mask = some_mask(draw, 4, 5)
    answer = student.scaled_dot_product_attention(
        mask=mask, values=values, keys=keys, queries=queries
    )
    check_attention(answer, attention(*arguments, mask), allowed=mask)
    answer = student.scaled_dot_product_attention(
        values=values, keys=keys, queries=queries, mask=None
    )
    check_attention(answer, attention(*arguments))


@check(
    "scaled_dot_product_attention",
    weight=1.5,
    fr="L'appel laisse ses arguments intacts, le masque aussi.",
    en="The call leaves its arguments as they were, the mask too.",
)
@pytest.mark.parametrize("kind", [torch.bool, torch.float64], ids=["bool", "numbers"])
def test_scaled_dot_product_attention_leaves_its_arguments_alone(student, draw, kind):
    arguments = drawn_qkv(draw, 2)
    mask = some_mask(draw, 2, 4, 5)
    call = student.scaled_dot_product_attention.observe(*arguments, mask.to(kind))
    check_attention(call.value, attention(*arguments, mask), allowed=mask)
    expect.unchanged(call.facts.changed)


@check(
    "scaled_dot_product_attention",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents ni de leurs masques.",
    en="The result depends on the arguments alone, not on earlier calls or their masks.",
)
def test_scaled_dot_product_attention_remembers_nothing(student, draw):
    first, other = drawn_qkv(draw, 2), drawn_qkv(draw, 2)
    mask = some_mask(draw, 4, 5)
    for arguments, given in ((first, None), (other, mask), (first, None), (other, ~mask)):
        answer = student.scaled_dot_product_attention(*arguments, given)
        check_attention(answer, attention(*arguments, given), allowed=given)


# 2.12 counterexample_scale ----------------------------------------------------------------------

GAP = 0.1
SIDE = 64


def check_counterexample(answer: Any) -> None:
    """Two small finite matrices on which dividing by √T and by √d_k part by more than 0.1."""
    pair = expect.pair(answer, names=(QUERIES, KEYS))
    for tensor, what in zip(pair, (QUERIES, KEYS), strict=True):
        expect.that(
            isinstance(tensor, Tensor) and tensor.ndim == 2,
            f"{what.fr} devrait être un tenseur à deux axes.",
            f"{what.en} should be a tensor with two axes.",
        )
        expect.that(
            all(1 <= side <= SIDE for side in tensor.shape),
            f"{what.fr} a un côté qui n'est pas entre 1 et {SIDE}.",
            f"{what.en} has a side that is not between 1 and {SIDE}.",
        )
        expect.that(
            not tensor.is_complex() and bool(tensor.double().isfinite().all()),
            f"{what.fr} contient autre chose que des nombres finis.",
            f"{what.en} holds something else than finite numbers.",
        )
    queries, keys = (tensor.double() for tensor in pair)
    expect.that(
        queries.shape[1] == keys.shape[1],
        "Requêtes et clés n'ont pas le même nombre de composantes.",
        "Queries and keys do not have the same number of components.",
    )
    scores = queries @ keys.T
    right, wrong = (torch.softmax(scores / math.sqrt(n), -1) for n in keys.shape[::-1])
    expect.that(
        bool(scores.isfinite().all()),
        "Sur ton entrée, les produits scalaires débordent.",
        "On your input the dot products overflow.",
    )
    expect.that(
        float((right - wrong).abs().max()) > GAP,
        "Sur ton entrée, aucun poids ne diffère de plus de 0,1 entre le programme et le bon.",
        "On your input, no weight differs by more than 0.1 between the program and the right one.",
    )


@check(
    "counterexample_scale",
    weight=3.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="Sur ton entrée, un poids au moins diffère de plus de 0,1.",
    en="On your input, one weight at least differs by more than 0.1.",
)
def test_counterexample_scale_parts_the_programs(student):
    check_counterexample(student.counterexample_scale())


@check(
    "counterexample_scale",
    devices=CPU_ONLY,
    open_ended=True,
    fr="Chaque appel donne un contre-exemple.",
    en="Every call gives a counterexample.",
)
def test_counterexample_scale_parts_them_every_time(student):
    for _ in range(5):
        check_counterexample(student.counterexample_scale())


# 2.4 SelfAttention_v1 ---------------------------------------------------------------------------


@check(
    "SelfAttention_v1",
    fr="À la graine 123, la sortie sur la phrase est celle du document.",
    en="With seed 123, the output on the sentence is the document's.",
)
def test_SelfAttention_v1_matches_the_document(student):
    layer = built(student.SelfAttention_v1.seeded(123), 3, 2)
    as_printed(layer(sentence()), reference_tensors.SELF_ATTENTION_V1.tensor())


@check(
    "SelfAttention_v1",
    fr="`W_query`, `W_key`, `W_value` sont tirées dans cet ordre par `torch.rand`.",
    en="`W_query`, `W_key`, `W_value` are drawn in this order by `torch.rand`.",
)
def test_SelfAttention_v1_draws_in_order(student, draw):
    seed, x = draw.integer(1, 10**6), draw.normal(6, 5).float()
    generator = torch.Generator().manual_seed(seed)
    drawn = {name: torch.rand(5, 4, generator=generator) for name in PROJECTIONS}
    layer = built(student.SelfAttention_v1.seeded(seed), 5, 4)
    expect.close(layer(x), self_attention(x, *drawn.values()))
    parameters = layer.parameters()
    for name, weight in drawn.items():
        expect.that(
            name in parameters and torch.equal(parameters[name].value, weight),
            f"`{name}` n'est pas le paramètre tiré à son tour par `torch.rand`.",
            f"`{name}` is not the parameter drawn in its turn by `torch.rand`.",
        )


@check(
    "SelfAttention_v1",
    weight=2.0,
    fr="Avec d'autres poids, T, d_in et d_out de tailles différentes, la sortie est juste.",
    en="With other weights, T, d_in and d_out of different sizes, the output is right.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_SelfAttention_v1_of_any_sizes(student, draw, dtype):
    for T, d_in, d_out in [(7, 5, 3), (4, 2, 6)]:
        weights = matrices(draw, d_in, d_out, dtype)
        layer = module_with(student.SelfAttention_v1, (d_in, d_out), weights)
        x = draw.normal(T, d_in, dtype=dtype)
        expect.close(layer(x), self_attention(x, *weights.values()))


@check(
    "SelfAttention_v1",
    weight=2.0,
    fr="Des tailles toutes égales ne cachent ni transposition ni échange.",
    en="Sizes that are all equal hide no transposition and no exchange.",
)
def test_SelfAttention_v1_of_equal_sizes(student, draw):
    weights = matrices(draw, 4, 4)
    layer = module_with(student.SelfAttention_v1, (4, 4), weights)
    for T in (4, 6):
        x = draw.normal(T, 4)
        expect.close(layer(x), self_attention(x, *weights.values()))


@check(
    "SelfAttention_v1",
    devices=CPU_ONLY,
    fr="La même couche accepte des phrases de toutes longueurs, d'un jeton à beaucoup.",
    en="The same layer takes sentences of all lengths, from one token to many.",
)
def test_SelfAttention_v1_of_any_length(student, draw):
    weights = matrices(draw, 3, 2)
    layer = module_with(student.SelfAttention_v1, (3, 2), weights)
    for T in (6, 1, 2, 47):
        x = draw.normal(T, 3)
        expect.close(layer(x), self_attention(x, *weights.values()))


@check(
    "SelfAttention_v1",
    weight=1.5,
    fr="De très grands scores donnent une sortie finie.",
    en="Very large scores give a finite output.",
)
def test_SelfAttention_v1_of_large_scores(student, draw):
    weights = {n: w.round().float() for n, w in matrices(draw, 3, 4, scale=3.0).items()}
    layer = module_with(student.SelfAttention_v1, (3, 4), weights)
    x = draw.normal(5, 3, scale=6.0).round().float()
    scores = scaled_scores(x @ weights["W_query"], x @ weights["W_key"])
    expect.close(layer(x), self_attention(x, *weights.values()), tolerance=rounding(scores))


@check(
    "SelfAttention_v1",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x` et jusqu'aux trois matrices, qui sont à entraîner.",
    en="The gradient reaches `x` and the three matrices, which are to be trained.",
)
def test_SelfAttention_v1_learns(student, draw):
    weights = matrices(draw, 5, 3)
    layer = module_with(student.SelfAttention_v1, (5, 3), weights)
    check_learns(layer, self_attention, draw.normal(6, 5), weights, draw.normal(6, 3))


@check(
    "SelfAttention_v1",
    devices=CPU_ONLY,
    fr="Deux couches ont chacune leurs matrices.",
    en="Two layers each have their own matrices.",
)
def test_SelfAttention_v1_keeps_its_own_weights(student, draw):
    sizes = [(5, 3), (5, 3), (2, 4)]
    weights = [matrices(draw, *size) for size in sizes]
    layers = [
        module_with(student.SelfAttention_v1, size, w)
        for size, w in zip(sizes, weights, strict=True)
    ]
    for (d_in, _), w, layer in zip(sizes, weights, layers, strict=True):
        x = draw.normal(6, d_in)
        expect.close(layer(x), self_attention(x, *w.values()))


@check(
    "SelfAttention_v1",
    devices=CPU_ONLY,
    fr="La classe et `forward` s'appellent aussi par les noms de leurs paramètres.",
    en="The class and `forward` may be called by the names of their parameters.",
)
def test_SelfAttention_v1_called_by_name(student, draw):
    weights = matrices(draw, 5, 3)
    layer = module_with(student.SelfAttention_v1, (), weights, d_out=3, d_in=5)
    x = draw.normal(6, 5)
    expect.close(layer(x=x), self_attention(x, *weights.values()))


@check(
    "SelfAttention_v1",
    weight=1.5,
    fr="L'appel laisse `x` et les poids intacts, et ne se souvient pas du précédent.",
    en="The call leaves `x` and the weights as they were, and does not remember the one before.",
)
def test_SelfAttention_v1_changes_nothing(student, draw):
    weights = matrices(draw, 5, 3)
    layer = module_with(student.SelfAttention_v1, (5, 3), weights)
    first, shorter, other = draw.normal(6, 5), draw.normal(4, 5), draw.normal(6, 5)
    for x in (first, shorter, first, other):
        call = layer.observe(x)
        expect.close(call.value, self_attention(x, *weights.values()))
        expect.unchanged(call.facts.changed)
    weights = matrices(draw, 5, 3)
    inject(layer, weights)
    expect.close(layer(other), self_attention(other, *weights.values()))


# 2.5 SelfAttention_v2 ---------------------------------------------------------------------------


def v2_forward(names: tuple[str, ...]) -> Callable[..., Tensor]:
    """The right forward as a function of x and of the weights of these names."""
    return lambda x, *weights: biased_attention(x, dict(zip(names, weights, strict=True)))


@check(
    "SelfAttention_v2",
    fr="À la graine 789, la sortie sur la phrase est celle du document.",
    en="With seed 789, the output on the sentence is the document's.",
)
def test_SelfAttention_v2_matches_the_document(student):
    layer = built(student.SelfAttention_v2.seeded(789), 3, 2)
    as_printed(layer(sentence()), reference_tensors.SELF_ATTENTION_V2.tensor())


@check(
    "SelfAttention_v2",
    fr="`W_query`, `W_key`, `W_value` sont des `nn.Linear`, créées dans cet ordre.",
    en="`W_query`, `W_key`, `W_value` are `nn.Linear`, created in this order.",
)
@pytest.mark.parametrize("bias", [pytest.param(False, id="no_bias"), pytest.param(True, id="bias")])
def test_SelfAttention_v2_draws_in_order(student, draw, bias):
    seed, x = draw.integer(1, 10**6), draw.normal(6, 5).float()
    drawn = {}
    with torch.random.fork_rng(devices=()):
        torch.manual_seed(seed)
        for name in PROJECTIONS:
            state = nn.Linear(5, 4, bias=bias).state_dict()
            drawn.update({f"{name}.{part}": value for part, value in state.items()})
    layer = built(student.SelfAttention_v2.seeded(seed), 5, 4, bias)
    expect.close(layer(x), biased_attention(x, drawn))
    parameters = layer.parameters()
    for name, weight in drawn.items():
        expect.that(
            name in parameters and torch.equal(parameters[name].value, weight),
            f"`{name}` n'est pas le paramètre qu'un `nn.Linear` tire à son tour.",
            f"`{name}` is not the parameter that an `nn.Linear` draws in its turn.",
        )


@check(
    "SelfAttention_v2",
    weight=2.0,
    fr="Avec d'autres poids, T, d_in et d_out de tailles différentes, la sortie est juste.",
    en="With other weights, T, d_in and d_out of different sizes, the output is right.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_SelfAttention_v2_of_any_sizes(student, draw, dtype):
    for T, d_in, d_out in [(7, 5, 3), (4, 2, 6)]:
        weights = linears(draw, d_in, d_out, dtype)
        layer = module_with(student.SelfAttention_v2, (d_in, d_out), weights)
        x = draw.normal(T, d_in, dtype=dtype)
        expect.close(layer(x), biased_attention(x, weights))
        check_without_bias(layer)


@check(
    "SelfAttention_v2",
    weight=2.0,
    fr="Des tailles toutes égales ne cachent ni transposition ni échange.",
    en="Sizes that are all equal hide no transposition and no exchange.",
)
def test_SelfAttention_v2_of_equal_sizes(student, draw):
    weights = linears(draw, 4, 4)
    layer = module_with(student.SelfAttention_v2, (4, 4), weights)
    for T in (4, 6):
        x = draw.normal(T, 4)
        expect.close(layer(x), biased_attention(x, weights))


@check(
    "SelfAttention_v2",
    weight=2.0,
    fr="Avec `qkv_bias=True`, chacune des trois projections ajoute son biais.",
    en="With `qkv_bias=True`, each of the three projections adds its bias.",
)
def test_SelfAttention_v2_with_bias(student, draw):
    weights = linears(draw, 5, 3, bias=True)
    layer = module_with(student.SelfAttention_v2, (5, 3), weights, qkv_bias=True)
    x = draw.normal(7, 5)
    expect.close(layer(x), biased_attention(x, weights))


@check(
    "SelfAttention_v2",
    devices=CPU_ONLY,
    fr="La même couche accepte des phrases de toutes longueurs, d'un jeton à beaucoup.",
    en="The same layer takes sentences of all lengths, from one token to many.",
)
def test_SelfAttention_v2_of_any_length(student, draw):
    weights = linears(draw, 3, 2)
    layer = module_with(student.SelfAttention_v2, (3, 2), weights)
    for T in (6, 1, 2, 47):
        x = draw.normal(T, 3)
        expect.close(layer(x), biased_attention(x, weights))


@check(
    "SelfAttention_v2",
    weight=1.5,
    fr="De très grands scores donnent une sortie finie.",
    en="Very large scores give a finite output.",
)
def test_SelfAttention_v2_of_large_scores(student, draw):
    weights = {n: (3 * w).round().float() for n, w in linears(draw, 3, 4).items()}
    layer = module_with(student.SelfAttention_v2, (3, 4), weights)
    x = draw.normal(5, 3, scale=6.0).round().float()
    q, k = (x @ weights[f"{name}.weight"].T for name in PROJECTIONS[:2])
    tolerance = rounding(scaled_scores(q, k))
    expect.close(layer(x), biased_attention(x, weights), tolerance=tolerance)


@check(
    "SelfAttention_v2",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x` et jusqu'à tous les poids, qui sont à entraîner.",
    en="The gradient reaches `x` and all the weights, which are to be trained.",
)
@pytest.mark.parametrize("bias", [pytest.param(False, id="no_bias"), pytest.param(True, id="bias")])
def test_SelfAttention_v2_learns(student, draw, bias):
    weights = linears(draw, 5, 3, bias=bias)
    layer = module_with(student.SelfAttention_v2, (5, 3), weights, qkv_bias=bias)
    forward = v2_forward(tuple(weights))
    x, upstream = draw.normal(6, 5), draw.normal(6, 3)
    check_learns(layer, forward, x, weights, upstream)
    layer.method("eval")()  # which turns no gradient off
    check_learns(layer, forward, x, weights, upstream)


@check(
    "SelfAttention_v2",
    devices=CPU_ONLY,
    fr="Deux couches ont chacune leurs poids.",
    en="Two layers each have their own weights.",
)
def test_SelfAttention_v2_keeps_its_own_weights(student, draw):
    sizes = [(5, 3), (5, 3), (2, 4)]
    weights = [linears(draw, *size) for size in sizes]
    layers = [
        module_with(student.SelfAttention_v2, size, w)
        for size, w in zip(sizes, weights, strict=True)
    ]
    for (d_in, _), w, layer in zip(sizes, weights, layers, strict=True):
        x = draw.normal(6, d_in)
        expect.close(layer(x), biased_attention(x, w))


@check(
    "SelfAttention_v2",
    devices=CPU_ONLY,
    fr="La classe et `forward` s'appellent aussi par les noms de leurs paramètres.",
    en="The class and `forward` may be called by the names of their parameters.",
)
def test_SelfAttention_v2_called_by_name(student, draw):
    weights = linears(draw, 5, 3, bias=True)
    layer = module_with(student.SelfAttention_v2, (), weights, qkv_bias=True, d_out=3, d_in=5)
    x = draw.normal(6, 5)
    expect.close(layer(x=x), biased_attention(x, weights))


@check(
    "SelfAttention_v2",
    weight=1.5,
    fr="L'appel laisse `x` et les poids intacts, et ne se souvient pas du précédent.",
    en="The call leaves `x` and the weights as they were, and does not remember the one before.",
)
def test_SelfAttention_v2_changes_nothing(student, draw):
    weights = linears(draw, 5, 3)
    layer = module_with(student.SelfAttention_v2, (5, 3), weights)
    first, shorter, other = draw.normal(6, 5), draw.normal(4, 5), draw.normal(6, 5)
    for x in (first, shorter, first, other):
        call = layer.observe(x)
        expect.close(call.value, biased_attention(x, weights))
        expect.unchanged(call.facts.changed)
    weights = linears(draw, 5, 3)
    inject(layer, weights)
    expect.close(layer(other), biased_attention(other, weights))


# 2.6 transfer_weights ---------------------------------------------------------------------------


def both_layers(
    student: Any, draw, d_in: int, d_out: int, dtype: torch.dtype = torch.float64
) -> tuple[Any, dict[str, Tensor], Any]:
    """A SelfAttention_v2, its weights, and a SelfAttention_v1 with others."""
    weights = linears(draw, d_in, d_out, dtype)
    v2 = module_with(student.SelfAttention_v2, (d_in, d_out), weights)
    v1 = module_with(student.SelfAttention_v1, (d_in, d_out), matrices(draw, d_in, d_out, dtype))
    return v2, weights, v1


def transposed(weights: Mapping[str, Tensor]) -> dict[str, Tensor]:
    """What a SelfAttention_v1 must hold to do as a SelfAttention_v2 of these weights."""
    return {name: weights[f"{name}.weight"].T.contiguous() for name in PROJECTIONS}


def check_transferred(v1: Any, weights: Mapping[str, Tensor], x: Tensor) -> None:
    """v1 does as v2 did, then holds the three matrices."""
    expect.close(v1(x), biased_attention(x, weights))
    parameters = v1.parameters()
    for name, wanted in transposed(weights).items():
        expect.that(
            name in parameters,
            f"Après le transfert, `{name}` n'est plus un paramètre de `sa_v1`.",
            f"After the transfer, `{name}` is no longer a parameter of `sa_v1`.",
        )
        expect.close(parameters[name].value, wanted, what=named(name))


@check(
    "transfer_weights",
    fr="Avec la couche du document (graine 789), `sa_v1` donne la sortie du document.",
    en="With the document's layer (seed 789), `sa_v1` gives the document's output.",
)
def test_transfer_weights_matches_the_document(student):
    v2 = built(student.SelfAttention_v2.seeded(789), 3, 2)
    v1 = built(student.SelfAttention_v1.seeded(123), 3, 2)
    student.transfer_weights(v2, v1)
    as_printed(v1(sentence()), reference_tensors.SELF_ATTENTION_V2.tensor())


@check(
    "transfer_weights",
    weight=2.0,
    fr="Quelles que soient les tailles, `sa_v1` donne ensuite la sortie de `sa_v2`.",
    en="Whatever the sizes are, `sa_v1` then gives the output of `sa_v2`.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_transfer_weights_of_any_sizes(student, draw, dtype):
    for d_in, d_out in [(5, 3), (2, 6)]:
        v2, weights, v1 = both_layers(student, draw, d_in, d_out, dtype)
        student.transfer_weights(v2, v1)
        check_transferred(v1, weights, draw.normal(7, d_in, dtype=dtype))


@check(
    "transfer_weights",
    weight=2.5,
    fr="Quand d_in est égal à d_out, la transposition est là aussi.",
    en="When d_in equals d_out, the transposition is there too.",
)
def test_transfer_weights_of_square_matrices(student, draw):
    v2, weights, v1 = both_layers(student, draw, 4, 4)
    student.transfer_weights(v2, v1)
    check_transferred(v1, weights, draw.normal(6, 4))


@check(
    "transfer_weights",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une seule composante à l'entrée ou à la sortie.",
    en="Small sizes work too: a single component in or out.",
)
def test_transfer_weights_of_small_sizes(student, draw):
    for d_in, d_out in [(3, 2), (1, 4), (4, 1), (1, 1)]:
        v2, weights, v1 = both_layers(student, draw, d_in, d_out)
        student.transfer_weights(v2, v1)
        check_transferred(v1, weights, draw.normal(5, d_in))


@check(
    "transfer_weights",
    weight=2.0,
    fr="Après le transfert, `sa_v1` peut encore apprendre.",
    en="After the transfer, `sa_v1` can still learn.",
)
def test_transfer_weights_leaves_a_layer_that_learns(student, draw):
    v2, weights, v1 = both_layers(student, draw, 5, 3)
    student.transfer_weights(v2, v1)
    check_learns(v1, self_attention, draw.normal(6, 5), transposed(weights), draw.normal(6, 3))


@check(
    "transfer_weights",
    weight=2.0,
    fr="Les deux couches ne partagent aucune mémoire : changer l'une ne change pas l'autre.",
    en="The two layers share no memory: changing one does not change the other.",
)
@pytest.mark.parametrize("changed", ["sa_v2", "sa_v1"])
def test_transfer_weights_shares_no_memory(student, draw, changed):
    # Transposing a single row or column moves nothing: what copies elsewhere may not there.
    for d_in, d_out in [(5, 3), (1, 4), (4, 1)]:
        v2, weights, v1 = both_layers(student, draw, d_in, d_out)
        student.transfer_weights(v2, v1)
        x = draw.normal(6, d_in)
        check_transferred(v1, weights, x)
        if changed == "sa_v2":
            inject(v2, linears(draw, d_in, d_out))
            still = v1(x)
        else:
            inject(v1, matrices(draw, d_in, d_out))
            still = v2(x)
        expect.that(
            expect.agree(still, biased_attention(x, weights)),
            f"Changer les poids de `{changed}` change aussi l'autre couche : elles partagent leur "
            "mémoire.",
            f"Changing the weights of `{changed}` changes the other layer too: they share their "
            "memory.",
        )


@check(
    "transfer_weights",
    weight=1.5,
    fr="`sa_v2` ressort du transfert telle qu'elle était, prête à apprendre.",
    en="`sa_v2` comes out of the transfer as it was, ready to learn.",
)
def test_transfer_weights_leaves_v2_alone(student, draw):
    v2, weights, v1 = both_layers(student, draw, 5, 3)
    student.transfer_weights(v2, v1)
    x = draw.normal(6, 5)
    # Called before v1 is judged: a copy made the wrong way round shows here.
    after = v2(x)
    check_transferred(v1, weights, x)
    expect.close(after, biased_attention(x, weights), what=Text("`sa_v2(x)`", "`sa_v2(x)`"))
    expect.that(
        v2.read("training") is True,
        "`sa_v2` est passée en mode évaluation : rends-la comme tu l'as reçue.",
        "`sa_v2` has been put in evaluation mode: give it back as you received it.",
    )
    parameters = v2.parameters()
    for name, weight in weights.items():
        expect.that(
            name in parameters
            and parameters[name].trainable
            and torch.equal(parameters[name].value, weight),
            f"`{name}` de `sa_v2` a changé, ou n'apprend plus.",
            f"`{name}` of `sa_v2` has changed, or learns no more.",
        )


@check(
    "transfer_weights",
    devices=CPU_ONLY,
    fr="Plusieurs transferts de suite ne se gênent pas.",
    en="Several transfers in a row do not disturb one another.",
)
def test_transfer_weights_several_times(student, draw):
    pairs = [both_layers(student, draw, 5, 3) for _ in range(2)]
    for v2, _, v1 in (*pairs, pairs[0]):
        student.transfer_weights(v2, v1)
    x = draw.normal(6, 5)
    for _, weights, v1 in pairs:
        check_transferred(v1, weights, x)


@check(
    "transfer_weights",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_transfer_weights_called_by_name(student, draw):
    v2, weights, v1 = both_layers(student, draw, 5, 3)
    student.transfer_weights(sa_v1=v1, sa_v2=v2)
    check_transferred(v1, weights, draw.normal(6, 5))


# 2.9 AttentionSimple ----------------------------------------------------------------------------


def simple(x: Tensor, *projections: Tensor, allowed: Tensor | None = None) -> tuple[Tensor, Tensor]:
    """(b, L, d), 3 × (d, d) -> (b, L, d), (b, L, L), in the dtype of `x`"""
    q, k, v = (x.double() @ W.double().T for W in projections)
    output, weights = attention(q, k, v, allowed)
    return output.to(x.dtype), weights.to(x.dtype)


def simple_layer(
    student: Any, draw, d: int, dtype: torch.dtype = torch.float64
) -> tuple[Any, list[Tensor]]:
    """An AttentionSimple of the student's, and the weights that it holds."""
    weights = linears(draw, d, d, dtype, names=SHORT_PROJECTIONS)
    return module_with(student.AttentionSimple, (d,), weights), list(weights.values())


@check(
    "AttentionSimple",
    weight=2.0,
    fr="Sans masque, chaque phrase du lot reçoit sa sortie et ses poids.",
    en="Without mask, each sentence of the batch gets its output and its weights.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_AttentionSimple_without_mask(student, draw, dtype):
    layer, weights = simple_layer(student, draw, 5, dtype)
    for b, L in [(3, 4), (2, 7)]:
        x = draw.normal(b, L, 5, dtype=dtype)
        check_attention(layer(x), simple(x, *weights))
    check_without_bias(layer, SHORT_PROJECTIONS)


@check(
    "AttentionSimple",
    fr="Des tailles toutes égales ne cachent ni transposition ni échange.",
    en="Sizes that are all equal hide no transposition and no exchange.",
)
def test_AttentionSimple_of_equal_sizes(student, draw):
    layer, weights = simple_layer(student, draw, 3)
    x = draw.normal(3, 3, 3)
    check_attention(layer(x), simple(x, *weights))


@check(
    "AttentionSimple",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une phrase, un jeton, une composante.",
    en="Small sizes work too: one sentence, one token, one component.",
)
def test_AttentionSimple_of_small_sizes(student, draw):
    for b, L, d in [(2, 3, 4), (1, 5, 3), (3, 1, 2), (2, 4, 1), (1, 1, 1)]:
        layer, weights = simple_layer(student, draw, d)
        x = draw.normal(b, L, d)
        check_attention(layer(x), simple(x, *weights))


@check(
    "AttentionSimple",
    weight=3.0,
    fr="Là où le masque vaut 0, le poids vaut 0, et chaque ligne somme à 1.",
    en="Where the mask is 0, the weight is 0, and each row sums to 1.",
)
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(torch.bool, id="bool"),
        pytest.param(torch.int64, id="int64"),
        pytest.param(torch.float32, id="float32"),
    ],
)
def test_AttentionSimple_with_a_mask(student, draw, kind):
    layer, weights = simple_layer(student, draw, 5)
    x, mask = draw.normal(3, 4, 5), some_mask(draw, 3, 4, 4)
    answer = layer(x, mask.to(kind))
    check_attention(answer, simple(x, *weights, allowed=mask), allowed=mask)


@check(
    "AttentionSimple",
    weight=2.0,
    fr="Le masque s'étend à `(b, L, L)` : un pour toutes les phrases, ou un par phrase.",
    en="The mask expands to `(b, L, L)`: one for all sentences, or one a sentence.",
)
def test_AttentionSimple_with_a_mask_that_is_broadcast(student, draw):
    layer, weights = simple_layer(student, draw, 5)
    # As many sentences as tokens, in the end: the mask still expands from the right.
    for b, shapes in [(3, [(4, 4), (1, 4, 4), (3, 1, 4), (4,), (1, 4)]), (4, [(4, 4), (4, 1, 4)])]:
        x = draw.normal(b, 4, 5)
        for shape in shapes:
            mask = some_mask(draw, *shape)
            answer = layer(x, mask)
            check_attention(answer, simple(x, *weights, allowed=mask), allowed=mask)


@check(
    "AttentionSimple",
    weight=2.0,
    fr="Un score qui vaut exactement 0 est un score comme un autre, avec ou sans masque.",
    en="A score that is exactly 0 is a score like any other, with a mask or without.",
)
def test_AttentionSimple_of_zero_scores(student, draw):
    layer, weights = simple_layer(student, draw, 5)
    x, mask = draw.normal(3, 4, 5), some_mask(draw, 4, 4)
    x[:, 1], mask[:, 1] = 0.0, True  # without bias, its query and its key are null
    check_attention(layer(x), simple(x, *weights))
    for given in (mask, mask.double()):
        check_attention(layer(x, given), simple(x, *weights, allowed=mask), allowed=mask)


@check(
    "AttentionSimple",
    weight=2.5,
    fr="De très grands scores donnent des poids finis, et un masque les cache tout autant.",
    en="Very large scores give finite weights, and a mask hides them just as well.",
)
def test_AttentionSimple_of_large_scores(student, draw):
    layer, weights = simple_layer(student, draw, 4)
    x, mask = draw.normal(3, 5, 4, scale=100.0), some_mask(draw, 3, 5, 5)
    check_attention(layer(x), simple(x, *weights))
    check_attention(layer(x, mask), simple(x, *weights, allowed=mask), allowed=mask)


def shifting_layer(student: Any, draw) -> tuple[Any, list[Tensor]]:
    """An AttentionSimple of size 4, and its weights.

    Where x[..., 1] is 1, x[..., 0] is added to the scores of its token as a key.
    """
    w_q, w_k, w_v = linears(draw, 4, 4, names=SHORT_PROJECTIONS).values()
    for weight in (w_q, w_k, w_v):
        weight[:, :2] = 0.0
    w_q[0], w_k[0] = 0.0, 0.0
    w_q[0, 1], w_k[0, 0] = 2.0, 1.0
    weights = {f"{n}.weight": w for n, w in zip(SHORT_PROJECTIONS, (w_q, w_k, w_v), strict=True)}
    return module_with(student.AttentionSimple, (4,), weights), [w_q, w_k, w_v]


@check(
    "AttentionSimple",
    weight=2.0,
    fr="Une position interdite ne pèse rien, si grand que soit son score ou si bas les autres.",
    en="A forbidden position weighs nothing, however large its score or low the others.",
)
@pytest.mark.parametrize(
    "shift",
    [pytest.param(9e5, id="forbidden_high"), pytest.param(-9e5, id="allowed_low")],
)
def test_AttentionSimple_of_large_masked_scores(student, draw, shift):
    layer, weights = shifting_layer(student, draw)
    x, mask = draw.normal(3, 5, 4), some_mask(draw, 5)
    x[..., 0], x[..., 1] = mask_shift(mask, shift), 1.0
    check_attention(layer(x, mask), simple(x, *weights, allowed=mask), allowed=mask)


@check(
    "AttentionSimple",
    weight=1.5,
    fr="Changer une phrase du lot ne change rien aux autres.",
    en="Changing one sentence of the batch changes nothing in the others.",
)
def test_AttentionSimple_keeps_sentences_apart(student, draw):
    layer, weights = simple_layer(student, draw, 5)
    x = draw.normal(4, 3, 5)
    check_attention(layer(x), simple(x, *weights))
    x[1] = draw.normal(3, 5, scale=3.0)
    check_attention(layer(x), simple(x, *weights))


@check(
    "AttentionSimple",
    weight=2.0,
    fr="Le gradient remonte jusqu'à `x` et aux trois couches, avec ou sans masque.",
    en="The gradient reaches `x` and the three layers, with a mask or without.",
)
@pytest.mark.parametrize(
    "masked", [pytest.param(False, id="free"), pytest.param(True, id="masked")]
)
def test_AttentionSimple_learns(student, draw, masked):
    layer, weights = simple_layer(student, draw, 5)
    x, mask = draw.normal(3, 4, 5), some_mask(draw, 4, 4) if masked else None
    upstream = (draw.normal(3, 4, 5), draw.normal(3, 4, 4))
    check_simple_gradients(layer, weights, x, mask, upstream)


@check(
    "AttentionSimple",
    weight=1.5,
    fr="De très grands scores, permis ou cachés, laissent passer un gradient fini.",
    en="Very large scores, allowed or hidden, let a finite gradient through.",
)
def test_AttentionSimple_of_large_scores_learns(student, draw):
    layer, weights = shifting_layer(student, draw)
    x, mask = draw.normal(2, 5, 4), some_mask(draw, 5)
    upstream = (draw.normal(2, 5, 4), draw.normal(2, 5, 5))
    x[..., 0], x[..., 1] = 1500.0, 1.0
    check_simple_gradients(layer, weights, x, None, upstream)
    x[..., 0] = mask_shift(mask, 1500.0)
    check_simple_gradients(layer, weights, x, mask, upstream)


def check_simple_gradients(
    layer: Any,
    weights: list[Tensor],
    x: Tensor,
    mask: Tensor | None,
    upstream: tuple[Tensor, Tensor],
) -> None:
    given = () if mask is None else (mask,)
    call = layer.backward(leaf(x), *given, upstream=upstream)
    check_attention(call.value, simple(x, *weights, allowed=mask), allowed=mask)
    expected = pulled_back(lambda *a: simple(*a, allowed=mask), x, *weights, upstream=upstream)
    expect.gradient(call.gradients[0], expected[0], of=TO_X)
    for short, wanted in zip(SHORT_PROJECTIONS, expected[1:], strict=True):
        name = f"{short}.weight"
        expect.gradient(call.parameter_gradients.get(name), wanted, of=named(name))


@check(
    "AttentionSimple",
    devices=CPU_ONLY,
    fr="La classe et `forward` s'appellent aussi par les noms de leurs paramètres.",
    en="The class and `forward` may be called by the names of their parameters.",
)
def test_AttentionSimple_called_by_name(student, draw):
    weights = linears(draw, 5, 5, names=SHORT_PROJECTIONS)
    layer = module_with(student.AttentionSimple, (), weights, d_modele=5)
    x, mask = draw.normal(3, 4, 5), some_mask(draw, 4, 4)
    expected = simple(x, *weights.values(), allowed=mask)
    check_attention(layer(masque=mask, x=x), expected, allowed=mask)
    check_attention(layer(x, masque=None), simple(x, *weights.values()))


@check(
    "AttentionSimple",
    weight=2.0,
    fr="L'appel laisse `x` et le masque intacts, et ne se souvient pas du précédent.",
    en="The call leaves `x` and the mask as they were, and does not remember the one before.",
)
def test_AttentionSimple_changes_nothing(student, draw):
    layer, weights = simple_layer(student, draw, 5)
    first, other = draw.normal(3, 4, 5), draw.normal(3, 4, 5)
    mask = some_mask(draw, 3, 4, 4)
    for x, given in ((first, None), (first, mask.double()), (first, None), (other, None)):
        allowed = None if given is None else mask
        call = layer.observe(x, given)
        check_attention(call.value, simple(x, *weights, allowed=allowed), allowed=allowed)
        expect.unchanged(call.facts.changed)
    changed = linears(draw, 5, 5, names=SHORT_PROJECTIONS)
    inject(layer, changed)
    check_attention(layer(other), simple(other, *changed.values()))


# 2.10 cross_attention ---------------------------------------------------------------------------

CROSS_NAMES = ("x_target", "x_source", "W_Q", "W_K", "W_V")
Cross = tuple[Tensor, Tensor, Tensor, Tensor, Tensor]


def cross(x_target: Tensor, x_source: Tensor, W_Q: Tensor, W_K: Tensor, W_V: Tensor) -> Tensor:
    """The right answer, computed in float64, in the dtype of the arguments."""
    target, source = x_target.double(), x_source.double()
    q, k, v = target @ W_Q.double(), source @ W_K.double(), source @ W_V.double()
    return attention(q, k, v)[0].to(x_target.dtype)


def drawn_cross(
    draw,
    Tq: int = 4,
    T: int = 6,
    d: int = 5,
    d_k: int = 3,
    d_v: int = 2,
    dtype: torch.dtype = torch.float64,
) -> Cross:
    shapes = ((Tq, d), (T, d), (d, d_k), (d, d_k), (d, d_v))
    target, source, W_Q, W_K, W_V = (draw.normal(*shape, dtype=dtype) for shape in shapes)
    return target, source, W_Q, W_K, W_V


@check(
    "cross_attention",
    weight=2.0,
    fr="Il sort une ligne par jeton de la cible, quelles que soient les cinq tailles.",
    en="One row comes out for each token of the target, whatever the five sizes are.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_cross_attention_of_any_sizes(student, draw, dtype):
    for sizes in [(4, 6, 5, 3, 2), (7, 2, 3, 4, 6)]:
        arguments = drawn_cross(draw, *sizes, dtype=dtype)
        expect.close(student.cross_attention(*arguments), cross(*arguments))


@check(
    "cross_attention",
    weight=2.0,
    fr="Cible et source de même longueur ne se confondent pas, même si tout est carré.",
    en="A target and a source of the same length are not mixed up, even if all is square.",
)
def test_cross_attention_of_equal_sizes(student, draw):
    for sizes in [(4, 4, 4, 4, 4), (5, 5, 3, 2, 4)]:
        arguments = drawn_cross(draw, *sizes)
        expect.close(student.cross_attention(*arguments), cross(*arguments))


@check(
    "cross_attention",
    fr="Quand la source est la cible, c'est l'auto-attention.",
    en="When the source is the target, it is self-attention.",
)
def test_cross_attention_of_one_sequence(student, draw):
    x, _, *projections = drawn_cross(draw)
    expect.close(student.cross_attention(x, x, *projections), cross(x, x, *projections))


@check(
    "cross_attention",
    fr="Les petites tailles marchent aussi : un seul jeton, une seule composante.",
    en="Small sizes work too: a single token, a single component.",
)
def test_cross_attention_of_small_sizes(student, draw):
    for sizes in [(3, 2, 4, 2, 3), (1, 4, 3, 2, 5), (3, 1, 2, 4, 3), (2, 5, 1, 1, 1)]:
        arguments = drawn_cross(draw, *sizes)
        expect.close(student.cross_attention(*arguments), cross(*arguments))


@check(
    "cross_attention",
    weight=1.5,
    fr="De très grands scores donnent une sortie finie.",
    en="Very large scores give a finite output.",
)
def test_cross_attention_of_large_scores(student, draw):
    target, source, *projections = drawn_cross(draw)
    arguments = (20 * target, 20 * source, *projections)
    expect.close(student.cross_attention(*arguments), cross(*arguments))


@check(
    "cross_attention",
    weight=2.0,
    fr="Le gradient remonte jusqu'à la cible, à la source et aux trois matrices.",
    en="The gradient reaches the target, the source and the three matrices.",
)
def test_cross_attention_is_differentiable(student, draw):
    arguments, upstream = drawn_cross(draw), draw.normal(4, 2)
    value, gradients = student.cross_attention.gradients(*map(leaf, arguments), upstream=upstream)
    expect.close(value, cross(*arguments))
    expected = pulled_back(cross, *arguments, upstream=upstream)
    for got, wanted, name in zip(gradients, expected, CROSS_NAMES, strict=True):
        expect.gradient(got, wanted, of=named(name))


@check(
    "cross_attention",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_cross_attention_called_by_name(student, draw):
    arguments = drawn_cross(draw)
    given = dict(reversed(list(zip(CROSS_NAMES, arguments, strict=True))))
    expect.close(student.cross_attention(**given), cross(*arguments))


@check(
    "cross_attention",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_cross_attention_leaves_its_arguments_alone(student, draw):
    arguments = drawn_cross(draw)
    call = student.cross_attention.observe(*arguments)
    expect.close(call.value, cross(*arguments))
    expect.unchanged(call.facts.changed)


@check(
    "cross_attention",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_cross_attention_remembers_nothing(student, draw):
    first, other = drawn_cross(draw), drawn_cross(draw)
    for arguments in (first, other, first):
        expect.close(student.cross_attention(*arguments), cross(*arguments))


# 2.11 permutation_gap ---------------------------------------------------------------------------

CYCLE = [2, 0, 3, 1]  # of the document: not its own inverse


def right_gap(attention_of: Callable[[Tensor], Tensor], x: Tensor, permutation: list[int]) -> float:
    straight, moved = attention_of(x).detach(), attention_of(x[permutation]).detach()
    return float((straight[permutation] - moved).abs().max())


def check_gap(
    student: Any,
    attention_of: Callable[[Tensor], Tensor],
    x: Tensor,
    permutation: list[int],
    dtype: torch.dtype | None = None,
) -> None:
    """The gap of a function of ours is the right one.

    dtype: the one that the function takes, when it takes a single one.
    """
    lent = GraderFunction(attention_of, (tuple(x.shape),), dtype)
    value = student.permutation_gap(lent, x, permutation)
    tolerance = expect.TOLERANCE[x.dtype] * 10
    expect.number(value, right_gap(attention_of, x, permutation), tolerance=tolerance)


def own_attention(draw, d: int, d_v: int, dtype: torch.dtype = torch.float64) -> Any:
    """A self-attention of ours with random matrices: equivariant."""
    W_q, W_k, W_v = (draw.normal(d, n, dtype=dtype) for n in (d, d, d_v))
    return lambda x: self_attention(x, W_q, W_k, W_v)


def shuffled(draw, n: int) -> list[int]:
    """A permutation of n that is not its own inverse."""
    while True:
        order = draw.permutation(n)
        if any(order[order[i]] != i for i in range(n)):
            return order


@check(
    "permutation_gap",
    weight=2.0,
    fr="L'écart d'une attention équivariante est nul, aux arrondis près ; avec des positions, non.",
    en="The gap of an equivariant attention is zero, up to rounding; with positions it is not.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_permutation_gap_of_an_equivariant_attention(student, draw, dtype):
    for permutation, d, d_v in [(CYCLE, 3, 3), (shuffled(draw, 7), 4, 2), ([1, 2, 0], 3, 5)]:
        T = len(permutation)
        x, positions = draw.normal(T, d, dtype=dtype), draw.normal(T, d, dtype=dtype)
        attend = own_attention(draw, d, d_v, dtype)
        check_gap(student, lambda x, p=positions, f=attend: f(x + p), x, permutation)
        check_gap(student, attend, x, permutation)


@check(
    "permutation_gap",
    weight=3.0,
    fr="L'écart d'une attention qui connaît les positions est le bon nombre.",
    en="The gap of an attention that knows positions is the right number.",
)
def test_permutation_gap_of_an_attention_with_positions(student, draw):
    for permutation, d in [(CYCLE, 3), (shuffled(draw, 6), 4), (shuffled(draw, 4), 4)]:
        T = len(permutation)
        positions, attend = draw.normal(T, d), own_attention(draw, d, d)
        check_gap(
            student, lambda x, p=positions, f=attend: f(x + p), draw.normal(T, d), permutation
        )


@check(
    "permutation_gap",
    weight=2.0,
    fr="L'écart d'une attention causale, dont l'ordre compte, est le bon nombre.",
    en="The gap of a causal attention, where order counts, is the right number.",
)
def test_permutation_gap_of_a_causal_attention(student, draw):
    def causal(x: Tensor) -> Tensor:
        return attention(x, x, x, torch.ones(len(x), len(x)).tril() == 1)[0]

    for permutation in (CYCLE, shuffled(draw, 6)):
        check_gap(student, causal, draw.normal(len(permutation), 3), permutation)


@check(
    "permutation_gap",
    weight=2.0,
    fr="Le plus grand écart compte en valeur absolue, qu'il soit négatif ou positif.",
    en="The largest difference counts in absolute value, be it negative or positive.",
)
@pytest.mark.parametrize(
    "sign", [pytest.param(1.0, id="positive"), pytest.param(-1.0, id="negative")]
)
def test_permutation_gap_of_either_sign(student, draw, sign):
    # Rows of this output depend on their place alone: one difference is larger than the others.
    heights = sign * torch.tensor([0.0, 1.0, 2.0, 6.0], dtype=torch.float64)
    x = draw.normal(4, 3)
    for permutation in ([1, 2, 3, 0], [3, 0, 1, 2]):
        check_gap(student, lambda x: heights.unsqueeze(1) + 0 * x, x, permutation)


@check(
    "permutation_gap",
    weight=1.5,
    fr="L'attention peut être une couche, dont la sortie porte un gradient.",
    en="The attention may be a layer, whose output carries a gradient.",
)
def test_permutation_gap_of_a_layer(student, draw):
    for permutation in (CYCLE, shuffled(draw, 5)):
        T = len(permutation)
        positions, attend = draw.normal(T, 3), own_attention(draw, 3, 2)
        x = draw.normal(T, 3)
        check_gap(
            student,
            lambda x, p=positions, f=attend: f(x + p).detach().requires_grad_(),
            x,
            permutation,
        )


@check(
    "permutation_gap",
    weight=1.0,
    fr="Une fonction qui mélange les composantes, ou toutes les lignes, est mesurée juste aussi.",
    en="A function that mixes components, or all the rows, is measured rightly too.",
)
def test_permutation_gap_of_other_functions(student, draw):
    W, permutation = draw.normal(5, 5), shuffled(draw, 5)
    functions: list[Callable[[Tensor], Tensor]] = [
        lambda x: x @ W,
        lambda x: x.mean(0, keepdim=True).expand(5, 5) + x,
        lambda x: x.cumsum(0),
        lambda x: W @ x,
    ]
    x = draw.normal(5, 5)
    for function in functions:
        check_gap(student, function, x, permutation, x.dtype)


@check(
    "permutation_gap",
    devices=CPU_ONLY,
    fr="La permutation identité donne un écart nul ; une longue suite marche aussi.",
    en="The identity permutation gives a gap of zero; a long sequence works too.",
)
def test_permutation_gap_of_other_permutations(student, draw):
    positions, attend = draw.normal(23, 3), own_attention(draw, 3, 3)
    for permutation in (shuffled(draw, 23), list(range(23)), list(range(22, -1, -1))):
        check_gap(student, lambda x: attend(x + positions), draw.normal(23, 3), permutation)


@check(
    "permutation_gap",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_permutation_gap_called_by_name(student, draw):
    W, x = draw.normal(4, 4), draw.normal(4, 3)
    lent = GraderFunction(lambda x: W @ x, ((4, 3),), x.dtype)
    value = student.permutation_gap(permutation=CYCLE, x=x, attention=lent)
    expect.number(value, right_gap(lent.function, x, CYCLE))


@check(
    "permutation_gap",
    fr="L'appel laisse `x` et la permutation intacts.",
    en="The call leaves `x` and the permutation as they were.",
)
def test_permutation_gap_leaves_its_arguments_alone(student, draw):
    W, x, permutation = draw.normal(5, 5), draw.normal(5, 3), shuffled(draw, 5)
    lent = GraderFunction(lambda x: W @ x, ((5, 3),), x.dtype)
    call = student.permutation_gap.observe(lent, x, permutation)
    expect.number(call.value, right_gap(lent.function, x, permutation))
    expect.unchanged(call.facts.changed)
