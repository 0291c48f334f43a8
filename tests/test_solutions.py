"""The reference of ps1_softmax gives what the documents print, and keeps its contract."""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
import torch
from torch import Tensor
from torch.autograd import gradcheck
from torch.func import jacrev

SOLUTIONS = Path(__file__).parent.parent / "solutions"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, SOLUTIONS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ps1 = load("ps1_softmax")
INF = math.inf
DTYPES = (torch.float32, torch.float64)
# Half of the last of four printed decimals, and what float32 adds to it.
HALF_A_DIGIT = 5.1e-5


def assert_printed(actual: Tensor, printed: float | list[float] | list[list[float]]) -> None:
    torch.testing.assert_close(actual, torch.tensor(printed), atol=HALF_A_DIGIT, rtol=0)


def random(*shape: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensor:
    return torch.randn(shape, dtype=dtype, generator=torch.Generator().manual_seed(seed))


# What the documents print


def test_attention_scores_of_journey_match_the_document() -> None:
    scores = ps1.attention_scores(ps1.inputs[1], ps1.inputs)
    assert_printed(scores, [0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865])


def test_normalize_by_sum_matches_the_document() -> None:
    weights = ps1.normalize_by_sum(ps1.attention_scores(ps1.inputs[1], ps1.inputs))
    assert_printed(weights, [0.1455, 0.2278, 0.2249, 0.1285, 0.1077, 0.1656])
    assert_printed(weights.sum(), 1.0)


@pytest.mark.parametrize("name", ["softmax_naive", "softmax_stable"])
def test_softmax_of_the_scores_matches_the_document(name: str) -> None:
    weights = getattr(ps1, name)(ps1.attention_scores(ps1.inputs[1], ps1.inputs))
    assert_printed(weights, [0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581])


def test_float32_thresholds_are_those_of_the_text() -> None:
    values = torch.exp(torch.tensor([88.72, 88.73, 89.0, -103.0, -104.0]))
    assert values.tolist() == [pytest.approx(3.39e38, rel=2e-3), INF, INF, 2.0**-149, 0.0]


def test_context_vector_of_journey_matches_the_document() -> None:
    assert_printed(ps1.context_vector(ps1.inputs[1], ps1.inputs), [0.4419, 0.6515, 0.5683])


def test_scores_of_all_pairs_match_the_document() -> None:
    rows = torch.stack([ps1.attention_scores(query, ps1.inputs) for query in ps1.inputs[:2]])
    assert_printed(
        rows,
        [
            [0.9995, 0.9544, 0.9422, 0.4753, 0.4576, 0.6310],
            [0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865],
        ],
    )


def test_all_context_vectors_match_the_document() -> None:
    assert_printed(
        ps1.all_context_vectors(ps1.inputs),
        [
            [0.4421, 0.5931, 0.5790],
            [0.4419, 0.6515, 0.5683],
            [0.4431, 0.6496, 0.5671],
            [0.4304, 0.6298, 0.5510],
            [0.4671, 0.5910, 0.5266],
            [0.4177, 0.6503, 0.5645],
        ],
    )


@pytest.mark.parametrize(
    ("temperature", "printed"),
    [
        pytest.param(1.0, [0.4223, 0.1554, 0.4223], id="without the root"),
        pytest.param(math.sqrt(2), [0.4011, 0.1978, 0.4011], id="with the root"),
    ],
)
def test_soft_dictionary_gives_both_readings_of_the_document(
    temperature: float, printed: list[float]
) -> None:
    query = torch.tensor([1.0, 0.0])
    keys = torch.tensor([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
    output, weights = ps1.soft_lookup(query, keys, torch.eye(3), temperature)
    assert_printed(weights, printed)
    assert_printed(output, printed)


def test_diagonal_terms_quoted_at_the_end_of_the_text() -> None:
    scores = ps1.attention_scores(ps1.inputs[1], ps1.inputs)
    first = [
        jacobian(moved)[0, 0]
        for moved in (scores, scores + 10, scores * 10)
        for jacobian in (ps1.softmax_jacobian, ps1.normalization_jacobian)
    ]
    assert_printed(torch.stack(first), [0.1194, 0.1302, 0.1194, 0.0126, 0.0024, 0.0130])


# Stability


@pytest.mark.parametrize("scores", [[100.0, 0.0], [1000.0, 1000.0], [-200.0, -200.0]])
def test_naive_softmax_gives_nan_outside_the_thresholds(scores: list[float]) -> None:
    assert ps1.softmax_naive(torch.tensor(scores))[0].isnan()


def test_naive_softmax_loses_everything_when_only_the_sum_overflows() -> None:
    assert ps1.softmax_naive(torch.tensor([88.7, 88.7, 88.7])).tolist() == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("dtype", DTYPES)
def test_stable_softmax_shifts_each_row_by_its_own_maximum(dtype: torch.dtype) -> None:
    rows = [[1000.0, 1001.0, 999.0], [0.0, -5.0, 3.0], [-1000.0, -1001.0, -999.0]]
    x = torch.tensor(rows, dtype=dtype)
    torch.testing.assert_close(ps1.softmax_stable(x), torch.softmax(x, dim=-1))


@pytest.mark.parametrize("name", ["softmax_naive", "softmax_stable"])
@pytest.mark.parametrize(
    ("shape", "dim"),
    [((), -1), ((), 0), ((1,), 0), ((4, 4), -1), ((4, 4), 0)]
    + [((2, 3, 4), dim) for dim in range(-3, 3)]
    + [((2, 3, 4, 5), 1)],
)
def test_softmax_takes_any_shape_and_any_axis(name: str, shape: tuple[int, ...], dim: int) -> None:
    x = random(*shape)
    torch.testing.assert_close(getattr(ps1, name)(x, dim=dim), torch.softmax(x, dim=dim))


def test_minus_infinity_gets_exactly_zero_and_a_finite_gradient() -> None:
    x = torch.tensor([[1.0, -INF, 3.0], [-INF, -INF, 500.0]], requires_grad=True)
    weights = ps1.softmax_stable(x)
    assert (weights[x == -INF] == 0).all()
    torch.testing.assert_close(weights.sum(-1), torch.ones(2))
    (gradient,) = torch.autograd.grad(weights, x, grad_outputs=random(2, 3, dtype=x.dtype))
    expected = x.detach().requires_grad_()
    (reference,) = torch.autograd.grad(
        torch.softmax(expected, -1), expected, grad_outputs=random(2, 3, dtype=x.dtype)
    )
    torch.testing.assert_close(gradient, reference)


def test_stable_softmax_uses_none_of_the_forbidden_operators() -> None:
    from torch.profiler import ProfilerActivity, profile

    x = random(3, 4).requires_grad_()
    with profile(activities=[ProfilerActivity.CPU]) as recorded:
        ps1.softmax_stable(x).sum().backward()
    used = {event.key for event in recorded.key_averages()}
    assert "aten::exp" in used
    assert not {key for key in used if "softmax" in key or "logsumexp" in key}


def test_context_vectors_stay_finite_for_large_scores() -> None:
    inputs = random(5, 3, dtype=torch.float32) * 100
    each = torch.stack([ps1.context_vector(query, inputs) for query in inputs])
    assert each.isfinite().all()
    torch.testing.assert_close(ps1.all_context_vectors(inputs), each)


# The soft dictionary at its limits


@pytest.mark.parametrize("temperature", [0, 0.0, -0.0, -1, -INF, math.nan])
def test_soft_lookup_refuses_what_is_not_above_zero(temperature: float) -> None:
    with pytest.raises(ValueError, match="temperature"):
        ps1.soft_lookup(torch.ones(2), torch.ones(3, 2), torch.ones(3, 4), temperature)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("temperature", [1e-2, 1e-12, 1e-30, 1e-38, 1e-46, 1e-320])
def test_soft_lookup_is_a_hard_lookup_when_very_cold(
    dtype: torch.dtype, temperature: float
) -> None:
    query = torch.tensor([30.0, 40.0], dtype=dtype, requires_grad=True)
    keys = torch.tensor([[1.0, 0.0], [1.0, 1.0], [0.0, 1.0]], dtype=dtype)
    values = random(3, 4, dtype=dtype)
    output, weights = ps1.soft_lookup(query, keys, values, temperature)
    assert weights.tolist() == [0.0, 1.0, 0.0]
    torch.testing.assert_close(output, values[1])
    (gradient,) = torch.autograd.grad(output.sum(), query)
    assert gradient.isfinite().all()


def test_soft_lookup_shares_the_weight_between_ties_when_very_cold() -> None:
    keys = torch.tensor([[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]])
    _, weights = ps1.soft_lookup(torch.tensor([1.0, 0.0]), keys, torch.eye(3), 1e-30)
    assert weights.tolist() == [0.5, 0.0, 0.5]


@pytest.mark.parametrize("temperature", [1e12, INF])
def test_soft_lookup_is_the_mean_when_very_hot(temperature: float) -> None:
    values = random(5, 2)
    output, _ = ps1.soft_lookup(random(3), random(5, 3, seed=1), values, temperature)
    torch.testing.assert_close(output, values.mean(0))


def test_soft_lookup_compares_keys_and_mixes_values() -> None:
    query, keys, values = random(3), random(5, 3, seed=1), random(5, 2, seed=2)
    output, weights = ps1.soft_lookup(query, keys, values, temperature=0.7)
    expected = torch.softmax(keys @ query / 0.7, dim=-1)
    torch.testing.assert_close(weights, expected)
    torch.testing.assert_close(output, expected @ values)


# The Jacobians


@pytest.mark.parametrize("size", [1, 2, 7])
def test_jacobians_match_automatic_differentiation(size: int) -> None:
    x = random(size) + 2
    softmax = jacrev(lambda t: torch.softmax(t, dim=-1))(x)
    division = jacrev(lambda t: t / t.sum())(x)
    torch.testing.assert_close(ps1.softmax_jacobian(x), softmax)
    torch.testing.assert_close(ps1.normalization_jacobian(x), division)


def test_softmax_jacobian_is_stable_for_large_scores() -> None:
    x = torch.tensor([1000.0, 1001.0, -1000.0])
    torch.testing.assert_close(ps1.softmax_jacobian(x), ps1.softmax_jacobian(x - 1000))
    assert ps1.softmax_jacobian(x).isfinite().all()


def test_each_jacobian_vanishes_along_what_its_normalisation_ignores() -> None:
    x = random(6) + 2
    torch.testing.assert_close(ps1.softmax_jacobian(x).sum(1), torch.zeros_like(x))
    torch.testing.assert_close(ps1.normalization_jacobian(x) @ x, torch.zeros_like(x))


@pytest.mark.parametrize(("gap", "zeros"), [(16.0, 0), (17.0, 1), (20.0, 1), (104.0, 4)])
def test_softmax_gradient_dies_out_in_float32(gap: float, zeros: int) -> None:
    jacobian = ps1.softmax_jacobian(torch.tensor([gap, 0.0]))
    assert (jacobian == 0).sum() == zeros


# What holds for every function

Arguments = Callable[[torch.dtype], tuple[Tensor, ...]]
CALLS: dict[str, Arguments] = {
    "attention_scores": lambda dtype: (random(3, dtype=dtype), random(5, 3, dtype=dtype, seed=1)),
    "normalize_by_sum": lambda dtype: (random(5, dtype=dtype).abs() + 1,),
    "softmax_naive": lambda dtype: (random(2, 5, dtype=dtype),),
    "softmax_stable": lambda dtype: (random(2, 5, dtype=dtype),),
    "context_vector": lambda dtype: (random(3, dtype=dtype), random(5, 3, dtype=dtype, seed=1)),
    "all_context_vectors": lambda dtype: (random(5, 3, dtype=dtype),),
    "soft_lookup": lambda dtype: (
        random(3, dtype=dtype),
        random(5, 3, dtype=dtype, seed=1),
        random(5, 2, dtype=dtype, seed=2),
    ),
    "softmax_jacobian": lambda dtype: (random(5, dtype=dtype),),
    "normalization_jacobian": lambda dtype: (random(5, dtype=dtype).abs() + 1,),
}


def test_every_exercise_is_called_below() -> None:
    from autograder.catalogue import PS1

    assert set(CALLS) == PS1.defined_names


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", CALLS)
def test_result_keeps_dtype_and_arguments_come_out_untouched(name: str, dtype: torch.dtype) -> None:
    arguments = CALLS[name](dtype)
    copies = [argument.clone() for argument in arguments]
    result = getattr(ps1, name)(*arguments)
    results = result if isinstance(result, tuple) else (result,)
    assert {each.dtype for each in results} == {dtype}
    assert all(map(torch.equal, arguments, copies))


@pytest.mark.parametrize("name", CALLS)
def test_result_stays_on_the_device_of_the_arguments(name: str) -> None:
    """The meta device refuses any tensor that was made on the CPU."""
    arguments = [argument.to("meta") for argument in CALLS[name](torch.float32)]
    result = getattr(ps1, name)(*arguments)
    results = result if isinstance(result, tuple) else (result,)
    assert {each.device.type for each in results} == {"meta"}


@pytest.mark.parametrize("name", [name for name in CALLS if "jacobian" not in name])
def test_gradient_flows_to_every_argument(name: str) -> None:
    arguments = [argument.requires_grad_() for argument in CALLS[name](torch.float64)]
    assert gradcheck(getattr(ps1, name), arguments)
