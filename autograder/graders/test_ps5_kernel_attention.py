"""Hidden checks of ps5_kernel_attention: two regressions, their kernel, two sparse softmaxes.

Each test compares values before it states any other fact, so that a program whose values are
wrong earns nothing for leaving its arguments alone. Expected values are computed here in float64:
the Gaussian weights by differences, the threshold of sparsemax as the largest of the candidates,
that of entmax by Newton's method or, where alpha is above 2, from weights chosen beforehand.

Two right ways may part where a problem is badly conditioned, and such inputs are avoided: far
points of float32 are whole numbers, whose squares are exact; scores that float32 holds near 10000
are halves; for alpha above 2, where the slope of a weight is infinite at 0, no score stands near
the threshold. At the very edge of a support the gradient is anyone's choice, and is not compared.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.graders.shared import FLOATS, named, pulled_back
from autograder.text import Text

AXES = [
    pytest.param(dim, id=f"dim_{'minus_' if dim < 0 else ''}{abs(dim)}")
    for dim in (0, 1, 2, -1, -2, -3)
]
ALPHAS = [
    pytest.param(alpha, id=name)
    for name, alpha in [("softer", 1.2), ("cubes", 4 / 3), ("squares", 1.5), ("sharper", 1.8)]
]

Regression = Callable[[Tensor, Tensor, Tensor, float], Tensor]

POINTS = tuple(named(name) for name in ("x", "xs", "ys"))
MATRICES = tuple(named(name) for name in ("W_Q", "W_K"))
TO_Z, TO_U = named("z"), named("u")


# The right values -------------------------------------------------------------------------------


def gaussian(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    """(n, d), (m, d), (m, v) -> (n, v), in the dtype of `ys`."""
    apart = x.double()[:, None] - xs.double()[None]
    weights = torch.softmax(-apart.square().sum(-1) / (2 * bandwidth**2), -1)
    return (weights @ ys.double()).to(ys.dtype)


def dot_product(x: Tensor, xs: Tensor, ys: Tensor, bandwidth: float) -> Tensor:
    """(n, d), (m, d), (m, v) -> (n, v), in the dtype of `ys`."""
    weights = torch.softmax(x.double() @ xs.double().T / bandwidth**2, -1)
    return (weights @ ys.double()).to(ys.dtype)


def asymmetry(M: Tensor) -> float:
    M = M.double()
    return float((M - M.T).square().sum().sqrt() / M.square().sum().sqrt())


def compact(u: Tensor, n: int) -> Tensor:
    inside = u.double().abs() < 1
    return torch.where(inside, (1 - u.double().square()) ** n, 0.0).to(u.dtype)


def compact_slope(u: Tensor, n: int) -> Tensor:
    inside = u.abs() < 1
    return torch.where(inside, -2 * n * u * (1 - u.square()) ** (n - 1), 0.0)


def simplex(z: Tensor, dim: int = -1) -> Tensor:
    """Sparsemax: of the thresholds that each size of the support would give, the largest."""
    scores = z.double().movedim(dim, -1)
    scores = scores - scores.amax(-1, keepdim=True)
    sizes = torch.arange(1, scores.shape[-1] + 1)
    candidates = (scores.sort(-1, descending=True).values.cumsum(-1) - 1) / sizes
    weights = (scores - candidates.amax(-1, keepdim=True)).clamp(min=0)
    return weights.movedim(-1, dim).to(z.dtype)


def simplex_gradient(z: Tensor, upstream: Tensor, dim: int = -1) -> Tensor:
    """Of sum(upstream · sparsemax(z)): upstream less its mean on the support, 0 elsewhere."""
    kept = (simplex(z, dim) > 0).to(z.dtype)
    mean = (kept * upstream).sum(dim, keepdim=True) / kept.sum(dim, keepdim=True)
    return kept * (upstream - mean)


def tsallis(z: Tensor, alpha: float, dim: int = -1) -> Tensor:
    """Entmax for 1 < alpha <= 2, by Newton's method down to the last bit.

    The sum of the weights is then a convex function of the threshold, so that the steps from the
    lower end never go past the root: a dozen of them do the work of fifty-six halvings.
    """
    scores = z.double() - z.double().amax(dim, keepdim=True)
    scores, power = (alpha - 1) * scores, 1 / (alpha - 1)
    threshold = torch.full_like(scores.amax(dim, keepdim=True), -1.0)
    for _ in range(40):
        above = (scores - threshold).clamp(min=0)
        excess = (above**power).sum(dim, keepdim=True) - 1
        slope = power * torch.where(above > 0, above ** (power - 1), 0.0).sum(dim, keepdim=True)
        step = excess / slope
        threshold = threshold + step
        if float(step.abs().max()) < 1e-15:
            break
    weights = (scores - threshold).clamp(min=0) ** power
    return (weights / weights.sum(dim, keepdim=True)).to(z.dtype)


def with_known_weights(
    draw, alpha: float, rows: int, kept: int, out: int, dtype: torch.dtype = torch.float64
) -> tuple[Tensor, Tensor]:
    """Scores and their weights, 2 × (rows, kept + out): the weights are chosen first.

    A weight p > 0 has the score (p^(alpha - 1) + threshold) / (alpha - 1); those of weight 0
    stand well below.
    """
    p = draw.uniform(rows, kept, low=0.7, high=1.6)
    p = p / p.sum(-1, keepdim=True)
    threshold = draw.normal(rows, 1)
    scores = (p ** (alpha - 1) + threshold) / (alpha - 1)
    below = threshold / (alpha - 1) - draw.uniform(rows, out, low=0.2, high=2.0)
    order = draw.permutation(kept + out)
    z = torch.cat([scores, below], -1)[:, order]
    return z.to(dtype), torch.cat([p, torch.zeros(rows, out)], -1)[:, order].to(dtype)


# What several exercises state ---------------------------------------------------------------------


def rounding(scores: Tensor) -> float:
    """The tolerance on weights that come from scores of this size, subtracted from a logarithm."""
    largest = float(scores.abs().max())
    return expect.TOLERANCE[scores.dtype] + 2 * torch.finfo(scores.dtype).eps * largest


def observations(
    draw, n: int, m: int, d: int, v: int, dtype: torch.dtype = torch.float64
) -> tuple[Tensor, Tensor, Tensor]:
    """x (n, d), xs (m, d), ys (m, v)"""
    return (
        draw.normal(n, d, dtype=dtype),
        draw.normal(m, d, dtype=dtype),
        draw.normal(m, v, dtype=dtype),
    )


def check_gradients(
    function: Any,
    tensors: tuple[Tensor, ...],
    rest: tuple[Any, ...],
    value: Tensor,
    upstream: Tensor,
    expected: tuple[Tensor, ...],
    names: tuple[Text, ...],
) -> None:
    """The value, then the gradient of each tensor."""
    leaves = [t.detach().clone().requires_grad_() for t in tensors]
    actual, gradients = function.gradients(*leaves, *rest, upstream=upstream)
    expect.close(actual, value)
    for gradient, due, name in zip(gradients, expected, names, strict=True):
        expect.gradient(gradient, due, of=name)


def check_regression_learns(
    function: Any,
    right: Regression,
    tensors: tuple[Tensor, Tensor, Tensor],
    bandwidth: float,
    upstream: Tensor,
) -> None:
    def at_this_bandwidth(x: Tensor, xs: Tensor, ys: Tensor) -> Tensor:
        return right(x, xs, ys, bandwidth)

    expected = pulled_back(at_this_bandwidth, *tensors, upstream=upstream)
    value = at_this_bandwidth(*tensors)
    check_gradients(function, tensors, (bandwidth,), value, upstream, expected, POINTS)


def check_regression(function: Any, right: Regression, *args: Any) -> None:
    expect.close(function(*args), right(*args))


def check_zero(weights: Tensor, where: Tensor) -> None:
    expect.that(
        bool((weights[where] == 0).all()),
        "Là où l'on attend un vrai zéro, il reste un petit nombre.",
        "Where a true zero is expected, a small number is left.",
    )


def trail(dtype: torch.dtype = torch.float32) -> tuple[Tensor, Tensor]:
    """(7, 1), (7, 1): where the altitude was recorded, and what it was."""
    km = torch.tensor([[6.0], [8.0], [10.0], [13.0], [15.0], [18.0], [22.0]], dtype=dtype)
    metres = torch.tensor(
        [[900.0], [1200.0], [1600.0], [2100.0], [2200.0], [1800.0], [1200.0]], dtype=dtype
    )
    return km, metres


def scattered(draw, n: int, m: int, d: int, v: int) -> tuple[Tensor, Tensor, Tensor]:
    """The same kind of arguments, none of them contiguous in memory."""
    x, xs, ys = draw.normal(d, n).T, draw.normal(m, 2 * d)[:, ::2], draw.normal(v, m).T
    return x, xs, ys


# 5.1 nadaraya_watson ------------------------------------------------------------------------------


@check(
    "nadaraya_watson",
    fr="Sur le sentier, aux bandes passantes 1, 2 et 10, les altitudes sont les bonnes.",
    en="On the trail, at bandwidths 1, 2 and 10, the altitudes are right.",
)
def test_nadaraya_watson_on_the_trail(student):
    km, metres = trail()
    x = torch.tensor([[11.5], [13.0], [7.0]])
    for bandwidth in (1.0, 2.0, 10.0):
        check_regression(student.nadaraya_watson, gaussian, x, km, metres, bandwidth)


@check(
    "nadaraya_watson",
    weight=2.5,
    fr="Avec d'autres tailles, toutes différentes, et d'autres bandes passantes, chaque point a "
    "sa moyenne.",
    en="With other sizes, all different, and other bandwidths, each point has its average.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_nadaraya_watson_of_any_sizes(student, draw, dtype):
    for n, m, d, v, bandwidth in [(4, 6, 3, 2, 0.8), (5, 3, 2, 4, 1.7), (71, 83, 7, 5, 2.3)]:
        args = observations(draw, n, m, d, v, dtype)
        check_regression(student.nadaraya_watson, gaussian, *args, bandwidth)


@check(
    "nadaraya_watson",
    weight=1.5,
    fr="Des tailles égales ne cachent pas d'axe confondu.",
    en="Equal sizes hide no axis that is mixed up.",
)
def test_nadaraya_watson_of_equal_sizes(student, draw):
    for n, m, d, v in [(3, 3, 3, 3), (4, 4, 2, 1), (1, 3, 3, 2)]:
        args = observations(draw, n, m, d, v)
        check_regression(student.nadaraya_watson, gaussian, *args, 0.9)


@check(
    "nadaraya_watson",
    fr="Un seul point, une seule observation, une seule composante : la forme reste `(n, v)`.",
    en="A single point, a single observation, a single component: the shape stays `(n, v)`.",
)
def test_nadaraya_watson_of_small_sizes(student, draw):
    for n, m, d, v in [(1, 5, 2, 3), (4, 1, 3, 2), (4, 5, 1, 2), (3, 5, 2, 1), (1, 1, 1, 1)]:
        args = observations(draw, n, m, d, v)
        check_regression(student.nadaraya_watson, gaussian, *args, 1.3)


@check(
    "nadaraya_watson",
    weight=3.0,
    fr="Loin des données, même à côté d'un point qui en est proche, l'estimation est finie et "
    "juste.",
    en="Far from the data, even beside a point that is close, the estimate is finite and right.",
)
def test_nadaraya_watson_far_from_the_data(student, draw):
    km, metres = trail()
    x = torch.tensor([[13.0], [60.0], [-40.0], [1000.0], [15.0]])
    check_regression(student.nadaraya_watson, gaussian, x, km, metres, 2.0)
    # Observations so close together that several count, seen from very far.
    xs, ys, away = draw.normal(6, 3, scale=1e-3), draw.normal(6, 2), draw.normal(1, 3)
    x = torch.cat([xs[:1] + 0.1, 300 * away / away.norm()])
    check_regression(student.nadaraya_watson, gaussian, x, xs, ys, 0.5)


@check(
    "nadaraya_watson",
    fr="Une bande passante étroite donne l'observation la plus proche, une très large la moyenne.",
    en="A narrow bandwidth gives the nearest observation, a very wide one the mean.",
)
def test_nadaraya_watson_at_extreme_bandwidths(student, draw):
    args = observations(draw, 4, 6, 3, 2)
    for bandwidth in (0.003, 0.05, 300.0, 1e5):
        check_regression(student.nadaraya_watson, gaussian, *args, bandwidth)


@check(
    "nadaraya_watson",
    fr="Changer d'unité, pour les distances et pour la bande passante, ne change rien.",
    en="Another unit, for the distances and for the bandwidth, changes nothing.",
)
def test_nadaraya_watson_in_another_unit(student, draw):
    x, xs, ys = observations(draw, 4, 6, 3, 2)
    for unit in (1.0, 1e-3, 1e4):
        expected = gaussian(x, xs, ys, 0.8)
        expect.close(student.nadaraya_watson(unit * x, unit * xs, ys, unit * 0.8), expected)


@check(
    "nadaraya_watson",
    fr="Déplacer ensemble les points et les observations ne change rien.",
    en="Moving the points and the observations together changes nothing.",
)
def test_nadaraya_watson_of_points_moved_together(student, draw):
    x, xs, ys = observations(draw, 4, 6, 3, 2)
    move = 1000 + 100 * draw.normal(3)
    expected = gaussian(x + move, xs + move, ys, 0.8)
    expect.close(student.nadaraya_watson(x + move, xs + move, ys, 0.8), expected)


@check(
    "nadaraya_watson",
    weight=1.5,
    fr="Un point qui tombe sur une observation, deux observations au même endroit, des zéros : "
    "la moyenne et son gradient restent justes.",
    en="A point that falls on an observation, two observations at one place, zeros: the average "
    "and its gradient stay right.",
)
def test_nadaraya_watson_of_points_that_coincide(student, draw):
    x, xs, ys = observations(draw, 4, 6, 3, 2)
    x[0], x[1], xs[4], xs[5], x[3] = xs[2], xs[4], xs[1], 0.0, 0.0
    ys[3] = 0.0
    upstream = draw.normal(4, 2)
    check_regression_learns(student.nadaraya_watson, gaussian, (x, xs, ys), 0.9, upstream)


@check(
    "nadaraya_watson",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux points, aux observations et à leurs valeurs.",
    en="The gradient reaches the points, the observations and their values.",
)
def test_nadaraya_watson_is_differentiable(student, draw):
    for n, m, d, v, bandwidth in [(4, 6, 3, 2, 0.8), (3, 5, 1, 1, 1.6)]:
        args, upstream = observations(draw, n, m, d, v), draw.normal(n, v)
        check_regression_learns(student.nadaraya_watson, gaussian, args, bandwidth, upstream)


@check(
    "nadaraya_watson",
    devices=CPU_ONLY,
    fr="Loin des données, le gradient aussi est fini et juste.",
    en="Far from the data the gradient too is finite and right.",
)
def test_nadaraya_watson_is_differentiable_far_from_the_data(student, draw):
    xs, ys, away = draw.normal(6, 3, scale=1e-2), draw.normal(6, 2), draw.normal(1, 3)
    x = torch.cat([0.1 + xs[:1], 100 * away / away.norm()])
    upstream = draw.normal(2, 2)
    check_regression_learns(student.nadaraya_watson, gaussian, (x, xs, ys), 0.5, upstream)


@check(
    "nadaraya_watson",
    devices=CPU_ONLY,
    fr="Des arguments qui ne sont pas contigus en mémoire donnent les mêmes nombres.",
    en="Arguments that are not contiguous in memory give the same numbers.",
)
def test_nadaraya_watson_of_scattered_arguments(student, draw):
    check_regression(student.nadaraya_watson, gaussian, *scattered(draw, 4, 6, 3, 2), 0.8)


@check(
    "nadaraya_watson",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_nadaraya_watson_called_by_name(student, draw):
    x, xs, ys = observations(draw, 4, 6, 3, 2)
    value = student.nadaraya_watson(bandwidth=0.7, ys=ys, xs=xs, x=x)
    expect.close(value, gaussian(x, xs, ys, 0.7))


@check(
    "nadaraya_watson",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_nadaraya_watson_leaves_its_arguments_alone(student, draw):
    args = (*observations(draw, 4, 6, 3, 2), 0.8)
    call = student.nadaraya_watson.observe(*args)
    expect.close(call.value, gaussian(*args))
    expect.unchanged(call.facts.changed)


@check(
    "nadaraya_watson",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_nadaraya_watson_remembers_nothing(student, draw):
    x, xs, ys = observations(draw, 4, 6, 3, 2)
    other_x, other_xs, other_ys = observations(draw, 4, 6, 3, 2)
    calls = [
        (x, xs, ys, 0.8),
        (x, xs, ys, 1.9),
        (other_x, xs, ys, 0.8),
        (x, other_xs, ys, 0.8),
        (x, xs, other_ys, 0.8),
        (x, xs, ys, 0.8),
    ]
    for args in calls:
        check_regression(student.nadaraya_watson, gaussian, *args)


# 5.2 dot_product_regression -----------------------------------------------------------------------


@check(
    "dot_product_regression",
    fr="Sur le sentier, chaque point reçoit ce que donnent les produits scalaires.",
    en="On the trail, each point gets what the dot products give.",
)
def test_dot_product_regression_on_the_trail(student):
    km, metres = trail()
    x = torch.tensor([[6.0], [0.5], [-2.0], [0.0]])
    for bandwidth in (2.0, 8.0):
        check_regression(student.dot_product_regression, dot_product, x, km, metres, bandwidth)


@check(
    "dot_product_regression",
    weight=2.5,
    fr="Avec d'autres tailles, toutes différentes, des normes inégales et d'autres bandes "
    "passantes, chaque point a sa moyenne.",
    en="With other sizes, all different, unequal norms and other bandwidths, each point has its "
    "average.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_dot_product_regression_of_any_sizes(student, draw, dtype):
    for n, m, d, v, bandwidth in [(4, 6, 3, 2, 0.8), (5, 3, 2, 4, 1.7), (71, 83, 7, 5, 1.3)]:
        args = observations(draw, n, m, d, v, dtype)
        check_regression(student.dot_product_regression, dot_product, *args, bandwidth)


@check(
    "dot_product_regression",
    fr="Quand toutes les observations ont la même norme, c'est l'estimateur de Nadaraya-Watson.",
    en="When all observations have the same norm, it is the Nadaraya-Watson estimator.",
)
def test_dot_product_regression_at_equal_norms(student, draw):
    x, xs, ys = observations(draw, 5, 7, 4, 2)
    xs = 1.4 * xs / xs.norm(dim=-1, keepdim=True)
    for bandwidth in (0.6, 1.5):
        expected = gaussian(x, xs, ys, bandwidth)
        expect.close(student.dot_product_regression(x, xs, ys, bandwidth), expected)


@check(
    "dot_product_regression",
    weight=1.5,
    fr="Des tailles égales ne cachent pas d'axe confondu.",
    en="Equal sizes hide no axis that is mixed up.",
)
def test_dot_product_regression_of_equal_sizes(student, draw):
    for n, m, d, v in [(3, 3, 3, 3), (4, 4, 2, 1), (1, 3, 3, 2)]:
        args = observations(draw, n, m, d, v)
        check_regression(student.dot_product_regression, dot_product, *args, 0.9)


@check(
    "dot_product_regression",
    fr="Un seul point, une seule observation, une seule composante : la forme reste `(n, v)`.",
    en="A single point, a single observation, a single component: the shape stays `(n, v)`.",
)
def test_dot_product_regression_of_small_sizes(student, draw):
    for n, m, d, v in [(1, 5, 2, 3), (4, 1, 3, 2), (4, 5, 1, 2), (3, 5, 2, 1), (1, 1, 1, 1)]:
        args = observations(draw, n, m, d, v)
        check_regression(student.dot_product_regression, dot_product, *args, 1.3)


@check(
    "dot_product_regression",
    weight=3.0,
    fr="Des scores très grands, de signes opposés d'une ligne à l'autre, donnent un résultat fini "
    "et juste.",
    en="Very large scores, of opposite signs from one row to the next, give a finite and right "
    "result.",
)
def test_dot_product_regression_of_large_scores(student, draw):
    x = torch.tensor([[200.0, -100.0], [-200.0, 100.0], [0.0, 1.0], [2000.0, 1000.0]])
    xs = torch.tensor([[-4.0, 1.0], [-3.0, 3.0], [-3.0, 2.0], [-5.0, -1.0], [2.0, 3.0]])
    ys = draw.normal(5, 3, dtype=torch.float32)
    expected, tolerance = dot_product(x, xs, ys, 2.0), rounding(x @ xs.T / 4)
    expect.close(student.dot_product_regression(x, xs, ys, 2.0), expected, tolerance=tolerance)
    x, xs, ys = observations(draw, 3, 5, 4, 2)
    xs = xs[:1] + 1e-3 * xs
    x = torch.cat([300 * x, x, -300 * x])
    check_regression(student.dot_product_regression, dot_product, x, xs, ys, 0.3)


@check(
    "dot_product_regression",
    fr="Une bande passante étroite choisit, une très large donne la moyenne.",
    en="A narrow bandwidth chooses, a very wide one gives the mean.",
)
def test_dot_product_regression_at_extreme_bandwidths(student, draw):
    args = observations(draw, 4, 6, 3, 2)
    for bandwidth in (0.003, 0.05, 300.0, 1e5):
        check_regression(student.dot_product_regression, dot_product, *args, bandwidth)


@check(
    "dot_product_regression",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux points, aux observations et à leurs valeurs.",
    en="The gradient reaches the points, the observations and their values.",
)
def test_dot_product_regression_is_differentiable(student, draw):
    for n, m, d, v, bandwidth in [(4, 6, 3, 2, 0.8), (3, 5, 1, 1, 1.6)]:
        args, upstream = observations(draw, n, m, d, v), draw.normal(n, v)
        args[0][0], args[1][1] = args[1][0], 0.0
        check_regression_learns(
            student.dot_product_regression, dot_product, args, bandwidth, upstream
        )


@check(
    "dot_product_regression",
    devices=CPU_ONLY,
    fr="Des arguments qui ne sont pas contigus en mémoire donnent les mêmes nombres.",
    en="Arguments that are not contiguous in memory give the same numbers.",
)
def test_dot_product_regression_of_scattered_arguments(student, draw):
    args = scattered(draw, 4, 6, 3, 2)
    check_regression(student.dot_product_regression, dot_product, *args, 0.8)


@check(
    "dot_product_regression",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_dot_product_regression_called_by_name(student, draw):
    x, xs, ys = observations(draw, 4, 6, 3, 2)
    value = student.dot_product_regression(bandwidth=0.7, ys=ys, xs=xs, x=x)
    expect.close(value, dot_product(x, xs, ys, 0.7))


@check(
    "dot_product_regression",
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_dot_product_regression_leaves_its_arguments_alone(student, draw):
    args = (*observations(draw, 4, 6, 3, 2), 0.8)
    call = student.dot_product_regression.observe(*args)
    expect.close(call.value, dot_product(*args))
    expect.unchanged(call.facts.changed)


@check(
    "dot_product_regression",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_dot_product_regression_remembers_nothing(student, draw):
    x, xs, ys = observations(draw, 4, 6, 3, 2)
    other_x, other_xs, other_ys = observations(draw, 4, 6, 3, 2)
    calls = [
        (x, xs, ys, 0.8),
        (x, xs, ys, 1.9),
        (other_x, xs, ys, 0.8),
        (x, other_xs, ys, 0.8),
        (x, xs, other_ys, 0.8),
        (x, xs, ys, 0.8),
    ]
    for args in calls:
        check_regression(student.dot_product_regression, dot_product, *args)


# 5.7 matching_bandwidth ---------------------------------------------------------------------------


@check(
    "matching_bandwidth",
    devices=CPU_ONLY,
    fr="Pour les tailles usuelles, λ² est exactement le diviseur de l'attention.",
    en="For the usual sizes, λ² is exactly the divisor of attention.",
)
def test_matching_bandwidth_of_usual_sizes(student):
    for d_k in (16, 64, 768, 2, 4, 81, 128, 4096, 1):
        expect.number(student.matching_bandwidth(d_k), math.sqrt(math.sqrt(d_k)))


@check(
    "matching_bandwidth",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Pour n'importe quelle taille, dans n'importe quel ordre, c'est encore vrai.",
    en="For any size, in any order, it is still true.",
)
def test_matching_bandwidth_of_any_size(student, draw):
    sizes = [draw.integer(low, high) for low, high in ((2, 9), (10, 99), (100, 9000), (10, 99))]
    for d_k in (*sizes, sizes[0]):
        expect.number(student.matching_bandwidth(d_k), math.sqrt(math.sqrt(d_k)))


@check(
    "matching_bandwidth",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_matching_bandwidth_called_by_name(student, draw):
    d_k = draw.integer(20, 400)
    expect.number(student.matching_bandwidth(d_k=d_k), math.sqrt(math.sqrt(d_k)))


# 5.3 effective_kernel, asymmetry ------------------------------------------------------------------


@check(
    "effective_kernel",
    weight=2.0,
    fr="M, à gauche la requête et à droite la clé, est juste pour toutes les tailles.",
    en="M, the query on the left and the key on the right, is right for all sizes.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_effective_kernel_of_any_sizes(student, draw, dtype):
    for d, d_k in [(5, 3), (3, 7), (4, 4), (1, 5), (6, 1), (1, 1), (79, 4)]:
        W_Q, W_K = draw.normal(d, d_k, dtype=dtype), draw.normal(d, d_k, dtype=dtype)
        expected = (W_Q.double() @ W_K.double().T).to(dtype)
        expect.close(student.effective_kernel(W_Q, W_K), expected)


@check(
    "effective_kernel",
    fr="x_i M x_jᵀ est le score de i pour j, avant toute division.",
    en="x_i M x_jᵀ is the score of i for j, before any division.",
)
def test_effective_kernel_gives_the_scores(student, draw):
    x, W_Q, W_K = draw.normal(4, 5), draw.normal(5, 3), draw.normal(5, 3)
    M = student.effective_kernel(W_Q, W_K)
    expect.close(M, W_Q @ W_K.T)
    expect.close(x @ M @ x.T, (x @ W_Q) @ (x @ W_K).T)
    # What float32 would lose: two large terms, of which a small difference is left.
    W_Q = torch.cat([W_Q[:, :1], 1e-4 * W_Q[:, 1:2] - W_Q[:, :1]], 1)
    W_K = W_K[:, :1].expand(5, 2)
    expect.close(student.effective_kernel(W_Q, W_K), W_Q @ W_K.T)


@check(
    "effective_kernel",
    fr="Avec la même matrice des deux côtés, le noyau est symétrique.",
    en="With the same matrix on both sides, the kernel is symmetric.",
)
def test_effective_kernel_of_one_matrix(student, draw):
    W = draw.normal(5, 3)
    expect.close(student.effective_kernel(W, W), W @ W.T)


@check(
    "effective_kernel",
    weight=1.5,
    fr="Le gradient de M remonte jusqu'aux deux matrices.",
    en="The gradient of M reaches both matrices.",
)
def test_effective_kernel_is_differentiable(student, draw):
    W_Q, W_K, upstream = draw.normal(5, 3), draw.normal(5, 3), draw.normal(5, 5)
    expected = (upstream @ W_K, upstream.T @ W_Q)
    check_gradients(
        student.effective_kernel, (W_Q, W_K), (), W_Q @ W_K.T, upstream, expected, MATRICES
    )


@check(
    "effective_kernel",
    devices=CPU_ONLY,
    fr="Des matrices qui ne sont pas contiguës en mémoire, données par leur nom, conviennent.",
    en="Matrices that are not contiguous in memory, given by name, will do.",
)
def test_effective_kernel_called_by_name(student, draw):
    W_Q, W_K = draw.normal(3, 5).T, draw.normal(5, 6)[:, ::2]
    expect.close(student.effective_kernel(W_K=W_K, W_Q=W_Q), W_Q @ W_K.T)


@check(
    "effective_kernel",
    fr="`effective_kernel` laisse ses arguments intacts.",
    en="`effective_kernel` leaves its arguments as they were.",
)
def test_effective_kernel_leaves_its_arguments_alone(student, draw):
    W_Q, W_K = draw.normal(5, 3), draw.normal(5, 3)
    call = student.effective_kernel.observe(W_Q, W_K)
    expect.close(call.value, W_Q @ W_K.T)
    expect.unchanged(call.facts.changed)


@check(
    "effective_kernel",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_effective_kernel_remembers_nothing(student, draw):
    first, other = draw.normal(4, 3), draw.normal(4, 3)
    for W_Q, W_K in [(first, other), (other, first), (first, first), (first, other)]:
        expect.close(student.effective_kernel(W_Q, W_K), W_Q @ W_K.T)
    for M in (first @ other.T, other @ other.T + first @ other.T, first @ other.T):
        expect.number(student.asymmetry(M), asymmetry(M))


def check_asymmetry(student: Any, M: Tensor) -> None:
    tolerance = expect.TOLERANCE[M.dtype]
    expect.number(student.asymmetry(M), asymmetry(M), tolerance=tolerance)


@check(
    "effective_kernel",
    weight=2.0,
    fr="L'asymétrie est le rapport de deux normes de Frobenius, quelle que soit la taille.",
    en="The asymmetry is the ratio of two Frobenius norms, whatever the size.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_asymmetry_of_any_matrix(student, draw, dtype):
    for d in (5, 2, 3, 73):
        check_asymmetry(student, draw.normal(d, d, dtype=dtype))
    M = draw.normal(4, 4, dtype=dtype)
    check_asymmetry(student, M.triu(1))
    check_asymmetry(student, M + 3 * M.T - 5)


@check(
    "effective_kernel",
    weight=1.5,
    fr="L'asymétrie d'une matrice symétrique est 0, celle d'une antisymétrique est la plus grande.",
    en="The asymmetry of a symmetric matrix is 0, that of an antisymmetric one is the largest.",
)
def test_asymmetry_at_both_ends(student, draw):
    M = draw.normal(5, 5)
    for matrix in (M, M + M.T, M - M.T, draw.normal(1, 1)):
        check_asymmetry(student, matrix)


@check(
    "effective_kernel",
    weight=1.5,
    fr="Multiplier M, même par un très petit nombre, ne change pas son asymétrie.",
    en="Multiplying M, even by a very small number, does not change its asymmetry.",
)
def test_asymmetry_ignores_a_common_factor(student, draw):
    M = draw.normal(7, 7)
    for factor in (1.0, 1e-6, -3.0, 1e6):
        check_asymmetry(student, factor * M)
    # No matrix near zero is a zero matrix; an epsilon of 1e-12 in the division may stay.
    expect.number(student.asymmetry(2e-9 * M), asymmetry(M), tolerance=1e-3)


@check(
    "effective_kernel",
    weight=1.5,
    fr="L'asymétrie d'une matrice nulle vaut 0, sans nan ni erreur, et celle d'une matrice dont la "
    "somme, la trace ou le déterminant est nul n'a pas à valoir 0.",
    en="The asymmetry of a zero matrix is 0, without nan or error, and that of a matrix whose sum, "
    "trace or determinant is zero need not be 0.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_asymmetry_of_a_zero_matrix(student, draw, dtype):
    check_asymmetry(student, draw.normal(4, 4, dtype=dtype))
    for rows in ([[1.0, -1.0], [1.0, -1.0]], [[0.0, 2.0], [-2.0, 0.0]], [[0.0, 0.0], [3.0, 0.0]]):
        check_asymmetry(student, torch.tensor(rows, dtype=dtype))
    for d in (4, 1):
        expect.number(student.asymmetry(torch.zeros(d, d, dtype=dtype)), 0.0)


@check(
    "effective_kernel",
    devices=CPU_ONLY,
    fr="Une matrice qui n'est pas contiguë en mémoire, donnée par son nom, convient.",
    en="A matrix that is not contiguous in memory, given by name, will do.",
)
def test_asymmetry_called_by_name(student, draw):
    for M in (draw.normal(4, 4).T, draw.normal(4, 8)[:, ::2]):
        expect.number(student.asymmetry(M=M), asymmetry(M))


@check(
    "effective_kernel",
    fr="`asymmetry` laisse la matrice intacte.",
    en="`asymmetry` leaves the matrix as it was.",
)
def test_asymmetry_leaves_its_argument_alone(student, draw):
    M = draw.normal(5, 5)
    call = student.asymmetry.observe(M)
    expect.number(call.value, asymmetry(M))
    expect.unchanged(call.facts.changed)


# 5.6 compact_kernel -------------------------------------------------------------------------------

EXPONENTS = [pytest.param(n, id=name) for n, name in ((1, "one"), (2, "two"), (3, "three"))]


@check(
    "compact_kernel",
    weight=2.0,
    fr="Les trois noyaux, et les suivants, ont les bonnes valeurs pour des tenseurs de toute "
    "forme.",
    en="The three kernels, and those that follow, have the right values for tensors of any shape.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_compact_kernel_of_any_shape(student, draw, dtype):
    for shape, n in [((9,), 1), ((3, 4), 2), ((2, 3, 5), 3), ((2, 3, 1, 4), 4), ((90,), 2)]:
        u = draw.uniform(*shape, low=-1.5, high=1.5, dtype=dtype)
        expect.close(student.compact_kernel(u, n), compact(u, n))
    for n in (1, 2, 5, 12):
        u = draw.uniform(7, low=-0.9, high=0.9, dtype=dtype)
        expect.close(student.compact_kernel(u, n), compact(u, n))
    one = draw.uniform(1, low=0.2, high=0.7, dtype=dtype)
    expect.close(student.compact_kernel(one, 3), compact(one, 3))
    expect.close(student.compact_kernel(one[0], 2), compact(one[0], 2))


@check(
    "compact_kernel",
    weight=2.0,
    fr="Au bord et au-delà, le noyau vaut exactement 0, que `n` soit pair ou impair.",
    en="At the edge and beyond the kernel is exactly 0, whether `n` is even or odd.",
)
@pytest.mark.parametrize("n", [*EXPONENTS, pytest.param(6, id="six")])
def test_compact_kernel_stops_at_the_edge(student, draw, n):
    inside = draw.uniform(4, low=0.1, high=0.8)
    edge = torch.tensor([1.0, -1.0, 1.2, -1.2, 1.5, -2.0, 3.0, -30.0], dtype=torch.float64)
    for u in (torch.cat([inside, edge]), torch.cat([-inside, edge]).float()):
        value = student.compact_kernel(u, n)
        expect.close(value, compact(u, n))
        check_zero(value, u.abs() >= 1)
    # Just inside, where float32 would hold little of what is left.
    u = 1 - draw.uniform(4, low=1e-6, high=1e-5)
    expect.close(student.compact_kernel(u, n), compact(u, n))


@check(
    "compact_kernel",
    fr="Une distance négative compte comme son opposée, et le noyau vaut 1 en 0.",
    en="A negative distance counts as its opposite, and the kernel is 1 at 0.",
)
def test_compact_kernel_is_even(student, draw):
    u = torch.cat([draw.uniform(5, low=0.1, high=1.3), torch.zeros(1)])
    for n in (1, 2, 3):
        for sign in (1, -1):
            expect.close(student.compact_kernel(sign * u, n), compact(u, n))


@check(
    "compact_kernel",
    weight=2.0,
    fr="Le gradient est juste dans le support, nul dehors, et fini partout.",
    en="The gradient is right in the support, zero outside, and finite everywhere.",
)
@pytest.mark.parametrize("n", EXPONENTS)
def test_compact_kernel_is_differentiable(student, draw, n):
    u = draw.uniform(3, 5, low=-0.9, high=0.9)
    u[0, 1], u[1, 2], u[2, 0], u[2, 3] = 0.0, 1.4, -1.7, 25.0
    upstream = draw.normal(3, 5)
    expected = (upstream * compact_slope(u, n),)
    check_gradients(student.compact_kernel, (u,), (n,), compact(u, n), upstream, expected, (TO_U,))
    at_the_edge = torch.tensor([1.0, -1.0, 0.5], dtype=torch.float64)
    value, (gradient,) = student.compact_kernel.gradients(
        at_the_edge.clone().requires_grad_(), n, upstream=torch.ones(3, dtype=torch.float64)
    )
    expect.close(value, compact(at_the_edge, n))
    expect.that(
        gradient is not None and bool(gradient.isfinite().all()),
        "Au bord du support, le gradient n'est pas un nombre fini.",
        "At the edge of the support the gradient is not a finite number.",
    )


@check(
    "compact_kernel",
    devices=CPU_ONLY,
    fr="Un tenseur qui n'est pas contigu en mémoire, donné par son nom, convient.",
    en="A tensor that is not contiguous in memory, given by name, will do.",
)
def test_compact_kernel_called_by_name(student, draw):
    for u in (draw.normal(4, 3, scale=0.6).T, draw.normal(5, scale=0.4).expand(3, 5)):
        expect.close(student.compact_kernel(n=2, u=u), compact(u, 2))


@check(
    "compact_kernel",
    fr="L'appel laisse son argument intact.",
    en="The call leaves its argument as it was.",
)
def test_compact_kernel_leaves_its_argument_alone(student, draw):
    u = draw.uniform(3, 4, low=-1.5, high=1.5)
    for n in (1, 2):
        call = student.compact_kernel.observe(u, n)
        expect.close(call.value, compact(u, n))
        expect.unchanged(call.facts.changed)


@check(
    "compact_kernel",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_compact_kernel_remembers_nothing(student, draw):
    u, other = draw.uniform(6, low=-1.2, high=1.2), draw.uniform(6, low=-1.2, high=1.2)
    for tensor, n in [(u, 2), (u, 1), (other, 2), (u, 3), (u, 2)]:
        expect.close(student.compact_kernel(tensor, n), compact(tensor, n))


# 5.4 sparsemax ------------------------------------------------------------------------------------


@check(
    "sparsemax",
    fr="Sur quelques scores faits à la main, dont un à la limite exacte, les poids sont exacts.",
    en="On a few scores made by hand, one of them at the very limit, the weights are exact.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_sparsemax_by_hand(student, dtype):
    cases = [
        ([1.0, 0.0, 1.0], [0.5, 0.0, 0.5]),
        ([0.5, 0.0, -0.25], [0.75, 0.25, 0.0]),
        ([0.3, 0.1, 0.2], [13 / 30, 7 / 30, 1 / 3]),
        ([0.0, 1.0], [0.0, 1.0]),
        ([0.1, 3.0, -1.0, 1.5], [0.0, 1.0, 0.0, 0.0]),
        ([0.2, 0.2, 0.2, 0.2], [0.25, 0.25, 0.25, 0.25]),
    ]
    # Exact in the catalogue's own word: in float64, closer than any bisection that stops early.
    tolerance = 1e-10 if dtype is torch.float64 else None
    for scores, weights in cases:
        z, expected = torch.tensor(scores, dtype=dtype), torch.tensor(weights, dtype=dtype)
        expect.close(student.sparsemax(z), expected, tolerance=tolerance)


@check(
    "sparsemax",
    weight=2.0,
    fr="Sans `dim`, la projection porte sur le dernier axe, quelle que soit la forme, et laisse de "
    "vrais zéros.",
    en="Without `dim`, the projection runs over the last axis, whatever the shape, and leaves true "
    "zeros.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_sparsemax_over_the_last_axis(student, draw, dtype):
    for shape in [(5,), (3, 4), (2, 4, 3), (2, 3, 5, 4), (3, 150)]:
        for scale in (0.01, 0.3, 1.5):
            z = draw.normal(*shape, scale=scale, dtype=dtype)
            value, expected = student.sparsemax(z), simplex(z)
            expect.close(value, expected)
            # Well below the threshold, so that rounding excludes nobody by chance.
            shifted = z - torch.where(expected > 0, z - expected, -math.inf).amax(-1, True)
            check_zero(value, shifted < -1e-3)


@check(
    "sparsemax",
    weight=0.75,
    fr="L'argument `dim` choisit l'axe, compté depuis le début ou depuis la fin.",
    en="The argument `dim` chooses the axis, counted from the start or from the end.",
)
@pytest.mark.parametrize("dim", AXES)
def test_sparsemax_over_any_axis(student, draw, dim):
    z = draw.normal(2, 3, 4, scale=0.8)
    expect.close(student.sparsemax(z, dim=dim), simplex(z, dim))


@check(
    "sparsemax",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Chaque axe donne sa propre projection : d'un carré, à quatre axes, sur un axe long.",
    en="Each axis gives its own projection: of a square, with four axes, along a long axis.",
)
def test_sparsemax_of_squares_four_axes_and_long_axes(student, draw):
    for shape, dims in [((4, 4), (0, 1)), ((2, 3, 5, 4), (0, 1, -2, 3)), ((79, 3), (0,))]:
        z = draw.normal(*shape)
        for dim in dims:
            expect.close(student.sparsemax(z, dim), simplex(z, dim))


@check(
    "sparsemax",
    weight=1.5,
    fr="Chaque suite de scores a son seuil et son nombre de scores gardés ; un score seul reçoit "
    "1, et des scores égaux la même part.",
    en="Each sequence of scores has its threshold and its number of scores kept; a lone score gets "
    "1, and equal scores the same share.",
)
def test_sparsemax_of_different_rows(student, draw):
    z = draw.normal(6, 5) * torch.tensor([[0.05], [0.3], [1.0], [3.0], [20.0], [0.0]])
    z = z + 4 * draw.normal(6, 1)
    z[2, 3] = z[2, 1]
    z[1, :3] = z[1].max()
    for rows in (z, z[:3], z[:1], z[:, :1], -z):
        expect.close(student.sparsemax(rows), simplex(rows))
    expect.close(student.sparsemax(z.T, 0), simplex(z.T, 0))


@check(
    "sparsemax",
    weight=1.5,
    fr="De très grands scores donnent des poids finis et justes, et les décaler tous ne change "
    "rien.",
    en="Very large scores give finite and right weights, and shifting them all changes nothing.",
)
def test_sparsemax_of_large_scores(student, draw):
    z = draw.normal(3, 6)
    for shift in (1e4, -1e4, 1e6):
        expect.close(student.sparsemax(z + shift), simplex(z + shift))
    expect.close(student.sparsemax(1e4 * z), simplex(1e4 * z))
    single = torch.tensor(
        [
            [10000.5, 10000.0, 0.0, -10000.0],
            [-10000.0, -10000.0, -10000.0, -10000.0],
            [-9000.0, -9002.0, -9000.25, -10000.0],
        ]
    )
    expect.close(student.sparsemax(single), simplex(single))


def check_projection_learns(student: Any, z: Tensor, upstream: Tensor, dim: int = -1) -> None:
    expected = (simplex_gradient(z, upstream, dim),)
    check_gradients(student.sparsemax, (z,), (dim,), simplex(z, dim), upstream, expected, (TO_Z,))


@check(
    "sparsemax",
    weight=2.5,
    fr="Le gradient se répartit entre les scores gardés, et n'atteint pas les autres.",
    en="The gradient is shared among the scores that are kept, and does not reach the others.",
)
def test_sparsemax_is_differentiable(student, draw):
    for scale in (0.1, 0.6, 2.0):
        z, upstream = draw.normal(3, 5, scale=scale), draw.normal(3, 5)
        check_projection_learns(student, z, upstream)
    z = draw.normal(2, 4, 3, scale=0.7)
    check_projection_learns(student, z, draw.normal(2, 4, 3), 1)


@check(
    "sparsemax",
    fr="Le gradient est juste aussi pour des scores égaux, un score qui prend tout, un score seul "
    "et de grands scores.",
    en="The gradient is right too for equal scores, a score that takes all, a lone score and "
    "large scores.",
)
def test_sparsemax_is_differentiable_in_special_cases(student, draw):
    z = draw.normal(4, 4, scale=0.4)
    z[0] = z[0, 0]
    z[1, 2] = z[1, 3] = z[1].max()
    z[2, 1] = z[2].max() + 5
    z[3] += 1e4
    check_projection_learns(student, z, draw.normal(4, 4))
    check_projection_learns(student, z[:, :1], draw.normal(4, 1))


@check(
    "sparsemax",
    devices=CPU_ONLY,
    fr="Un tenseur qui n'est pas contigu en mémoire donne les mêmes nombres.",
    en="A tensor that is not contiguous in memory gives the same numbers.",
)
def test_sparsemax_of_a_scattered_tensor(student, draw):
    for z in (draw.normal(4, 3, 5).transpose(0, 2), draw.normal(4).expand(3, 4)):
        for dim in (-1, 0):
            expect.close(student.sparsemax(z, dim), simplex(z, dim))


@check(
    "sparsemax",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_sparsemax_called_by_name(student, draw):
    z = draw.normal(3, 4)
    expect.close(student.sparsemax(dim=0, z=z), simplex(z, 0))


@check(
    "sparsemax",
    fr="L'appel laisse les scores intacts.",
    en="The call leaves the scores as they were.",
)
def test_sparsemax_leaves_its_argument_alone(student, draw):
    z = draw.normal(3, 4, 5)
    for dim in (-1, 1):
        call = student.sparsemax.observe(z, dim)
        expect.close(call.value, simplex(z, dim))
        expect.unchanged(call.facts.changed)


@check(
    "sparsemax",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des scores, pas des appels précédents.",
    en="The result depends on the scores alone, not on earlier calls.",
)
def test_sparsemax_remembers_nothing(student, draw):
    first, other = draw.normal(3, 3), draw.normal(3, 3)
    for z, dim in [(first, 0), (first, 1), (other, 0), (first, 0)]:
        expect.close(student.sparsemax(z, dim), simplex(z, dim))


# 5.5 entmax ---------------------------------------------------------------------------------------


def softmax(z: Tensor, dim: int = -1) -> Tensor:
    return torch.softmax(z.double(), dim).to(z.dtype)


@check(
    "entmax",
    weight=1.5,
    fr="`alpha = 1` est la softmax, stable, le long de n'importe quel axe.",
    en="`alpha = 1` is softmax, stable, along any axis.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_entmax_at_one_is_softmax(student, draw, dtype):
    z = draw.normal(2, 3, 4, dtype=dtype)
    for alpha, dim in [(1, -1), (1.0, 0), (1.0, -2)]:
        expect.close(student.entmax(z, alpha, dim), softmax(z, dim))
    big = torch.tensor([[1000.0, 1001.0, 999.0], [-1000.0, -1001.0, -999.0]], dtype=dtype)
    expect.close(student.entmax(big, 1.0), softmax(big), tolerance=rounding(big))


@check(
    "entmax",
    weight=1.5,
    devices=CPU_ONLY,
    fr="`alpha = 2` est la sparsemax, le long de n'importe quel axe.",
    en="`alpha = 2` is sparsemax, along any axis.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_entmax_at_two_is_sparsemax(student, draw, dtype):
    z = draw.normal(2, 3, 4, scale=0.8, dtype=dtype)
    for alpha, dim in [(2, -1), (2.0, 0), (2.0, -2)]:
        expect.close(student.entmax(z, alpha, dim), simplex(z, dim))


@check(
    "entmax",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Entre les deux, les poids suivent la formule, ligne par ligne.",
    en="Between the two, the weights follow the formula, row by row.",
)
@pytest.mark.parametrize("alpha", ALPHAS)
def test_entmax_between_one_and_two(student, draw, alpha):
    for shape, scale in [((5,), 0.4), ((2, 4, 3), 1.5), ((2, 3, 5, 4), 0.8)]:
        z = draw.normal(*shape, scale=scale)
        expect.close(student.entmax(z, alpha), tsallis(z, alpha))
    z = draw.normal(4, 5, dtype=torch.float32)
    expect.close(student.entmax(z, alpha), tsallis(z, alpha))


@check(
    "entmax",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Au-delà de 2 aussi, les poids suivent la formule, avec de vrais zéros.",
    en="Beyond 2 as well the weights follow the formula, with true zeros.",
)
def test_entmax_beyond_two(student, draw):
    # Not far beyond: a weight of 0.3 is x^(1 / (alpha - 1)) of an x that few cuts would miss.
    cases: list[tuple[float, int, int, torch.dtype]] = [
        (3, 4, 3, torch.float64),
        (2.5, 3, 5, torch.float64),
        (2.5, 3, 2, torch.float32),
        (4, 2, 3, torch.float64),
        (6, 2, 4, torch.float64),
    ]
    for alpha, kept, out, dtype in cases:
        z, weights = with_known_weights(draw, alpha, 5, kept, out, dtype)
        value = student.entmax(z, alpha)
        expect.close(value, weights)
        check_zero(value, weights == 0)


@check(
    "entmax",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un score assez bas reçoit exactement 0, dès que `alpha` dépasse 1.",
    en="A score that is low enough receives exactly 0, as soon as `alpha` is above 1.",
)
def test_entmax_leaves_true_zeros(student, draw):
    for alpha, dtype in [
        (1.1, torch.float64),
        (1.5, torch.float64),
        (1.5, torch.float32),
        (2, torch.float64),
        (1.25, torch.float32),
    ]:
        z, weights = with_known_weights(draw, alpha, 4, 3, 3, dtype)
        value = student.entmax(z, alpha)
        expect.close(value, weights)
        check_zero(value, weights == 0)
        z = draw.normal(2, 3, dtype=dtype)
        z[:, 1] -= 2 / (alpha - 1) + 6
        value = student.entmax(z, alpha)
        expect.close(value, tsallis(z, alpha))
        check_zero(value[:, 1], torch.ones(2, dtype=torch.bool))


@check(
    "entmax",
    weight=1.5,
    fr="Les poids de nombreux scores, en float32 aussi, ont pour somme 1.",
    en="The weights of many scores, in float32 too, sum to 1.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_entmax_of_many_scores_sums_to_one(student, draw, dtype):
    z = draw.normal(3, 150, dtype=dtype)
    z[1] *= 0.02  # nobody is excluded
    for alpha in (1.15, 2.0):
        value = student.entmax(z, alpha)
        expect.close(value, tsallis(z, alpha))
        expect.that(
            bool(((value.double().sum(-1) - 1).abs() <= 1e-5).all() and (value >= 0).all()),
            "Des poids sont négatifs, ou leur somme n'est pas 1.",
            "Some weights are negative, or their sum is not 1.",
        )


@check(
    "entmax",
    weight=0.75,
    devices=CPU_ONLY,
    fr="L'argument `dim` choisit l'axe, compté depuis le début ou depuis la fin.",
    en="The argument `dim` chooses the axis, counted from the start or from the end.",
)
@pytest.mark.parametrize("dim", AXES)
def test_entmax_over_any_axis(student, draw, dim):
    z = draw.normal(2, 3, 4)
    expect.close(student.entmax(z, 1.5, dim=dim), tsallis(z, 1.5, dim))


@check(
    "entmax",
    devices=CPU_ONLY,
    fr="Chaque axe donne ses propres poids : d'un carré, à quatre axes, sur un axe long.",
    en="Each axis gives its own weights: of a square, with four axes, along a long axis.",
)
def test_entmax_of_squares_four_axes_and_long_axes(student, draw):
    for shape, dims in [((4, 4), (0, 1)), ((2, 3, 5, 4), (0, 1, -2)), ((79, 3), (0,))]:
        z = draw.normal(*shape)
        for dim in dims:
            expect.close(student.entmax(z, 1.4, dim), tsallis(z, 1.4, dim))


@check(
    "entmax",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Chaque suite de scores a son seuil ; un score seul reçoit 1, et des scores égaux "
    "la même part.",
    en="Each sequence of scores has its threshold; a lone score gets 1, and equal scores the "
    "same share.",
)
def test_entmax_of_different_rows(student, draw):
    z = draw.normal(6, 5) * torch.tensor([[0.05], [0.3], [1.0], [3.0], [20.0], [0.0]])
    z = z + 4 * draw.normal(6, 1)
    z[2, 3] = z[2, 1]
    z[1, :3] = z[1].max()
    for alpha, rows in [(1.5, z), (1.3, z), (1.9, z), (1.5, z[:1]), (1.3, z[:, :1])]:
        expect.close(student.entmax(rows, alpha), tsallis(rows, alpha))
    equal = torch.tensor([[0.3, 0.3, 0.3], [-2.0, -2.0, -2.0]], dtype=torch.float64)
    expect.close(student.entmax(equal, 3), torch.full_like(equal, 1 / 3))
    expect.close(student.entmax(z[:, :1], 3), torch.ones(6, 1, dtype=torch.float64))


@check(
    "entmax",
    weight=1.5,
    devices=CPU_ONLY,
    fr="De très grands scores donnent des poids finis et justes, et les décaler tous ne change "
    "rien.",
    en="Very large scores give finite and right weights, and shifting them all changes nothing.",
)
def test_entmax_of_large_scores(student, draw):
    z = draw.normal(3, 6)
    for alpha in (1.2, 1.5):
        for shifted in (z + 1e3, z - 1e4, 1e4 * z):
            expect.close(student.entmax(shifted, alpha), tsallis(shifted, alpha))
    z, weights = with_known_weights(draw, 2.5, 3, 3, 2)
    expect.close(student.entmax(z - 1e3, 2.5), weights)
    single = torch.tensor([[300.5, 300.0, 0.0, -1000.0], [-300.0, -300.0, -300.0, -300.5]])
    expect.close(student.entmax(single, 1.5), tsallis(single, 1.5), tolerance=rounding(single))


@check(
    "entmax",
    devices=CPU_ONLY,
    fr="Quand `alpha` dépasse 1 de très peu, les poids sont finis, et pas encore ceux de la "
    "softmax.",
    en="When `alpha` is hardly above 1, the weights are finite, and not yet those of softmax.",
)
def test_entmax_just_above_one(student, draw):
    z = draw.normal(3, 5, scale=1.5)
    expect.close(student.entmax(z, 1.02), tsallis(z, 1.02))
    # The exponent, 2000, multiplies the rounding of the threshold.
    expect.close(student.entmax(z, 1.0005), tsallis(z, 1.0005), tolerance=1e-5)


@check(
    "entmax",
    weight=1.5,
    devices=CPU_ONLY,
    fr="`ValueError` dès que `alpha` est inférieur à 1, et jamais sinon.",
    en="`ValueError` as soon as `alpha` is below 1, and never otherwise.",
)
def test_entmax_refuses_alpha_below_one(student, draw):
    z = draw.normal(3, 4)
    for alpha in (1, 1.0, 1.05):
        expect.close(student.entmax(z, alpha), tsallis(z, alpha) if alpha > 1 else softmax(z))
    for alpha in (0.95, 0.5, 0, -1, -2.5):
        expect.raises(
            ValueError,
            lambda alpha=alpha: student.entmax(z, alpha),
            when=Text("`alpha` est inférieur à 1", "`alpha` is below 1"),
        )


@check(
    "entmax",
    devices=CPU_ONLY,
    fr="Un tenseur qui n'est pas contigu en mémoire donne les mêmes nombres.",
    en="A tensor that is not contiguous in memory gives the same numbers.",
)
def test_entmax_of_a_scattered_tensor(student, draw):
    for z in (draw.normal(4, 3, 5).transpose(0, 2), draw.normal(4).expand(3, 4)):
        for dim in (-1, 0):
            expect.close(student.entmax(z, 1.5, dim), tsallis(z, 1.5, dim))


@check(
    "entmax",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_entmax_called_by_name(student, draw):
    z = draw.normal(3, 4)
    expect.close(student.entmax(dim=0, alpha=1.5, z=z), tsallis(z, 1.5, 0))


@check(
    "entmax",
    fr="L'appel laisse les scores intacts.",
    en="The call leaves the scores as they were.",
)
def test_entmax_leaves_its_argument_alone(student, draw):
    z = draw.normal(3, 4)
    for alpha, expected in [(1.5, tsallis(z, 1.5)), (1, softmax(z)), (2, simplex(z))]:
        call = student.entmax.observe(z, alpha)
        expect.close(call.value, expected)
        expect.unchanged(call.facts.changed)


@check(
    "entmax",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_entmax_remembers_nothing(student, draw):
    first, other = draw.normal(3, 3), draw.normal(3, 3)
    for z, alpha, dim in [
        (first, 1.5, 0),
        (first, 1.2, 0),
        (first, 1.5, 1),
        (other, 1.5, 0),
        (first, 1.5, 0),
    ]:
        expect.close(student.entmax(z, alpha, dim), tsallis(z, alpha, dim))
