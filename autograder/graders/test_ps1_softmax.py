"""Hidden checks of ps1_softmax: scores, softmax, context vectors.

Each test compares values before it states any other fact, so that a program whose values are
wrong earns nothing for leaving its arguments alone or for raising where it should. Expected
values come from torch's own softmax in float64, from autograd and from arithmetic done by
hand; inputs are drawn from the secret seed, with all dimensions different.

Where float32 is compared at scores of about a thousand, the inputs are whole numbers, whose
products are exact, and the tolerance grows with the scores (`rounding`).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

from autograder import expect, reference_tensors
from autograder.checking import CPU_ONLY, check
from autograder.graders.shared import (
    FLOATS,
    as_printed,
    pulled_back,
    sentence,
)
from autograder.text import Text

AXES = [
    pytest.param(dim, id=f"dim_{'minus_' if dim < 0 else ''}{abs(dim)}")
    for dim in (0, 1, 2, -1, -2, -3)
]


INF = float("inf")
NAN = float("nan")

THE_QUERY = Text("la requête", "the query")
THE_INPUTS = Text("les entrées", "the inputs")
THE_SCORES = Text("les scores", "the scores")
THE_KEYS = Text("les clés", "the keys")
THE_VALUES = Text("les valeurs", "the values")
OUTPUT = Text("La sortie", "The output")
WEIGHTS = Text("Le vecteur des poids", "The vector of weights")


def rounding(scores: Tensor) -> float:
    """The tolerance on weights that come from scores of this size.

    `exp(x - logsumexp(x))` is right, but rounds its exponent to a unit in the last place of x:
    in float32, a score of 1000 moves a weight by 6e-5.
    """
    largest = float(scores[scores.isfinite()].abs().max())
    return expect.TOLERANCE[scores.dtype] + 2 * torch.finfo(scores.dtype).eps * largest


def softmax(x: Tensor, dim: int = -1) -> Tensor:
    """The right weights, computed in float64, in the dtype of `x`."""
    return torch.softmax(x.double(), dim).to(x.dtype)


def context(query: Tensor, inputs: Tensor) -> Tensor:
    """(d,), (T, d) -> (d,)"""
    q, x = query.double(), inputs.double()
    return (torch.softmax(x @ q, 0) @ x).to(inputs.dtype)


def every_context(inputs: Tensor) -> Tensor:
    """(T, d) -> (T, d)"""
    x = inputs.double()
    return (torch.softmax(x @ x.T, -1) @ x).to(inputs.dtype)


def lookup(
    query: Tensor, keys: Tensor, values: Tensor, temperature: float = 1.0
) -> tuple[Tensor, Tensor]:
    """(d_k,), (T, d_k), (T, d_v) -> (d_v,), (T,)"""
    weights = torch.softmax(keys.double() @ query.double() / temperature, 0)
    return (weights @ values.double()).to(values.dtype), weights.to(values.dtype)


def jacobian(function: Callable[[Tensor], Tensor], x: Tensor) -> Tensor:
    """(n,) -> (n, n): row i, column j is ∂f_i/∂x_j, in the dtype of `x`."""
    return torch.autograd.functional.jacobian(function, x.double()).to(x.dtype)


def spread_with_sum(draw, n: int, total: float) -> Tensor:
    """(n,) numbers of both signs whose sum is `total`."""
    x = draw.normal(n)
    return x - x.mean() + total / n


# 1.1 attention_scores ---------------------------------------------------------------------------


@check(
    "attention_scores",
    fr="Sur la phrase du document, les scores de « journey » sont ceux du document.",
    en="On the document's sentence, the scores of “journey” are the document's.",
)
def test_attention_scores_match_the_document(student):
    inputs = sentence()
    expected = reference_tensors.ATTENTION_SCORES.row()
    as_printed(student.attention_scores(inputs[1], inputs), expected)


@check(
    "attention_scores",
    weight=2.0,
    fr="La requête peut être n'importe quel vecteur, et T et d n'importe quelles tailles.",
    en="The query may be any vector, and T and d any sizes.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_attention_scores_of_any_query(student, draw, dtype):
    query, inputs = draw.normal(4, dtype=dtype), draw.normal(7, 4, dtype=dtype)
    expected = (inputs.double() @ query.double()).to(dtype)
    expect.close(student.attention_scores(query, inputs), expected)


@check(
    "attention_scores",
    weight=2.0,
    fr="Les petites tailles marchent aussi : un seul jeton, une seule composante, T égal à d.",
    en="Small sizes work too: a single token, a single component, T equal to d.",
)
def test_attention_scores_of_small_sizes(student, draw):
    for T, d in [(5, 2), (1, 4), (4, 1), (1, 1), (2, 2), (3, 3)]:
        query, inputs = draw.normal(d), draw.normal(T, d)
        expect.close(student.attention_scores(query, inputs), inputs @ query)


@check(
    "attention_scores",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Une matrice transposée, qui n'est pas contiguë en mémoire, donne les mêmes nombres.",
    en="A transposed matrix, not contiguous in memory, gives the same numbers.",
)
def test_attention_scores_of_a_transposed_matrix(student, draw):
    query, inputs = draw.normal(4), draw.normal(4, 6).T
    expect.close(student.attention_scores(query, inputs), inputs @ query)


@check(
    "attention_scores",
    devices=CPU_ONLY,
    fr="Une longue suite de grands vecteurs donne un score par jeton.",
    en="A long sequence of large vectors gives one score a token.",
)
def test_attention_scores_of_a_long_sequence(student, draw):
    query, inputs = draw.normal(19, scale=3.0), draw.normal(83, 19, scale=3.0)
    expect.close(student.attention_scores(query, inputs), inputs @ query)


@check(
    "attention_scores",
    devices=CPU_ONLY,
    fr="Doubler la requête double les scores, changer son signe change le leur.",
    en="Doubling the query doubles the scores, changing its sign changes theirs.",
)
def test_attention_scores_are_linear_in_the_query(student, draw):
    query, inputs = draw.normal(5), draw.normal(8, 5)
    scores = inputs @ query
    for factor in (1.0, 2.0, -1.0, 1e-3, 1e3):
        expect.close(student.attention_scores(factor * query, inputs), factor * scores)


@check(
    "attention_scores",
    weight=2.0,
    fr="Le gradient remonte jusqu'à la requête et jusqu'aux entrées.",
    en="The gradient reaches the query and the inputs.",
)
def test_attention_scores_are_differentiable(student, draw):
    query, inputs, upstream = draw.normal(3), draw.normal(6, 3), draw.normal(6)
    value, (to_query, to_inputs) = student.attention_scores.gradients(
        query.requires_grad_(), inputs.requires_grad_(), upstream=upstream
    )
    expect.close(value, (inputs @ query).detach())
    expect.gradient(to_query, upstream @ inputs.detach(), of=THE_QUERY)
    expect.gradient(to_inputs, torch.outer(upstream, query.detach()), of=THE_INPUTS)


@check(
    "attention_scores",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_attention_scores_called_by_name(student, draw):
    query, inputs = draw.normal(3), draw.normal(5, 3)
    expect.close(student.attention_scores(inputs=inputs, query=query), inputs @ query)


@check(
    "attention_scores",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_attention_scores_leave_their_arguments_alone(student, draw):
    query, inputs = draw.normal(4), draw.normal(6, 4)
    call = student.attention_scores.observe(query, inputs)
    expect.close(call.value, inputs @ query)
    expect.unchanged(call.facts.changed)


@check(
    "attention_scores",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_attention_scores_remember_nothing(student, draw):
    first, other = (draw.normal(3), draw.normal(6, 3)), (draw.normal(3), draw.normal(6, 3))
    for query, inputs in (first, other, first):
        expect.close(student.attention_scores(query, inputs), inputs @ query)


# 1.2 normalize_by_sum ---------------------------------------------------------------------------


@check(
    "normalize_by_sum",
    fr="Sur les scores de « journey », les poids sont ceux du document.",
    en="On the scores of “journey”, the weights are the document's.",
)
def test_normalize_by_sum_matches_the_document(student):
    inputs = sentence()
    expected = reference_tensors.NORMALISED_BY_SUM.row()
    as_printed(student.normalize_by_sum(inputs @ inputs[1]), expected)


@check(
    "normalize_by_sum",
    weight=2.0,
    fr="Des scores positifs sont divisés par leur somme.",
    en="Positive scores are divided by their sum.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_normalize_by_sum_of_positive_scores(student, draw, dtype):
    scores = draw.uniform(7, low=0.2, high=6.0, dtype=dtype)
    expected = (scores.double() / scores.double().sum()).to(dtype)
    expect.close(student.normalize_by_sum(scores), expected)


@check(
    "normalize_by_sum",
    weight=1.5,
    fr="Des scores négatifs restent divisés par leur somme, sans autre traitement.",
    en="Negative scores are divided by their sum too, with nothing else done to them.",
)
@pytest.mark.parametrize(
    "total",
    [
        pytest.param(1e-3, id="small_sum"),
        pytest.param(-1.5, id="negative_sum"),
        pytest.param(12.0, id="large_sum"),
    ],
)
def test_normalize_by_sum_of_scores_of_both_signs(student, draw, total):
    scores = spread_with_sum(draw, 6, total)
    expect.close(student.normalize_by_sum(scores), scores / scores.sum())


@check(
    "normalize_by_sum",
    devices=CPU_ONLY,
    fr="Les poids somment à 1 et ne changent pas quand tous les scores sont multipliés.",
    en="The weights sum to 1 and stay the same when all scores are multiplied.",
)
def test_normalize_by_sum_ignores_a_common_factor(student, draw):
    scores = draw.uniform(5, low=0.5, high=2.0)
    weights = scores / scores.sum()
    for factor in (1.0, 40.0, 0.1, -3.0):
        value = student.normalize_by_sum(factor * scores)
        expect.close(value, weights)
        expect.close(value.sum(), torch.ones((), dtype=torch.float64))


@check(
    "normalize_by_sum",
    fr="Un seul score reçoit tout le poids ; une longue suite de scores marche aussi.",
    en="A single score gets all the weight; a long list of scores works too.",
)
def test_normalize_by_sum_of_one_or_many_scores(student, draw):
    for n in (1, 2, 97):
        scores = draw.uniform(n, low=0.5, high=3.0)
        expect.close(student.normalize_by_sum(scores), scores / scores.sum())
    lone = -draw.uniform(1, low=0.5, high=3.0)
    expect.close(student.normalize_by_sum(lone), torch.ones(1, dtype=torch.float64))


@check(
    "normalize_by_sum",
    weight=2.0,
    fr="Le gradient passe par le numérateur et par la somme.",
    en="The gradient goes through the numerator and through the sum.",
)
def test_normalize_by_sum_is_differentiable(student, draw):
    scores, upstream = spread_with_sum(draw, 5, 2.5), draw.normal(5)
    value, (to_scores,) = student.normalize_by_sum.gradients(
        scores.requires_grad_(), upstream=upstream
    )
    expect.close(value, (scores / scores.sum()).detach())
    (expected,) = pulled_back(lambda s: s / s.sum(), scores, upstream=upstream)
    expect.gradient(to_scores, expected, of=THE_SCORES)


@check(
    "normalize_by_sum",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_normalize_by_sum_called_by_name(student, draw):
    scores = draw.uniform(4, low=0.5, high=2.0)
    expect.close(student.normalize_by_sum(scores=scores), scores / scores.sum())


@check(
    "normalize_by_sum",
    fr="L'appel laisse les scores intacts.",
    en="The call leaves the scores as they were.",
)
def test_normalize_by_sum_leaves_its_argument_alone(student, draw):
    scores = draw.uniform(6, low=0.5, high=2.0)
    call = student.normalize_by_sum.observe(scores)
    expect.close(call.value, scores / scores.sum())
    expect.unchanged(call.facts.changed)


@check(
    "normalize_by_sum",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des scores, pas des appels précédents.",
    en="The result depends on the scores alone, not on earlier calls.",
)
def test_normalize_by_sum_remembers_nothing(student, draw):
    first, other = draw.uniform(5, low=0.5, high=2.0), draw.uniform(5, low=0.5, high=2.0)
    for scores in (first, other, first):
        expect.close(student.normalize_by_sum(scores), scores / scores.sum())


# 1.3 softmax_naive ------------------------------------------------------------------------------


@check(
    "softmax_naive",
    fr="Sur les scores de « journey », les poids sont ceux du document.",
    en="On the scores of “journey”, the weights are the document's.",
)
def test_softmax_naive_matches_the_document(student):
    inputs = sentence()
    expected = reference_tensors.SOFTMAX_OF_SCORES.row()
    as_printed(student.softmax_naive(inputs @ inputs[1]), expected)


@check(
    "softmax_naive",
    fr="Sans `dim`, la softmax porte sur le dernier axe, quelle que soit la forme.",
    en="Without `dim`, the softmax runs over the last axis, whatever the shape.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_softmax_naive_over_the_last_axis(student, draw, dtype):
    for shape in [(5,), (3, 4), (2, 4, 3), (2, 3, 5, 4)]:
        x = draw.normal(*shape, scale=2.0, dtype=dtype)
        expect.close(student.softmax_naive(x), softmax(x))


@check(
    "softmax_naive",
    weight=0.75,
    fr="L'argument `dim` choisit l'axe, compté depuis le début ou depuis la fin.",
    en="The argument `dim` chooses the axis, counted from the start or from the end.",
)
@pytest.mark.parametrize("dim", AXES)
def test_softmax_naive_over_any_axis(student, draw, dim):
    x = draw.normal(2, 3, 4, scale=1.5)
    expect.close(student.softmax_naive(x, dim=dim), softmax(x, dim))


@check(
    "softmax_naive",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Chaque axe donne sa propre normalisation : d'un carré, à quatre axes, sur un axe long.",
    en="Each axis gives its own normalisation: of a square, with four axes, along a long axis.",
)
def test_softmax_naive_of_squares_four_axes_and_long_axes(student, draw):
    for shape, dims in [((4, 4), (0, 1)), ((2, 3, 5, 4), (0, 1, -2)), ((79, 3), (0,))]:
        x = draw.normal(*shape, scale=2.0)
        for dim in dims:
            expect.close(student.softmax_naive(x, dim), softmax(x, dim))


@check(
    "softmax_naive",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Une matrice transposée, qui n'est pas contiguë en mémoire, donne les mêmes nombres.",
    en="A transposed matrix, not contiguous in memory, gives the same numbers.",
)
def test_softmax_naive_of_a_transposed_matrix(student, draw):
    x = draw.normal(4, 3, 5).transpose(0, 2)
    for dim in (-1, 0):
        expect.close(student.softmax_naive(x, dim), softmax(x, dim))


@check(
    "softmax_naive",
    weight=4.0,
    fr="La version naïve déborde : de très grands scores donnent nan, et c'est voulu ici.",
    en="The naive version overflows: very large scores give nan, which is meant here.",
)
def test_softmax_naive_overflows(student, draw):
    x = draw.normal(3, 4, dtype=torch.float32)
    expect.close(student.softmax_naive(x), softmax(x))
    x[1] = torch.tensor([100.0, 101.0, 99.0, 102.0])
    x[2] = torch.tensor([100.0, 1.0, 2.0, -3.0])
    expected = softmax(x)
    expected[1] = NAN
    expected[2] = torch.tensor([NAN, 0.0, 0.0, 0.0])
    expect.close(student.softmax_naive(x), expected)


@check(
    "softmax_naive",
    weight=2.0,
    fr="Des scores tous très négatifs donnent 0/0, donc nan : rien n'est décalé ici.",
    en="Scores that are all very negative give 0/0, so nan: nothing is shifted here.",
)
def test_softmax_naive_underflows(student, draw):
    x = draw.normal(2, 3, dtype=torch.float32)
    expect.close(student.softmax_naive(x), softmax(x))
    x[0] = torch.tensor([-200.0, -201.0, -199.0])
    expected = softmax(x)
    expected[0] = NAN
    expect.close(student.softmax_naive(x), expected)


@check(
    "softmax_naive",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Le débordement a lieu au seuil du type, pas plus loin : pour un score comme pour la somme.",
    en="The overflow comes at the threshold of the type, no later: of one score as of the sum.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_softmax_naive_overflows_at_the_threshold(student, draw, dtype):
    x = draw.normal(4, 3, dtype=dtype)
    expect.close(student.softmax_naive(x), softmax(x))
    edge = 88.7 if dtype is torch.float32 else 709.7
    expected = softmax(x)
    # Each exponential is finite, their sum is not.
    x[0], expected[0] = edge, 0.0
    x[1], expected[1] = edge + 3, NAN
    x[2, 0], expected[2] = edge + 3, torch.tensor([NAN, 0.0, 0.0])
    expect.close(student.softmax_naive(x), expected)


@check(
    "softmax_naive",
    weight=2.0,
    fr="Jusqu'au débordement, les poids sont justes : ni seuil, ni constante ajoutée.",
    en="Up to the overflow the weights are right: no threshold and no added constant.",
)
def test_softmax_naive_is_right_before_it_overflows(student, draw):
    for centre in (80.0, 30.0, -30.0, -60.0):
        x = centre + draw.uniform(5, low=-2.0, high=2.0)
        expect.close(student.softmax_naive(x), softmax(x))
        single = x.float()
        expect.close(student.softmax_naive(single), softmax(single))


@check(
    "softmax_naive",
    devices=CPU_ONLY,
    fr="Un axe de longueur 1 donne des poids égaux à 1 ; des scores égaux, des poids égaux.",
    en="An axis of length 1 gives weights equal to 1; equal scores give equal weights.",
)
def test_softmax_naive_of_short_axes_and_equal_scores(student, draw):
    for x, dim in [
        (draw.normal(1), 0),
        (draw.normal(4, 1), -1),
        (draw.normal(1, 4), 0),
        (draw.normal(2, 1, 3), 1),
        (torch.full((5,), 0.7, dtype=torch.float64), -1),
        (torch.zeros(3, 4, dtype=torch.float64), 0),
    ]:
        expect.close(student.softmax_naive(x, dim), softmax(x, dim))


@check(
    "softmax_naive",
    weight=3.0,
    fr="Le gradient de la softmax est juste, par le numérateur et par la somme.",
    en="The gradient of the softmax is right, through the numerator and through the sum.",
)
def test_softmax_naive_is_differentiable(student, draw):
    for dim in (-1, 0):
        x, upstream = draw.normal(3, 5), draw.normal(3, 5)
        value, (to_x,) = student.softmax_naive.gradients(x.requires_grad_(), dim, upstream=upstream)
        expect.close(value, softmax(x.detach(), dim))
        (expected,) = pulled_back(lambda t, d=dim: torch.softmax(t, d), x, upstream=upstream)
        expect.gradient(to_x, expected, of=THE_SCORES)


@check(
    "softmax_naive",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_softmax_naive_called_by_name(student, draw):
    x = draw.normal(3, 4)
    expect.close(student.softmax_naive(dim=0, x=x), softmax(x, 0))
    expect.close(student.softmax_naive(x=x), softmax(x))


@check(
    "softmax_naive",
    fr="L'appel laisse son argument intact.",
    en="The call leaves its argument as it was.",
)
def test_softmax_naive_leaves_its_argument_alone(student, draw):
    x = draw.normal(3, 4)
    call = student.softmax_naive.observe(x)
    expect.close(call.value, softmax(x))
    expect.unchanged(call.facts.changed)


@check(
    "softmax_naive",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_softmax_naive_remembers_nothing(student, draw):
    first, other = draw.normal(4, 3), draw.normal(4, 3)
    for x, dim in ((first, -1), (other, -1), (first, 0), (first, -1)):
        expect.close(student.softmax_naive(x, dim), softmax(x, dim))


# 1.4 softmax_stable -----------------------------------------------------------------------------


@check(
    "softmax_stable",
    fr="Sur les scores de « journey », les poids sont ceux du document.",
    en="On the scores of “journey”, the weights are the document's.",
)
def test_softmax_stable_matches_the_document(student):
    inputs = sentence()
    expected = reference_tensors.SOFTMAX_OF_SCORES.row()
    as_printed(student.softmax_stable(inputs @ inputs[1]), expected)


@check(
    "softmax_stable",
    fr="Sans `dim`, la softmax porte sur le dernier axe, quelle que soit la forme.",
    en="Without `dim`, the softmax runs over the last axis, whatever the shape.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_softmax_stable_over_the_last_axis(student, draw, dtype):
    for shape in [(5,), (3, 4), (2, 4, 3), (2, 3, 5, 4)]:
        x = draw.normal(*shape, scale=3.0, dtype=dtype)
        expect.close(student.softmax_stable(x), softmax(x))


@check(
    "softmax_stable",
    weight=0.75,
    fr="L'argument `dim` choisit l'axe, compté depuis le début ou depuis la fin.",
    en="The argument `dim` chooses the axis, counted from the start or from the end.",
)
@pytest.mark.parametrize("dim", AXES)
def test_softmax_stable_over_any_axis(student, draw, dim):
    x = draw.normal(2, 3, 4, scale=2.0)
    expect.close(student.softmax_stable(x, dim=dim), softmax(x, dim))


@check(
    "softmax_stable",
    fr="Chaque axe donne sa propre normalisation : d'un carré, à cinq axes, sur un axe long.",
    en="Each axis gives its own normalisation: of a square, with five axes, along a long axis.",
)
def test_softmax_stable_of_squares_many_axes_and_long_axes(student, draw):
    for shape, dims in [
        ((4, 4), (0, 1)),
        ((3, 3, 3), (0, 1)),
        ((2, 3, 5, 4), (0, 1, -2)),
        ((2, 1, 3, 2, 4), (0, 2, -2)),
        ((79, 3), (0,)),
    ]:
        x = draw.normal(*shape, scale=2.0)
        for dim in dims:
            expect.close(student.softmax_stable(x, dim), softmax(x, dim))


@check(
    "softmax_stable",
    weight=3.0,
    fr="Des lignes de grandeurs très différentes donnent toutes des poids finis et justes.",
    en="Rows of very different size all give finite, right weights.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_softmax_stable_of_rows_of_very_different_size(student, draw, dtype):
    rows = torch.tensor(
        [
            [1000.0, 1001.0, 999.0, 1000.0],
            [0.0, -5.0, 3.0, 2.0],
            [-1000.0, -1001.0, -999.0, -1000.0],
            [10_000.0, 9_999.0, -10_000.0, 0.0],
            [-10_000.0, -10_002.0, -10_001.0, -10_000.0],
            [-3.0, -2.0, 997.0, 996.0],
            [0.0, -14.0, -7.0, -30.0],
        ],
        dtype=dtype,
    )
    rows = rows[draw.permutation(len(rows))][:, draw.permutation(4)]
    tolerance = rounding(rows)
    expect.close(student.softmax_stable(rows), softmax(rows), tolerance=tolerance)
    columns = rows.T.contiguous()
    expect.close(student.softmax_stable(columns, dim=0), softmax(columns, 0), tolerance=tolerance)


@check(
    "softmax_stable",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Des scores de 60 à 1e30, positifs ou négatifs, donnent des poids finis et justes.",
    en="Scores from 60 to 1e30, positive or negative, give finite, right weights.",
)
def test_softmax_stable_of_scores_of_every_size(student, draw):
    for dtype in (torch.float32, torch.float64):
        for first, others in ((1.0, [0.0, -1.0, 0.5]), (-1.0, [-2.0, -3.0, -1.5])):
            pattern = torch.tensor([first, *others], dtype=dtype)[draw.permutation(4)]
            # Each size alone: a threshold on the largest score of all would see the others.
            for size in (60.0, 87.0, 90.0, 95.0, 99.0, 105.0, 715.0, 2e4, 1e8, 1e30):
                scores = size * pattern
                expect.close(student.softmax_stable(scores), softmax(scores))


@check(
    "softmax_stable",
    weight=2.0,
    fr="Ajouter la même constante à tous les scores ne change pas les poids.",
    en="Adding the same constant to all scores leaves the weights as they are.",
)
def test_softmax_stable_ignores_a_common_shift(student, draw):
    scores = draw.normal(3, 5)
    weights = softmax(scores)
    for shift in (0.0, 50.0, -50.0, 3000.0, -3000.0):
        # The shifted scores lose a few digits: 3000 keeps 1e-12, far below the tolerance.
        expect.close(student.softmax_stable(scores + shift), weights)


@check(
    "softmax_stable",
    weight=2.0,
    fr="Un score de −inf reçoit un poids exactement nul, et les autres se partagent le reste.",
    en="A score of −inf gets a weight of exactly 0, and the others share the rest.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_softmax_stable_gives_minus_infinity_no_weight(student, draw, dtype):
    x = draw.normal(4, 5, scale=3.0, dtype=dtype)
    x[0, 1:] = -INF
    x[1, 0] = -INF
    x[2] = x[2] - 500
    x[2, 2:4] = -INF
    for scores in (x, x - 20_000):
        value = student.softmax_stable(scores)
        expect.close(value, softmax(scores), tolerance=rounding(scores))
        expect.that(
            bool((value[scores == -INF] == 0).all()),
            "Le poids d'un score de −inf n'est pas exactement 0.",
            "The weight of a score of −inf is not exactly 0.",
        )
    across = x.T.contiguous()
    expect.close(
        student.softmax_stable(across, dim=0), softmax(across, 0), tolerance=rounding(across)
    )


@check(
    "softmax_stable",
    weight=3.0,
    fr="Le gradient de la softmax est juste, quel que soit l'axe.",
    en="The gradient of the softmax is right, whatever the axis.",
)
def test_softmax_stable_is_differentiable(student, draw):
    for dim in (-1, 0, 1):
        x, upstream = draw.normal(3, 5, 2), draw.normal(3, 5, 2)
        value, (to_x,) = student.softmax_stable.gradients(
            x.requires_grad_(), dim, upstream=upstream
        )
        expect.close(value, softmax(x.detach(), dim))
        (expected,) = pulled_back(lambda t, d=dim: torch.softmax(t, d), x, upstream=upstream)
        expect.gradient(to_x, expected, of=THE_SCORES)


@check(
    "softmax_stable",
    weight=1.5,
    fr="Le gradient reste fini et juste aux scores extrêmes et à côté des −inf.",
    en="The gradient stays finite and right at extreme scores and next to −inf.",
)
def test_softmax_stable_keeps_a_finite_gradient(student, draw):
    x = draw.normal(4, 5)
    x[1] += 2000
    x[2] -= 2000
    x[3, :2] = -INF
    upstream = draw.normal(4, 5)
    value, (to_x,) = student.softmax_stable.gradients(x.requires_grad_(), upstream=upstream)
    expect.close(value, softmax(x.detach()))
    (expected,) = pulled_back(lambda t: torch.softmax(t, -1), x, upstream=upstream)
    expect.gradient(to_x, expected, of=THE_SCORES)


@check(
    "softmax_stable",
    weight=1.5,
    fr="Un axe de longueur 1 donne des poids égaux à 1 ; des scores égaux, des poids égaux.",
    en="An axis of length 1 gives weights equal to 1; equal scores give equal weights.",
)
def test_softmax_stable_of_short_axes_and_equal_scores(student, draw):
    for x, dim in [
        (draw.normal(1), 0),
        (draw.normal(4, 1), -1),
        (draw.normal(1, 4), 0),
        (draw.normal(2, 1, 3), 1),
        (torch.full((5,), 0.7, dtype=torch.float64), -1),
        (torch.full((2, 3), -900.0, dtype=torch.float64), 0),
        (torch.zeros(3, 4, dtype=torch.float64), 1),
    ]:
        expect.close(student.softmax_stable(x, dim), softmax(x, dim))


@check(
    "softmax_stable",
    devices=CPU_ONLY,
    fr="Une entrée transposée ou découpée, non contiguë en mémoire, donne les mêmes poids.",
    en="A transposed or sliced input, not contiguous in memory, gives the same weights.",
)
def test_softmax_stable_of_a_transposed_input(student, draw):
    x = draw.normal(4, 3, 5)
    for view in (x.transpose(0, 2), x[:, 1:], x[..., ::2]):
        expect.close(student.softmax_stable(view), softmax(view))
        expect.close(student.softmax_stable(view, 1), softmax(view, 1))


@check(
    "softmax_stable",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_softmax_stable_called_by_name(student, draw):
    x = draw.normal(3, 4)
    expect.close(student.softmax_stable(dim=0, x=x), softmax(x, 0))
    expect.close(student.softmax_stable(x=x), softmax(x))


@check(
    "softmax_stable",
    weight=1.5,
    fr="L'appel laisse son argument intact.",
    en="The call leaves its argument as it was.",
)
def test_softmax_stable_leaves_its_argument_alone(student, draw):
    x = draw.normal(3, 4, scale=2.0)
    x[1, 2] = -INF
    call = student.softmax_stable.observe(x)
    expect.close(call.value, softmax(x))
    expect.unchanged(call.facts.changed)


@check(
    "softmax_stable",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_softmax_stable_remembers_nothing(student, draw):
    first, other = draw.normal(4, 3), 100 + draw.normal(4, 3)
    for x, dim in ((first, -1), (other, -1), (first, 0), (first, -1)):
        expect.close(student.softmax_stable(x, dim), softmax(x, dim))


# 1.5 softmax_jacobian ---------------------------------------------------------------------------


@check(
    "softmax_jacobian",
    weight=2.0,
    fr="La ligne i, colonne j du Jacobien est la dérivée de w_i par rapport à x_j.",
    en="Row i, column j of the Jacobian is the derivative of w_i with respect to x_j.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_softmax_jacobian_matches_the_derivatives(student, draw, dtype):
    x = draw.normal(5, scale=1.5, dtype=dtype)
    expect.close(student.softmax_jacobian(x), jacobian(lambda t: torch.softmax(t, 0), x))


@check(
    "softmax_jacobian",
    fr="Sur les scores du document, le Jacobien suit la formule encadrée.",
    en="On the document's scores, the Jacobian follows the boxed formula.",
)
def test_softmax_jacobian_of_the_document_scores(student):
    inputs = sentence(torch.float64)
    w = softmax(inputs @ inputs[1])
    expect.close(student.softmax_jacobian(inputs @ inputs[1]), torch.diag(w) - torch.outer(w, w))


@check(
    "softmax_jacobian",
    weight=1.5,
    fr="Chaque ligne du Jacobien somme à 0, et la diagonale est positive.",
    en="Each row of the Jacobian sums to 0, and the diagonal is positive.",
)
def test_softmax_jacobian_rows_sum_to_zero(student, draw):
    x = draw.normal(7)
    w = softmax(x)
    value = student.softmax_jacobian(x)
    expect.close(value, torch.diag(w) - torch.outer(w, w))
    expect.that(
        float(value.sum(1).abs().max()) < 1e-6,
        "Les lignes de ton Jacobien ne somment pas à 0.",
        "The rows of your Jacobian do not sum to 0.",
    )


@check(
    "softmax_jacobian",
    weight=2.0,
    fr="Le Jacobien reste fini et juste pour de très grands et de très petits scores.",
    en="The Jacobian stays finite and right for very large and very small scores.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_softmax_jacobian_of_large_scores(student, draw, dtype):
    base = torch.tensor([1.0, 0.0, 2.0, 1.0], dtype=dtype)[draw.permutation(4)]
    wide = torch.tensor([900.0, -900.0, 899.0, 0.0], dtype=dtype)[draw.permutation(4)]
    for x in (base + 1000, base - 1000, base + 100_000, base - 100_000, wide):
        w = torch.softmax(x.double(), 0)
        expected = (torch.diag(w) - torch.outer(w, w)).to(dtype)
        # A product of two weights doubles their error, and is relative to at most 1/4.
        expect.close(student.softmax_jacobian(x), expected, tolerance=8 * rounding(x))


@check(
    "softmax_jacobian",
    fr="Les tailles extrêmes marchent aussi : un score, deux scores, beaucoup de scores.",
    en="Extreme sizes work too: one score, two scores, many scores.",
)
def test_softmax_jacobian_of_any_size(student, draw):
    for n in (2, 1, 3, 71):
        x = draw.normal(n)
        expected = jacobian(lambda t: torch.softmax(t, 0), x)
        expect.close(student.softmax_jacobian(x), expected)


@check(
    "softmax_jacobian",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_softmax_jacobian_called_by_name(student, draw):
    x = draw.normal(4)
    w = softmax(x)
    expect.close(student.softmax_jacobian(x=x), torch.diag(w) - torch.outer(w, w))


@check(
    "softmax_jacobian",
    fr="L'appel laisse son argument intact.",
    en="The call leaves its argument as it was.",
)
def test_softmax_jacobian_leaves_its_argument_alone(student, draw):
    x = draw.normal(4)
    w = softmax(x)
    call = student.softmax_jacobian.observe(x)
    expect.close(call.value, torch.diag(w) - torch.outer(w, w))
    expect.unchanged(call.facts.changed)


@check(
    "softmax_jacobian",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que de l'argument, pas des appels précédents.",
    en="The result depends on the argument alone, not on earlier calls.",
)
def test_softmax_jacobian_remembers_nothing(student, draw):
    first, other = draw.normal(5), draw.normal(5)
    for x in (first, other, first):
        w = softmax(x)
        expect.close(student.softmax_jacobian(x), torch.diag(w) - torch.outer(w, w))


# 1.6 normalization_jacobian ---------------------------------------------------------------------


def normalised(x: Tensor) -> Tensor:
    return x / x.sum()


@check(
    "normalization_jacobian",
    weight=2.0,
    fr="La ligne i, colonne j du Jacobien est la dérivée de w_i par rapport à x_j.",
    en="Row i, column j of the Jacobian is the derivative of w_i with respect to x_j.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_normalization_jacobian_matches_the_derivatives(student, draw, dtype):
    x = draw.uniform(5, low=0.3, high=3.0, dtype=dtype)
    expect.close(student.normalization_jacobian(x), jacobian(normalised, x))


@check(
    "normalization_jacobian",
    fr="Sur les scores du document, le Jacobien est celui de la division par la somme.",
    en="On the document's scores, the Jacobian is that of the division by the sum.",
)
def test_normalization_jacobian_of_the_document_scores(student):
    inputs = sentence(torch.float64)
    scores = inputs @ inputs[1]
    expect.close(student.normalization_jacobian(scores), jacobian(normalised, scores))


@check(
    "normalization_jacobian",
    weight=2.0,
    fr="Le Jacobien est juste aussi quand la somme est négative, petite ou grande.",
    en="The Jacobian is right too when the sum is negative, small or large.",
)
@pytest.mark.parametrize(
    "total",
    [
        pytest.param(-1.5, id="negative_sum"),
        pytest.param(1e-3, id="small_sum"),
        pytest.param(40.0, id="large_sum"),
    ],
)
def test_normalization_jacobian_of_scores_of_both_signs(student, draw, total):
    x = spread_with_sum(draw, 6, total)
    expect.close(student.normalization_jacobian(x), jacobian(normalised, x))


@check(
    "normalization_jacobian",
    fr="Les colonnes du Jacobien somment à 0, pas ses lignes.",
    en="The columns of the Jacobian sum to 0, not its rows.",
)
def test_normalization_jacobian_columns_sum_to_zero(student, draw):
    x = draw.uniform(7, low=0.2, high=2.0)
    value = student.normalization_jacobian(x)
    expect.close(value, jacobian(normalised, x))
    expect.that(
        float(value.sum(0).abs().max()) < 1e-6,
        "Les colonnes de ton Jacobien ne somment pas à 0.",
        "The columns of your Jacobian do not sum to 0.",
    )


@check(
    "normalization_jacobian",
    fr="Les tailles extrêmes marchent aussi : un score, deux scores, beaucoup de scores.",
    en="Extreme sizes work too: one score, two scores, many scores.",
)
def test_normalization_jacobian_of_any_size(student, draw):
    for n in (2, 1, 3, 71):
        x = draw.uniform(n, low=0.2, high=2.0)
        expect.close(student.normalization_jacobian(x), jacobian(normalised, x))


@check(
    "normalization_jacobian",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_normalization_jacobian_called_by_name(student, draw):
    x = draw.uniform(4, low=0.3, high=3.0)
    expect.close(student.normalization_jacobian(x=x), jacobian(normalised, x))


@check(
    "normalization_jacobian",
    fr="L'appel laisse son argument intact.",
    en="The call leaves its argument as it was.",
)
def test_normalization_jacobian_leaves_its_argument_alone(student, draw):
    x = draw.uniform(4, low=0.3, high=3.0)
    call = student.normalization_jacobian.observe(x)
    expect.close(call.value, jacobian(normalised, x))
    expect.unchanged(call.facts.changed)


@check(
    "normalization_jacobian",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que de l'argument, pas des appels précédents.",
    en="The result depends on the argument alone, not on earlier calls.",
)
def test_normalization_jacobian_remembers_nothing(student, draw):
    first, other = draw.uniform(5, low=0.3, high=3.0), draw.uniform(5, low=0.3, high=3.0)
    for x in (first, other, first):
        expect.close(student.normalization_jacobian(x), jacobian(normalised, x))


# 1.7 context_vector -----------------------------------------------------------------------------


@check(
    "context_vector",
    fr="Pour « journey », le vecteur de contexte est celui du document.",
    en="For “journey”, the context vector is the document's.",
)
def test_context_vector_matches_the_document(student):
    inputs = sentence()
    expected = reference_tensors.CONTEXT_VECTORS.row(1)
    as_printed(student.context_vector(inputs[1], inputs), expected)


@check(
    "context_vector",
    weight=2.5,
    fr="La requête peut être n'importe quel vecteur, pas seulement un des jetons.",
    en="The query may be any vector, not just one of the tokens.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_context_vector_of_any_query(student, draw, dtype):
    query, inputs = draw.normal(4, dtype=dtype), draw.normal(7, 4, dtype=dtype)
    expect.close(student.context_vector(query, inputs), context(query, inputs))


@check(
    "context_vector",
    fr="Les petites tailles marchent aussi : un seul jeton, une seule composante, T égal à d.",
    en="Small sizes work too: a single token, a single component, T equal to d.",
)
def test_context_vector_of_small_sizes(student, draw):
    for T, d in [(5, 2), (1, 4), (4, 1), (1, 1), (2, 2), (3, 3)]:
        query, inputs = draw.normal(d), draw.normal(T, d)
        expect.close(student.context_vector(query, inputs), context(query, inputs))


@check(
    "context_vector",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Une matrice transposée, qui n'est pas contiguë en mémoire, donne les mêmes nombres.",
    en="A transposed matrix, not contiguous in memory, gives the same numbers.",
)
def test_context_vector_of_a_transposed_matrix(student, draw):
    query, inputs = draw.normal(4), draw.normal(4, 6).T
    expect.close(student.context_vector(query, inputs), context(query, inputs))


@check(
    "context_vector",
    devices=CPU_ONLY,
    fr="Une longue suite de grands vecteurs donne un seul vecteur de contexte.",
    en="A long sequence of large vectors gives a single context vector.",
)
def test_context_vector_of_a_long_sequence(student, draw):
    query, inputs = draw.normal(19, scale=0.5), draw.normal(83, 19)
    expect.close(student.context_vector(query, inputs), context(query, inputs))


@check(
    "context_vector",
    weight=2.0,
    fr="De très grands scores, positifs ou négatifs, donnent un contexte fini et juste.",
    en="Very large scores, positive or negative, give a finite, right context.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_context_vector_of_large_scores(student, draw, dtype):
    inputs = torch.tensor(
        [[40, 1, 3], [40, 2, -1], [40, 0, 2], [39, 3, 1], [40, 2, 5]], dtype=dtype
    )[draw.permutation(5)]
    for first in (25.0, -25.0, 2500.0, -2500.0):
        query = torch.tensor([first, 1.0, 0.0], dtype=dtype)
        expect.close(
            student.context_vector(query, inputs),
            context(query, inputs),
            tolerance=rounding(inputs @ query),
        )


@check(
    "context_vector",
    devices=CPU_ONLY,
    fr="L'ordre des jetons n'y change rien : le contexte est le même une fois la suite mélangée.",
    en="The order of the tokens changes nothing: a shuffled sequence has the same context.",
)
def test_context_vector_ignores_the_order_of_tokens(student, draw):
    query, inputs = draw.normal(3), draw.normal(6, 3)
    expected = context(query, inputs)
    expect.close(student.context_vector(query, inputs), expected)
    for _ in range(2):
        shuffled = inputs[draw.permutation(6)]
        expect.close(student.context_vector(query, shuffled), expected)


@check(
    "context_vector",
    devices=CPU_ONLY,
    fr="Une requête nulle pèse tous les jetons également ; des jetons égaux se rendent eux-mêmes.",
    en="A zero query weighs all tokens equally; equal tokens give themselves back.",
)
def test_context_vector_of_equal_scores(student, draw):
    inputs, query = draw.normal(6, 3), draw.normal(3)
    expect.close(student.context_vector(torch.zeros_like(query), inputs), inputs.mean(0))
    same = inputs[:1].repeat(4, 1)
    expect.close(student.context_vector(query, same), inputs[0])


@check(
    "context_vector",
    weight=2.0,
    fr="Le gradient remonte jusqu'à la requête, et jusqu'aux entrées par les scores et la somme.",
    en="The gradient reaches the query, and the inputs through the scores and through the sum.",
)
def test_context_vector_is_differentiable(student, draw):
    query, inputs, upstream = draw.normal(4), draw.normal(6, 4), draw.normal(4)
    value, (to_query, to_inputs) = student.context_vector.gradients(
        query.requires_grad_(), inputs.requires_grad_(), upstream=upstream
    )
    expect.close(value, context(query.detach(), inputs.detach()))
    for_query, for_inputs = pulled_back(context, query, inputs, upstream=upstream)
    expect.gradient(to_query, for_query, of=THE_QUERY)
    expect.gradient(to_inputs, for_inputs, of=THE_INPUTS)


@check(
    "context_vector",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_context_vector_called_by_name(student, draw):
    query, inputs = draw.normal(3), draw.normal(5, 3)
    expect.close(student.context_vector(inputs=inputs, query=query), context(query, inputs))


@check(
    "context_vector",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_context_vector_leaves_its_arguments_alone(student, draw):
    query, inputs = draw.normal(4), draw.normal(6, 4)
    call = student.context_vector.observe(query, inputs)
    expect.close(call.value, context(query, inputs))
    expect.unchanged(call.facts.changed)


@check(
    "context_vector",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_context_vector_remembers_nothing(student, draw):
    first, other = (draw.normal(3), draw.normal(6, 3)), (draw.normal(3), draw.normal(6, 3))
    for query, inputs in (first, other, first):
        expect.close(student.context_vector(query, inputs), context(query, inputs))


# 1.8 all_context_vectors ------------------------------------------------------------------------


@check(
    "all_context_vectors",
    fr="Sur la phrase du document, les six vecteurs de contexte sont ceux du document.",
    en="On the document's sentence, the six context vectors are the document's.",
)
def test_all_context_vectors_match_the_document(student):
    expected = reference_tensors.CONTEXT_VECTORS.tensor()
    as_printed(student.all_context_vectors(sentence()), expected)


@check(
    "all_context_vectors",
    weight=2.5,
    fr="T et d peuvent être différents, et les entrées de n'importe quel signe.",
    en="T and d may differ, and the inputs may have any sign.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_all_context_vectors_of_any_inputs(student, draw, dtype):
    for T, d in [(7, 4), (3, 5)]:
        inputs = draw.normal(T, d, dtype=dtype)
        expect.close(student.all_context_vectors(inputs), every_context(inputs))


@check(
    "all_context_vectors",
    fr="Les petites tailles marchent aussi : un seul jeton, une seule composante, T égal à d.",
    en="Small sizes work too: a single token, a single component, T equal to d.",
)
def test_all_context_vectors_of_small_sizes(student, draw):
    for T, d in [(5, 2), (1, 4), (4, 1), (1, 1), (2, 2), (3, 3)]:
        inputs = draw.normal(T, d)
        expect.close(student.all_context_vectors(inputs), every_context(inputs))


@check(
    "all_context_vectors",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Une matrice transposée, qui n'est pas contiguë en mémoire, donne les mêmes nombres.",
    en="A transposed matrix, not contiguous in memory, gives the same numbers.",
)
def test_all_context_vectors_of_a_transposed_matrix(student, draw):
    inputs = draw.normal(4, 6).T
    expect.close(student.all_context_vectors(inputs), every_context(inputs))


@check(
    "all_context_vectors",
    devices=CPU_ONLY,
    fr="Une longue suite de grands vecteurs donne un contexte par jeton.",
    en="A long sequence of large vectors gives one context a token.",
)
def test_all_context_vectors_of_a_long_sequence(student, draw):
    inputs = draw.normal(43, 19, scale=0.4)
    expect.close(student.all_context_vectors(inputs), every_context(inputs))


@check(
    "all_context_vectors",
    weight=2.0,
    fr="Des jetons de longueurs très différentes donnent tous un contexte fini et juste.",
    en="Tokens of very different length all get a finite, right context.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_all_context_vectors_of_large_scores(student, draw, dtype):
    order = draw.permutation(6)
    for far in (45, 300):
        inputs = torch.tensor(
            [[far, 0, 0], [far, 1, 0], [-far, 1, 1], [0, 1, 2], [0, -1, 1], [-far, 0, 1]],
            dtype=dtype,
        )[order]
        expect.close(
            student.all_context_vectors(inputs),
            every_context(inputs),
            tolerance=rounding(inputs @ inputs.T),
        )


@check(
    "all_context_vectors",
    fr="Mélanger les jetons mélange les contextes de la même façon.",
    en="Shuffling the tokens shuffles the contexts in the same way.",
)
def test_all_context_vectors_follow_the_order_of_tokens(student, draw):
    inputs, order = draw.normal(6, 4), draw.permutation(6)
    contexts = every_context(inputs)
    expect.close(student.all_context_vectors(inputs), contexts)
    expect.close(student.all_context_vectors(inputs[order]), contexts[order])


@check(
    "all_context_vectors",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux entrées par les deux côtés des scores et par la somme.",
    en="The gradient reaches the inputs through both sides of the scores and through the sum.",
)
def test_all_context_vectors_are_differentiable(student, draw):
    inputs, upstream = draw.normal(6, 4), draw.normal(6, 4)
    value, (to_inputs,) = student.all_context_vectors.gradients(
        inputs.requires_grad_(), upstream=upstream
    )
    expect.close(value, every_context(inputs.detach()))
    (expected,) = pulled_back(every_context, inputs, upstream=upstream)
    expect.gradient(to_inputs, expected, of=THE_INPUTS)


@check(
    "all_context_vectors",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_all_context_vectors_called_by_name(student, draw):
    inputs = draw.normal(5, 3)
    expect.close(student.all_context_vectors(inputs=inputs), every_context(inputs))


@check(
    "all_context_vectors",
    fr="L'appel laisse son argument intact.",
    en="The call leaves its argument as it was.",
)
def test_all_context_vectors_leave_their_argument_alone(student, draw):
    inputs = draw.normal(6, 4)
    call = student.all_context_vectors.observe(inputs)
    expect.close(call.value, every_context(inputs))
    expect.unchanged(call.facts.changed)


@check(
    "all_context_vectors",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que de l'argument, pas des appels précédents.",
    en="The result depends on the argument alone, not on earlier calls.",
)
def test_all_context_vectors_remember_nothing(student, draw):
    first, other = draw.normal(6, 3), draw.normal(6, 3)
    for inputs in (first, other, first):
        expect.close(student.all_context_vectors(inputs), every_context(inputs))


# 1.9 soft_lookup --------------------------------------------------------------------------------


def check_lookup(answer, expected: tuple[Tensor, Tensor], tolerance: float | None = None) -> None:
    """`answer` is the pair (output, weights), in this order."""
    output, weights = expect.pair(
        answer, names=(Text("la sortie", "the output"), Text("les poids", "the weights"))
    )
    expect.close(output, expected[0], tolerance=tolerance, what=OUTPUT)
    expect.close(weights, expected[1], tolerance=tolerance, what=WEIGHTS)


@check(
    "soft_lookup",
    fr="Dans l'exemple du document, les poids sont d'environ 42 %, 16 % et 42 %.",
    en="In the document's example, the weights are about 42%, 16% and 42%.",
)
def test_soft_lookup_matches_the_document(student):
    query = torch.tensor([1.0, 0.0])
    keys = torch.tensor([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
    values = torch.tensor([[10.0, 0.0, 1.0, 4.0], [0.0, 10.0, 2.0, 4.0], [5.0, 5.0, 3.0, 4.0]])
    weights = torch.tensor([0.4223188, 0.1553624, 0.4223188])
    check_lookup(student.soft_lookup(query, keys, values), (weights @ values, weights))


@check(
    "soft_lookup",
    weight=2.5,
    fr="Clés et valeurs peuvent avoir des tailles différentes ; les scores ne sont pas divisés.",
    en="Keys and values may have different sizes; the scores are not divided.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_soft_lookup_with_keys_and_values_of_different_sizes(student, draw, dtype):
    for T, d_k, d_v in [(7, 4, 3), (3, 2, 6)]:
        query, keys = draw.normal(d_k, dtype=dtype), draw.normal(T, d_k, dtype=dtype)
        values = draw.normal(T, d_v, dtype=dtype)
        check_lookup(student.soft_lookup(query, keys, values), lookup(query, keys, values))


@check(
    "soft_lookup",
    weight=2.5,
    fr="Une température basse durcit la consultation, une température haute l'adoucit.",
    en="A low temperature hardens the lookup, a high one softens it.",
)
@pytest.mark.parametrize("temperature", [pytest.param(0.3, id="low"), pytest.param(3.0, id="high")])
def test_soft_lookup_with_a_temperature(student, draw, temperature):
    query, keys, values = draw.normal(5), draw.normal(6, 5), draw.normal(6, 2)
    expected = lookup(query, keys, values, temperature)
    check_lookup(student.soft_lookup(query, keys, values, temperature), expected)


@check(
    "soft_lookup",
    weight=2.0,
    fr="Les températures très basses, très hautes, infinies ou entières sont admises.",
    en="Very low, very high, infinite and whole temperatures are allowed.",
)
def test_soft_lookup_with_extreme_temperatures(student, draw):
    query, keys, values = draw.normal(3), draw.normal(5, 3), draw.normal(5, 2)
    for temperature in (1e-4, 0.01, 250.0, INF, 1, 2, 7):
        expected = lookup(query, keys, values, temperature)
        check_lookup(student.soft_lookup(query, keys, values, temperature=temperature), expected)
    # Scores as small as the temperature: the lookup stays soft however cold it is.
    for temperature in (0.02, 1e-9):
        small = temperature * query
        expected = lookup(small, keys, values, temperature)
        check_lookup(student.soft_lookup(small, keys, values, temperature=temperature), expected)


@check(
    "soft_lookup",
    weight=2.0,
    fr="À une température minuscule, des scores aussi petits se consultent encore en souplesse.",
    en="At a minute temperature, scores that are as small are still looked up softly.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_soft_lookup_at_a_minute_temperature(student, draw, dtype):
    keys, values = draw.normal(4, 2, dtype=dtype), draw.normal(4, 3, dtype=dtype)
    query = draw.normal(2, dtype=dtype)
    for temperature in (1e-7, 1e-30):
        small = temperature * query
        expected = lookup(small, keys, values, temperature)
        check_lookup(student.soft_lookup(small, keys, values, temperature), expected)


@check(
    "soft_lookup",
    fr="Quand clés et valeurs ont la même forme, chacune garde son rôle.",
    en="When keys and values have the same shape, each keeps its part.",
)
def test_soft_lookup_with_keys_and_values_of_one_shape(student, draw):
    for n, d in [(5, 3), (4, 4)]:
        query, keys, values = draw.normal(d), draw.normal(n, d), draw.normal(n, d)
        check_lookup(student.soft_lookup(query, keys, values), lookup(query, keys, values))


@check(
    "soft_lookup",
    fr="Les petites tailles marchent aussi : une seule clé, une seule composante.",
    en="Small sizes work too: a single key, a single component.",
)
def test_soft_lookup_of_small_sizes(student, draw):
    for T, d_k, d_v in [(4, 2, 1), (1, 3, 2), (4, 1, 3), (1, 1, 1), (2, 2, 2)]:
        query, keys, values = draw.normal(d_k), draw.normal(T, d_k), draw.normal(T, d_v)
        check_lookup(student.soft_lookup(query, keys, values), lookup(query, keys, values))


@check(
    "soft_lookup",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Une matrice transposée, qui n'est pas contiguë en mémoire, donne les mêmes nombres.",
    en="A transposed matrix, not contiguous in memory, gives the same numbers.",
)
def test_soft_lookup_of_transposed_matrices(student, draw):
    query, keys, values = draw.normal(3), draw.normal(3, 5).T, draw.normal(2, 5).T
    check_lookup(student.soft_lookup(query, keys, values), lookup(query, keys, values))


@check(
    "soft_lookup",
    devices=CPU_ONLY,
    fr="Un grand dictionnaire de grands vecteurs marche aussi.",
    en="A large dictionary of large vectors works too.",
)
def test_soft_lookup_in_a_large_dictionary(student, draw):
    query, keys, values = draw.normal(19, scale=0.4), draw.normal(83, 19), draw.normal(83, 11)
    check_lookup(student.soft_lookup(query, keys, values), lookup(query, keys, values))


@check(
    "soft_lookup",
    weight=2.0,
    fr="De très grands scores, positifs ou négatifs, donnent des poids finis et justes.",
    en="Very large scores, positive or negative, give finite, right weights.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_soft_lookup_of_large_scores(student, draw, dtype):
    keys = torch.tensor([[40, 1], [40, 2], [40, 0], [39, 3]], dtype=dtype)[draw.permutation(4)]
    values = draw.normal(4, 3, dtype=dtype)
    for first in (25.0, -25.0, 2500.0):
        query = torch.tensor([first, 1.0], dtype=dtype)
        for temperature in (1.0, 0.5, 2.0):
            expected = lookup(query, keys, values, temperature)
            check_lookup(
                student.soft_lookup(query, keys, values, temperature),
                expected,
                tolerance=rounding(keys @ query / temperature),
            )


@check(
    "soft_lookup",
    weight=3.0,
    devices=CPU_ONLY,
    fr="Une température nulle ou négative lève ValueError.",
    en="A temperature of 0 or below raises ValueError.",
)
@pytest.mark.parametrize(
    "temperature",
    [
        pytest.param(0, id="whole_zero"),
        pytest.param(0.0, id="zero"),
        pytest.param(-1, id="minus_one"),
        pytest.param(-0.5, id="minus_a_half"),
    ],
)
def test_soft_lookup_refuses_a_temperature_that_is_not_positive(student, draw, temperature):
    query, keys, values = draw.normal(3), draw.normal(4, 3), draw.normal(4, 2)
    allowed = 0.25 + abs(temperature)
    expected = lookup(query, keys, values, allowed)
    check_lookup(student.soft_lookup(query, keys, values, temperature=allowed), expected)
    when = (
        Text("la température est nulle", "the temperature is 0")
        if temperature == 0
        else Text("la température est négative", "the temperature is negative")
    )
    expect.raises(
        ValueError,
        lambda: student.soft_lookup(query, keys, values, temperature=temperature),
        when=when,
    )


@check(
    "soft_lookup",
    weight=4.0,
    fr="Le gradient remonte de la sortie et des poids à la requête, aux clés et aux valeurs.",
    en="The gradient goes from the output and the weights to the query, the keys and the values.",
)
def test_soft_lookup_is_differentiable(student, draw):
    query, keys, values = draw.normal(4), draw.normal(6, 4), draw.normal(6, 3)
    upstream = (draw.normal(3), draw.normal(6))
    temperature = 0.7
    value, (to_query, to_keys, to_values) = student.soft_lookup.gradients(
        query.requires_grad_(),
        keys.requires_grad_(),
        values.requires_grad_(),
        temperature,
        upstream=upstream,
    )
    args = (query.detach(), keys.detach(), values.detach())
    check_lookup(value, lookup(*args, temperature))
    for_query, for_keys, for_values = pulled_back(
        lambda q, k, v: lookup(q, k, v, temperature), *args, upstream=upstream
    )
    expect.gradient(to_query, for_query, of=THE_QUERY)
    expect.gradient(to_keys, for_keys, of=THE_KEYS)
    expect.gradient(to_values, for_values, of=THE_VALUES)


@check(
    "soft_lookup",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_soft_lookup_called_by_name(student, draw):
    query, keys, values = draw.normal(3), draw.normal(5, 3), draw.normal(5, 4)
    answer = student.soft_lookup(temperature=0.6, values=values, keys=keys, query=query)
    check_lookup(answer, lookup(query, keys, values, 0.6))
    answer = student.soft_lookup(query=query, keys=keys, values=values)
    check_lookup(answer, lookup(query, keys, values))


@check(
    "soft_lookup",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_soft_lookup_leaves_its_arguments_alone(student, draw):
    query, keys, values = draw.normal(4), draw.normal(6, 4), draw.normal(6, 3)
    call = student.soft_lookup.observe(query, keys, values, 0.8)
    check_lookup(call.value, lookup(query, keys, values, 0.8))
    expect.unchanged(call.facts.changed)


@check(
    "soft_lookup",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_soft_lookup_remembers_nothing(student, draw):
    first = (draw.normal(3), draw.normal(6, 3), draw.normal(6, 2))
    other = (draw.normal(3), draw.normal(6, 3), draw.normal(6, 2))
    for args, temperature in ((first, 1.0), (other, 1.0), (first, 1.0), (first, 0.5)):
        check_lookup(student.soft_lookup(*args, temperature), lookup(*args, temperature))
    check_lookup(student.soft_lookup(*first), lookup(*first))
    check_lookup(student.soft_lookup(*other), lookup(*other))
