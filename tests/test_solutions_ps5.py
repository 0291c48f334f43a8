"""The reference of ps5_kernel_attention gives what its text says, and keeps its contract."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import combinations, pairwise
from typing import Any

import jupytext
import pytest
import torch
import torch.nn.functional as F
from torch import Tensor
from torch.autograd import gradcheck
from torch.func import jacrev

from autograder.catalogue import PS5
from autograder.text import Language
from tests.test_solutions_ps2 import DTYPES, SOLUTIONS, assert_printed, load, random

ps5 = load(PS5.name)
ROUNDING = 5e-15
QUIZZES = tomllib.loads((SOLUTIONS / "quizzes_ps5.toml").read_text(encoding="utf-8"))
ALPHAS = {"softmax": 1.0, "triweight": 4 / 3, "biweight": 1.5, "sparsemax": 2.0}


# The text, read


def prose() -> dict[str, dict[Language, str]]:
    """{English heading: both texts}, decimals written with a point in both."""
    cells = [
        cell
        for cell in jupytext.read(SOLUTIONS / f"{PS5.name}.py", fmt="py:percent").cells
        if "lang" in cell.metadata
    ]
    return {
        english.source.splitlines()[0].lstrip("# "): {
            "fr": re.sub(r"(\d)(?:\{,\}|,)(\d)", r"\1.\2", french.source),
            "en": english.source,
        }
        for french, english in zip(cells[::2], cells[1::2], strict=True)
    }


PROSE = prose()


def assert_said(heading: str, *numbers: float, decimals: int = 3) -> None:
    for language, words in PROSE[heading].items():
        said = set(re.findall(r"\d+(?:\.\d+)?", words))
        missing = {f"{number:.{decimals}f}" for number in numbers} - said
        assert not missing, (heading, language)


def tables(heading: str) -> list[list[list[str]]]:
    """The bodies of the table below a heading, one a language."""
    rows = (
        re.findall(r"^\| (.*) \|$", words, re.MULTILINE)[1:] for words in PROSE[heading].values()
    )
    return [[row.split(" | ") for row in body] for body in rows]


def expected(quiz: str) -> Any:
    return pytest.approx(QUIZZES[quiz]["answer"], abs=QUIZZES[quiz]["tolerance"] / 2)


def largest(difference: Tensor) -> float:
    return difference.abs().max().item()


def normalised(rows: Tensor, norm: float = 1.0) -> Tensor:
    scaled: Tensor = norm * rows / rows.norm(dim=-1, keepdim=True)
    return scaled


def trail(kind: Callable[..., Tensor], km: float, bandwidth: float, ys: Tensor) -> Tensor:
    return kind(torch.tensor([[km]]).double(), ps5.observed_km.double(), ys.double(), bandwidth)[0]


# Nadaraya-Watson


def test_altitude_at_kilometre_11_5_is_that_of_the_text() -> None:
    weights = trail(ps5.nadaraya_watson, 11.5, 2.0, torch.eye(7))
    heading = "An average of neighbours"
    assert_said(heading, *weights[2:4].tolist(), weights[1].item())
    assert_said(heading, *torch.exp(-(torch.tensor([1.5, 3.5]) ** 2) / 8).tolist())
    altitude = trail(ps5.nadaraya_watson, 11.5, 2.0, ps5.observed_m)
    assert_said(heading, altitude.item(), decimals=0)


@pytest.mark.parametrize(
    ("km", "bandwidth", "quiz"), [(13.0, 1000.0, "wide_bandwidth"), (60.0, 2.0, "far_away")]
)
def test_trail_answers_its_questions(km: float, bandwidth: float, quiz: str) -> None:
    altitude = trail(ps5.nadaraya_watson, km, bandwidth, ps5.observed_m)
    assert altitude.item() == expected(quiz)


def test_ratio_of_kernels_is_lost_where_the_text_says() -> None:
    here = torch.tensor([[60.0]])
    kernels = torch.exp(-(here - ps5.observed_km).square() / 8)
    assert (kernels == 0).all()
    assert ps5.nadaraya_watson(here, ps5.observed_km, ps5.observed_m, 2.0).item() == 1200


@pytest.mark.parametrize("bandwidth", [0.5, 2.0, 10.0])
def test_weights_are_the_normalised_kernels(bandwidth: float) -> None:
    x, xs, ys = random(4, 3), random(6, 3, seed=1), random(6, 2, seed=2)
    kernels = torch.exp(-torch.cdist(x, xs).square() / (2 * bandwidth**2))
    weights = kernels / kernels.sum(dim=1, keepdim=True)
    torch.testing.assert_close(ps5.nadaraya_watson(x, xs, ys, bandwidth), weights @ ys)


def test_prediction_never_leaves_the_records() -> None:
    points = torch.linspace(-50, 100, 301)[:, None]
    for bandwidth in (0.1, 1.0, 30.0):
        altitudes = ps5.nadaraya_watson(points, ps5.observed_km, ps5.observed_m, bandwidth)
        assert altitudes.min() > 900 - 1e-2
        assert altitudes.max() < 2200 + 1e-2


# The dot product


def test_the_norms_are_all_that_parts_the_two_regressions() -> None:
    x, xs, eye = random(4, 3), random(6, 3, seed=1), torch.eye(6, dtype=torch.float64)
    scores = x @ xs.T / 0.7**2
    shifted = torch.softmax(scores - xs.square().sum(-1) / (2 * 0.7**2), dim=-1)
    torch.testing.assert_close(ps5.nadaraya_watson(x, xs, eye, 0.7), shifted)
    torch.testing.assert_close(ps5.dot_product_regression(x, xs, eye, 0.7), scores.softmax(-1))


def test_longest_key_wins_as_the_question_says() -> None:
    x, xs = torch.tensor([[1.0, 0.0]]), torch.tensor([[1.0, 0.0], [3.0, 0.0]])
    near = ps5.nadaraya_watson(x, xs, torch.eye(2), 1.0)[0]
    long = ps5.dot_product_regression(x, xs, torch.eye(2), 1.0)[0]
    assert_said("Predict: the longest key", near[0].item(), long[1].item())


def test_record_of_kilometre_22_takes_all() -> None:
    for km in (6.0, 13.0, 22.0):
        assert trail(ps5.dot_product_regression, km, 2.0, torch.eye(7))[6] > 0.99
    start = trail(ps5.dot_product_regression, 6.0, 2.0, ps5.observed_m).item()
    assert_said("The trail, seen by the dot product", start, decimals=0)


def drawn(keys: Tensor, regression: Callable[..., Tensor] = ps5.dot_product_regression) -> Any:
    return partial(regression, ps5.drawn_queries, keys, ps5.drawn_values)


def attention(keys: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(ps5.drawn_queries, keys, ps5.drawn_values)


def test_bandwidth_of_the_document_costs_what_the_text_says() -> None:
    keys, eye = ps5.drawn_keys, torch.eye(6, dtype=torch.float64)
    error = largest(drawn(keys)(4.0) - attention(keys))
    weights = torch.softmax(ps5.drawn_queries @ keys.T / 4, dim=-1)
    wrong = ps5.dot_product_regression(ps5.drawn_queries, keys, eye, 4.0)
    assert_said("What the confusion costs", error, largest(wrong - weights))
    assert largest(drawn(keys)(ps5.matching_bandwidth(16)) - attention(keys)) < ROUNDING


@pytest.mark.parametrize("d_k", [1, 2, 16, 64])
def test_matching_bandwidth_makes_attention_of_dot_product_regression(d_k: int) -> None:
    Q, K, V = random(4, d_k), random(6, d_k, seed=1), random(6, 3, seed=2)
    bandwidth = ps5.matching_bandwidth(d_k)
    assert type(bandwidth) is float
    torch.testing.assert_close(
        ps5.dot_product_regression(Q, K, V, bandwidth), F.scaled_dot_product_attention(Q, K, V)
    )
    assert (bandwidth == pytest.approx(math.sqrt(d_k))) == (d_k == expected("document_right"))


def test_units_of_the_bandwidth_are_those_of_the_positions() -> None:
    x, xs, ys = random(4, 3), random(6, 3, seed=1), random(6, 2, seed=2)
    torch.testing.assert_close(
        ps5.dot_product_regression(1000 * x, 1000 * xs, ys, 0.7 * QUIZZES["units"]["answer"]),
        ps5.dot_product_regression(x, xs, ys, 0.7),
    )


def test_equality_with_nadaraya_watson_takes_what_the_table_says() -> None:
    keys = ps5.drawn_keys
    norms = keys.norm(dim=-1)
    assert_said("What equality takes", norms.min().item(), norms.max().item(), decimals=2)
    unequal = largest(drawn(keys, ps5.nadaraya_watson)(2.0) - attention(keys))
    equal = normalised(keys, 4.0)
    brought = largest(drawn(equal, ps5.nadaraya_watson)(2.0) - attention(equal))
    hidden = (norms.max().square() - norms.square()).clamp(min=0).sqrt()[:, None]
    longer = torch.cat([ps5.drawn_queries, torch.zeros(4, 1, dtype=torch.float64)], dim=1)
    augmented = ps5.nadaraya_watson(longer, torch.cat([keys, hidden], 1), ps5.drawn_values, 2.0)
    for table in tables("What equality takes"):
        assert table[0][1] == f"{unequal:.3f}"
        assert all("$10^{-16}$" in said for _, said in table[1:])
    assert max(brought, largest(augmented - attention(keys))) < ROUNDING


# The effective kernel


def test_kernel_of_the_sentence_is_that_of_the_text() -> None:
    M = ps5.effective_kernel(ps5.W_query, ps5.W_key)
    heading = "Two ways, two scores"
    assert_said(heading, *M.flatten().tolist(), decimals=4)
    scores = ps5.inputs @ M @ ps5.inputs.T
    assert_said(heading, ps5.asymmetry(M))
    assert_said(heading, scores[0, 1].item(), scores[1, 0].item(), decimals=4)
    assert torch.linalg.matrix_rank(M) == 2
    torch.testing.assert_close(scores, (ps5.inputs @ ps5.W_query) @ (ps5.inputs @ ps5.W_key).T)


def test_kernel_of_a_head_compares_tokens() -> None:
    with torch.device("meta"):
        M = ps5.effective_kernel(torch.empty(768, 64), torch.empty(768, 64))
    assert M.shape == (expected("kernel_shape"),) * 2


def test_asymmetry_goes_from_zero_to_two() -> None:
    turn = torch.tensor([[0.0, 1.0], [-1.0, 0.0]])
    M = random(5, 5)
    assert ps5.asymmetry(turn) == expected("largest_asymmetry")
    assert ps5.asymmetry(M + M.T) == ps5.asymmetry(torch.zeros(3, 3)) == 0
    assert ps5.asymmetry(M) == pytest.approx(ps5.asymmetry(-7 * M.T))
    assert type(ps5.asymmetry(torch.zeros(3, 3))) is type(ps5.asymmetry(M)) is float
    wide = ps5.effective_kernel(random(256, 64), random(256, 64, seed=1))
    assert ps5.asymmetry(wide) == pytest.approx(math.sqrt(2), abs=0.02)


def test_antisymmetric_part_says_nothing_of_a_token_and_itself() -> None:
    x, W_Q, W_K = random(4, 5), random(5, 3, seed=1), random(5, 3, seed=2)
    M, swapped = ps5.effective_kernel(W_Q, W_K), ps5.effective_kernel(W_K, W_Q)
    scores, symmetric = x @ M @ x.T, x @ (M + swapped) @ x.T / 2
    torch.testing.assert_close(scores.diagonal(), symmetric.diagonal())
    assert largest(scores - symmetric) > 0.1


# Compact kernels


def test_kernels_at_the_places_of_the_questions() -> None:
    at = torch.tensor([0.0, 0.5, 1.0, 2.0], dtype=torch.float64)
    assert ps5.compact_kernel(at, 1).tolist() == [1, 0.75, 0, 0]
    assert ps5.compact_kernel(at, 2)[3] == expected("clamp_first")
    torch.testing.assert_close(ps5.compact_kernel(-at, 3), ps5.compact_kernel(at, 3))


def test_gaussian_kernel_is_the_limit_that_the_text_says() -> None:
    u = torch.linspace(0, 8, 4001, dtype=torch.float64)

    def gap(n: int) -> float:
        return largest(ps5.compact_kernel(u / math.sqrt(2 * n), n) - torch.exp(-u.square() / 2))

    assert_said("Kernels that stop", gap(3), decimals=2)
    assert_said("Kernels that stop", gap(10), gap(100))


def test_constants_and_efficiencies_are_those_of_the_text() -> None:
    u = torch.linspace(-1, 1, 200_001, dtype=torch.float64)

    def roughness(values: Tensor, at: Tensor) -> float:
        """Spread times ∫K²: the smaller, the more efficient (Silverman 1986, section 3.3.2)."""
        density = values / torch.trapezoid(values, at)
        spread = torch.trapezoid(density * at.square(), at).sqrt()
        return (spread * torch.trapezoid(density.square(), at)).item()

    kernels = [ps5.compact_kernel(u, n) for n in (1, 2, 3)]
    areas = [torch.trapezoid(kernel, u).item() for kernel in kernels]
    assert areas == [pytest.approx(each) for each in (4 / 3, 16 / 15, 32 / 35)]
    best, *others = [roughness(kernel, u) for kernel in kernels]
    gaussian = roughness(torch.exp(-(10 * u).square() / 2), 10 * u)
    assert_said("Choosing a kernel", *(best / other for other in (*others, gaussian)))


# Sparsemax


@pytest.mark.parametrize(
    ("scores", "printed"),
    [
        ([1.0, 0.0, 1.0], [0.5, 0.0, 0.5]),
        ([0.5, 0.4, 0.3], [0.4333, 0.3333, 0.2333]),
        ([3.0, 1.0, 0.2], [1.0, 0.0, 0.0]),
        ([-1.0, -2.0, -1.5], [0.75, 0.0, 0.25]),
        ([0.6, 0.2, -1.0], [0.7, 0.3, 0.0]),
        ([5.0], [1.0]),
    ],
)
def test_sparsemax_of_a_few_scores(scores: list[float], printed: list[float]) -> None:
    assert_printed(ps5.sparsemax(torch.tensor(scores)), printed)


def test_examples_of_the_text_are_sparsemax_s() -> None:
    heading = "The projection, step by step"
    weights = ps5.sparsemax(torch.tensor([0.5, 0.4, 0.3]))
    assert_said(heading, 0.5 - weights[0].item(), *weights.tolist(), decimals=4)
    first = ps5.sparsemax(torch.tensor([0.6, 0.2, -1.0]))[0].item()
    assert first == expected("sparse_by_hand")


def projection(z: Tensor) -> Tensor:
    """(n,) -> (n,): the closest point of every face of the simplex, the best one kept."""
    candidates = []
    for size in range(1, len(z) + 1):
        for face in combinations(range(len(z)), size):
            p = torch.zeros_like(z)
            p[list(face)] = z[list(face)] - (z[list(face)].sum() - 1) / size
            if (p >= 0).all():
                candidates.append(p)
    return min(candidates, key=lambda p: float((p - z).square().sum()))


@pytest.mark.parametrize("spread", [0.1, 1.0, 5.0])
def test_sparsemax_is_the_closest_point_of_the_simplex(spread: float) -> None:
    for z in spread * random(8, 5):
        torch.testing.assert_close(ps5.sparsemax(z), projection(z))


def first_gap(normalise: Callable[[Tensor], Tensor]) -> float:
    """The smallest gap of a grid from which the lower of two scores receives 0."""
    gaps = torch.arange(0, 4, 0.01, dtype=torch.float64)
    weights = normalise(torch.stack([gaps, torch.zeros_like(gaps)], dim=-1))
    return gaps[weights[:, 1] == 0][0].item()


def test_gaps_that_are_enough_are_those_of_the_questions() -> None:
    assert first_gap(ps5.sparsemax) == pytest.approx(QUIZZES["score_gap"]["answer"], abs=0.011)
    seen = first_gap(lambda z: ps5.entmax(z, 1.5))
    assert seen == pytest.approx(QUIZZES["entmax_gap"]["answer"], abs=0.011)


def test_jacobian_of_sparsemax_is_that_of_the_text() -> None:
    z = torch.tensor([3.0, 1.0, 0.2])
    assert jacrev(ps5.sparsemax)(z)[1, 1] == expected("excluded_gradient")
    wider = torch.tensor([0.6, -1.0, 0.2, 0.4], dtype=torch.float64)
    kept = (ps5.sparsemax(wider) > 0).double()
    formula = torch.diag(kept) - torch.outer(kept, kept) / kept.sum()
    torch.testing.assert_close(jacrev(ps5.sparsemax)(wider), formula)


WIDTH = 0.4  # λ of the table of windows


def windows(alpha: float) -> tuple[Tensor, Tensor, Tensor]:
    """(weights, distances, windows) of the sentence, by h² = r² + R² − 2 n λ² τ."""
    unit, n = normalised(ps5.inputs.double()), 1 / (alpha - 1)
    scores = unit @ unit.T / WIDTH**2
    weights = ps5.entmax(scores, alpha)
    top = weights.argmax(dim=-1, keepdim=True)
    threshold = (alpha - 1) * scores.gather(-1, top) - weights.gather(-1, top) ** (alpha - 1)
    distances = torch.linalg.vector_norm(unit[:, None] - unit[None], dim=-1)
    return weights, distances, (2 - 2 * n * WIDTH**2 * threshold).sqrt()


@pytest.mark.parametrize("name", ["sparsemax", "biweight", "triweight"])
def test_weights_of_equal_norms_are_a_compact_kernel_with_a_window_for_each_query(
    name: str,
) -> None:
    weights, distances, h = windows(ALPHAS[name])
    kernels = ps5.compact_kernel(distances / h, round(1 / (ALPHAS[name] - 1)))
    torch.testing.assert_close(kernels / kernels.sum(-1, keepdim=True), weights)


def test_windows_are_those_of_the_table() -> None:
    _, distances, h = windows(ALPHAS["sparsemax"])
    unit = normalised(ps5.inputs.double())
    weights = ps5.sparsemax(unit @ unit.T / WIDTH**2)
    kept = (weights > 0).sum(-1).tolist()
    rows = [
        [token, str(count), f"{window:.3f}"]
        for token, count, window in zip(ps5.tokens, kept, h.flatten().tolist(), strict=True)
    ]
    for table in tables("One window for each query"):
        assert table == rows
    fixed = ps5.compact_kernel(distances / h.mean(), 1)
    error = largest(fixed / fixed.sum(-1, keepdim=True) - weights)
    assert_said("One window for each query", error)


# Entmax


def test_exponents_are_those_of_the_table() -> None:
    for table in tables("Entmax"):
        for alpha, n, _ in table[:2]:
            assert 1 / (Fraction(alpha.strip("$")) - 1) == int(n)
    assert 1 / (QUIZZES["triweight_alpha"]["answer"] - 1) == pytest.approx(3, abs=1e-3)


def test_halvings_of_the_question() -> None:
    assert math.ceil(math.log2(1e6)) == expected("halvings")


def test_softmax_follows_the_gaussian_kernel_at_equal_norms() -> None:
    unit, eye = normalised(ps5.inputs.double()), torch.eye(6, dtype=torch.float64)
    weights = ps5.entmax(unit @ unit.T / WIDTH**2, 1)
    torch.testing.assert_close(weights, ps5.nadaraya_watson(unit, unit, eye, WIDTH))


@pytest.mark.parametrize("alpha", [1.25, 4 / 3, 1.5, 2.0, 3.0])
def test_entmax_maximises_what_the_text_says(alpha: float) -> None:
    z = 2 * random(5)

    def gain(p: Tensor) -> Tensor:
        return p @ z + (p - p**alpha).sum(-1) / (alpha * (alpha - 1))

    others = torch.softmax(3 * random(500, 5, seed=1), dim=-1)
    best = ps5.entmax(z, alpha)
    nearby = 0.99 * best + 0.01 * others
    assert (gain(best[None]) >= gain(torch.cat([others, nearby]))).all()


@pytest.mark.parametrize("dtype", DTYPES)
def test_entmax_meets_its_two_ends(dtype: torch.dtype) -> None:
    z = 2 * random(4, 5, 6, dtype=dtype)
    for dim in (0, 1, -1):
        torch.testing.assert_close(ps5.entmax(z, 1, dim), torch.softmax(z, dim))
        torch.testing.assert_close(ps5.entmax(z, 2, dim), ps5.sparsemax(z, dim))


def test_tails_get_thinner_as_alpha_grows_and_the_order_stays() -> None:
    z = torch.tensor([1.0, 0.5, 0.0, -1.0])
    rows = [ps5.entmax(z, alpha) for alpha in ALPHAS.values()]
    assert all(after[3] < before[3] or after[3] == 0 for before, after in pairwise(rows))
    assert rows[1][3] > rows[2][3] == 0
    assert_said("From the softest to the sharpest", rows[1][3].item(), decimals=4)
    assert all((row.diff() <= 0).all() for row in rows)


@pytest.mark.parametrize("alpha", [0.99, 0, -1.0])
def test_entmax_refuses_an_alpha_below_one(alpha: float) -> None:
    with pytest.raises(ValueError, match="alpha"):
        ps5.entmax(torch.zeros(3), alpha)


# The contracts

NORMALISERS: dict[str, Callable[..., Tensor]] = {"sparsemax": ps5.sparsemax} | {
    f"entmax {alpha:.2f}": partial(ps5.entmax, alpha=alpha) for alpha in (1.1, 4 / 3, 1.5, 2, 3)
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", NORMALISERS)
def test_weights_are_a_distribution_along_any_axis(name: str, dtype: torch.dtype) -> None:
    z = 3 * random(2, 3, 4, dtype=dtype)
    for dim in (0, 1, 2, -2):
        weights = NORMALISERS[name](z, dim=dim)
        assert (weights.shape, weights.dtype) == (z.shape, dtype)
        assert (weights >= 0).all()
        assert largest(weights.sum(dim) - 1) < 1e-5
        moved = NORMALISERS[name](z.movedim(dim, -1)).movedim(-1, dim)
        torch.testing.assert_close(weights, moved)


@pytest.mark.parametrize("name", NORMALISERS)
def test_weights_ignore_a_shift_and_share_ties(name: str) -> None:
    z = random(4, 5)
    torch.testing.assert_close(NORMALISERS[name](z + 1000), NORMALISERS[name](z))
    tied = NORMALISERS[name](torch.tensor([1e5, 1e5, -1e5]))
    assert tied.tolist() == [pytest.approx(0.5), pytest.approx(0.5), 0]


CALLS: dict[str, Callable[[torch.dtype], tuple[Any, ...]]] = {
    "nadaraya_watson": lambda dtype: (*three(dtype), 0.7),
    "dot_product_regression": lambda dtype: (*three(dtype), 0.7),
    "effective_kernel": lambda dtype: (
        random(5, 3, dtype=dtype),
        random(5, 3, dtype=dtype, seed=1),
    ),
    "compact_kernel": lambda dtype: (random(3, 4, dtype=dtype), 2),
    "sparsemax": lambda dtype: (random(3, 4, dtype=dtype), 0),
    "entmax": lambda dtype: (random(3, 4, dtype=dtype), 1.5, 0),
}


def three(dtype: torch.dtype) -> tuple[Tensor, Tensor, Tensor]:
    return (
        random(4, 3, dtype=dtype),
        random(6, 3, dtype=dtype, seed=1),
        random(6, 2, dtype=dtype, seed=2),
    )


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", CALLS)
def test_type_is_kept_and_arguments_are_unchanged(name: str, dtype: torch.dtype) -> None:
    arguments = CALLS[name](dtype)
    copies = [each.clone() if isinstance(each, Tensor) else each for each in arguments]
    assert getattr(ps5, name)(*arguments).dtype == dtype
    for argument, copy in zip(arguments, copies, strict=True):
        assert torch.equal(argument, copy) if isinstance(copy, Tensor) else argument == copy


@pytest.mark.parametrize("name", sorted(set(CALLS) - {"entmax"}))
def test_gradient_flows_to_every_tensor(name: str) -> None:
    arguments = CALLS[name](torch.float64)
    arguments = tuple(
        each.requires_grad_() if isinstance(each, Tensor) else each for each in arguments
    )
    assert getattr(ps5, name)(*arguments).requires_grad
    assert gradcheck(getattr(ps5, name), arguments)


def test_gradient_is_finite_where_a_point_falls_on_an_observation() -> None:
    x, xs, ys = (each.requires_grad_() for each in three(torch.float64))
    with torch.no_grad():
        xs[2] = x[1]
    ps5.nadaraya_watson(x, xs, ys, 0.7).square().sum().backward()
    assert all(each.grad is not None and each.grad.isfinite().all() for each in (x, xs, ys))


@pytest.mark.parametrize("name", ["nadaraya_watson", "dot_product_regression"])
def test_regressions_stay_finite_for_large_scores(name: str) -> None:
    x, xs, ys = three(torch.float32)
    assert getattr(ps5, name)(1000 * x, 1000 * xs, ys, 0.7).isfinite().all()
