"""The reference of ps2_self_attention gives what the documents print, and keeps its contract."""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.autograd import gradcheck

SOLUTIONS = Path(__file__).parent.parent / "solutions"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, SOLUTIONS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ps2 = load("ps2_self_attention")
DTYPES = (torch.float32, torch.float64)
PROJECTIONS = ("W_query", "W_key", "W_value")
# Half of the last of four printed decimals, and what float32 adds to it.
HALF_A_DIGIT = 5.1e-5


def assert_printed(actual: Any, printed: Any) -> None:
    actual, expected = torch.as_tensor(actual).double(), torch.tensor(printed).double()
    torch.testing.assert_close(actual, expected, atol=HALF_A_DIGIT, rtol=0)


def random(*shape: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensor:
    return torch.randn(shape, dtype=dtype, generator=torch.Generator().manual_seed(seed))


def seeded(kind: type[nn.Module], *sizes: int, seed: int, **options: bool) -> nn.Module:
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        return kind(*sizes, **options)


def document_projections() -> tuple[Tensor, Tensor, Tensor]:
    projected: tuple[Tensor, Tensor, Tensor] = ps2.project_qkv(
        ps2.inputs, ps2.W_query, ps2.W_key, ps2.W_value
    )
    return projected


# What the documents print


def test_given_matrices_are_those_that_follow_seed_123() -> None:
    with torch.random.fork_rng():
        torch.manual_seed(123)
        for name in PROJECTIONS:
            assert torch.equal(getattr(ps2, name), torch.rand(3, 2)), name


def test_query_of_journey_matches_the_document() -> None:
    queries, keys, values = document_projections()
    assert_printed(queries[1], [0.4306, 1.4551])
    assert keys.shape == values.shape == (6, 2)


def test_raw_scores_of_journey_match_the_document() -> None:
    queries, keys, _ = document_projections()
    assert_printed(queries[1] @ keys.T, [1.2705, 1.8524, 1.8111, 1.0795, 0.5577, 1.5440])


def test_weights_of_journey_match_the_document() -> None:
    queries, keys, _ = document_projections()
    weights = ps2.attention_weights(queries, keys)
    assert_printed(weights[1], [0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820])


def test_context_vector_of_journey_matches_the_document() -> None:
    output, weights = ps2.scaled_dot_product_attention(*document_projections())
    assert_printed(output[1], [0.3061, 0.8210])
    assert_printed(weights[1], [0.1500, 0.2264, 0.2199, 0.1311, 0.0906, 0.1820])


def test_self_attention_v1_at_seed_123_matches_the_document() -> None:
    layer = seeded(ps2.SelfAttention_v1, 3, 2, seed=123)
    assert_printed(
        layer(ps2.inputs),
        [
            [0.2996, 0.8053],
            [0.3061, 0.8210],
            [0.3058, 0.8203],
            [0.2948, 0.7939],
            [0.2927, 0.7891],
            [0.2990, 0.8040],
        ],
    )


V2_AT_SEED_789 = [
    [-0.0739, 0.0713],
    [-0.0748, 0.0703],
    [-0.0749, 0.0702],
    [-0.0760, 0.0685],
    [-0.0763, 0.0679],
    [-0.0754, 0.0693],
]


def test_self_attention_v2_at_seed_789_matches_the_document() -> None:
    assert_printed(seeded(ps2.SelfAttention_v2, 3, 2, seed=789)(ps2.inputs), V2_AT_SEED_789)


def test_exercise_3_1_gives_v1_the_outputs_of_v2() -> None:
    sa_v2, sa_v1 = seeded(ps2.SelfAttention_v2, 3, 2, seed=789), ps2.SelfAttention_v1(3, 2)
    assert ps2.transfer_weights(sa_v2, sa_v1) is None
    assert_printed(sa_v1(ps2.inputs), V2_AT_SEED_789)


def test_weights_of_a_fresh_v2_match_the_document_and_are_near_one_sixth() -> None:
    layer = seeded(ps2.SelfAttention_v2, 3, 2, seed=789)
    weights = ps2.attention_weights(layer.W_query(ps2.inputs), layer.W_key(ps2.inputs))
    assert_printed(weights[0], [0.1921, 0.1646, 0.1652, 0.1550, 0.1721, 0.1510])
    assert_printed(weights[5], [0.1935, 0.1663, 0.1666, 0.1542, 0.1666, 0.1529])
    assert (weights - 1 / 6).abs().max() < 0.04


def by_hand(W_K: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    result: tuple[np.ndarray, np.ndarray, np.ndarray] = ps2.attention_numpy(
        ps2.date_inputs, ps2.date_identity, W_K, ps2.date_swap
    )
    return result


def test_three_tokens_by_hand_match_document_003() -> None:
    scores, weights, output = by_hand(ps2.date_identity)
    root = 1 / math.sqrt(2)
    assert_printed(scores, [[root, 0.0, root], [0.0, root, root], [root, root, 2 * root]])
    assert_printed(
        weights,
        [[0.4011, 0.1978, 0.4011], [0.1978, 0.4011, 0.4011], [0.2483, 0.2483, 0.5035]],
    )
    assert_printed(output, [[0.5989, 0.8022], [0.8022, 0.5989], [0.7517, 0.7517]])


def shuffled_document_004() -> tuple[Callable[[np.ndarray], np.ndarray], np.ndarray]:
    rng = np.random.default_rng(0)
    X = rng.standard_normal((4, 8))
    matrices = [rng.standard_normal((8, 3)) for _ in range(3)]
    return lambda x: ps2.attention_numpy(x, *matrices)[2], X


def test_shuffled_rows_match_document_004() -> None:
    attention, X = shuffled_document_004()
    printed = [
        [4.5165, 1.9008, -0.2993],
        [0.5129, -0.6411, -1.1559],
        [2.5529, 4.5957, -0.3496],
        [2.5089, 4.5356, -0.3696],
    ]
    permutation = [2, 0, 3, 1]
    assert_printed(attention(X)[permutation], printed)
    assert_printed(attention(X[permutation]), printed)
    assert ps2.permutation_gap(attention, X, permutation) < 1e-14
    assert np.abs(attention(X) - attention(X[permutation])).max() == pytest.approx(5.18, abs=5e-3)


# What the text says in numbers


def test_scores_are_symmetric_when_the_two_matrices_are_the_same() -> None:
    X, W = random(5, 4).numpy(), random(4, 3, seed=1).numpy()
    scores, weights, _ = ps2.attention_numpy(X, W, W, W)
    np.testing.assert_allclose(scores, scores.T)
    assert np.abs(weights - weights.T).max() > 0.1


def test_scores_of_the_asymmetric_example_are_those_of_the_text() -> None:
    scores, _, _ = by_hand(np.array([[0.0, 1.0], [0.0, 0.0]]))
    assert scores[1, 0] == pytest.approx(1 / math.sqrt(2))
    assert scores[0, 1] == 0


def largest_error(queries: Tensor, keys: Tensor, values: Tensor, scale: float) -> float:
    right, _ = ps2.scaled_dot_product_attention(queries, keys, values)
    wrong = torch.softmax(queries @ keys.T / scale, dim=-1) @ values
    return (wrong - right).abs().max().item()


def blind_inputs() -> dict[str, tuple[Tensor, Tensor, Tensor]]:
    generator = torch.Generator().manual_seed(0)

    def draw(*shape: int) -> Tensor:
        return torch.randn(shape, dtype=torch.float64, generator=generator)

    date = torch.tensor(ps2.date_inputs)
    distinct = (1.5 * draw(4, 3), 1.5 * draw(5, 3), 1.5 * draw(5, 7))
    square = (1.5 * draw(4, 4), 1.5 * draw(4, 4), 1.5 * draw(4, 4))
    return {
        "000": document_projections(),
        "003": (date, date, date @ torch.tensor(ps2.date_swap)),
        "square": square,
        "distinct": distinct,
    }


@pytest.mark.parametrize(
    ("mistake", "printed"),
    [
        ("nothing", [0.0220, 0.0424, 0.4898, 0.6886]),
        ("d_k", [0.0173, 0.0349, 0.5002, 0.8386]),
        ("root of d_v", [0.0000, 0.0000, 0.0000, 0.6349]),
        ("root of T", [0.0253, 0.0214, 0.0000, 0.3632]),
    ],
)
def test_mistakes_of_scale_are_as_visible_as_the_table_says(
    mistake: str, printed: list[float]
) -> None:
    errors = []
    for queries, keys, values in blind_inputs().values():
        scales = {
            "nothing": 1.0,
            "d_k": float(keys.shape[-1]),
            "root of d_v": math.sqrt(values.shape[-1]),
            "root of T": math.sqrt(len(keys)),
        }
        errors.append(largest_error(queries, keys, values, scales[mistake]))
    assert_printed(errors, printed)


def test_missing_root_hides_in_the_document_s_v2() -> None:
    layer = seeded(ps2.SelfAttention_v2, 3, 2, seed=789)
    projected = [getattr(layer, name)(ps2.inputs) for name in PROJECTIONS]
    assert largest_error(*projected, scale=1.0) == pytest.approx(0.0019, abs=5e-5)


def test_saturation_without_the_root_is_that_of_the_table() -> None:
    generator = torch.Generator().manual_seed(0)
    queries = torch.randn(3000, 1, 1024, generator=generator, requires_grad=True)
    keys = torch.randn(3000, 6, 1024, generator=generator)
    values = torch.randn(3000, 6, 1, generator=generator)
    raw = queries @ keys.transpose(-2, -1)
    seen = {}
    for name, scores in (("raw", raw), ("scaled", raw / 32)):
        weights = torch.softmax(scores, dim=-1)
        (gradient,) = torch.autograd.grad((weights @ values).sum(), queries, retain_graph=True)
        norm, slope = gradient.norm(dim=-1), weights * (1 - weights)
        seen[name] = (
            weights.amax(-1).mean().item(),
            slope.mean().item(),
            (slope == 0).double().mean().item(),
            norm.median().item(),
            norm.mean().item(),
        )
    raw_seen, scaled_seen = seen["raw"], seen["scaled"]
    assert raw_seen[:3] == (
        pytest.approx(0.97, abs=0.01),
        pytest.approx(0.007, abs=0.0015),
        pytest.approx(0.12, abs=0.015),
    )
    assert scaled_seen[:3] == (pytest.approx(0.42, abs=0.01), pytest.approx(0.119, abs=0.002), 0)
    assert raw_seen[3] < 5e-5
    assert scaled_seen[3] == pytest.approx(0.32, abs=0.02)
    assert raw_seen[4] == pytest.approx(1.0, abs=0.25)
    assert scaled_seen[4] == pytest.approx(0.35, abs=0.02)


@pytest.mark.parametrize(
    ("size", "variance", "spread"), [(16, 5, 17), (64, 21, 130), (1024, 340, 8600)]
)
def test_initial_variance_explodes_with_rand_and_not_with_linear(
    size: int, variance: float, spread: float
) -> None:
    x, y = random(2000, size, dtype=torch.float32), random(2000, size, dtype=torch.float32, seed=1)
    v1, v2 = (
        seeded(kind, size, size, seed=0) for kind in (ps2.SelfAttention_v1, ps2.SelfAttention_v2)
    )
    with torch.no_grad():
        queries, keys = x @ v1.W_query, y @ v1.W_key
        assert queries.var().item() == pytest.approx(variance, rel=0.1)
        assert ((queries * keys).sum(-1) / math.sqrt(size)).std().item() == pytest.approx(
            spread, rel=0.15
        )
        queries, keys = v2.W_query(x), v2.W_key(y)
        assert queries.var().item() == pytest.approx(1 / 3, abs=0.04)
        assert ((queries * keys).sum(-1) / math.sqrt(size)).std().item() == pytest.approx(
            1 / 3, abs=0.04
        )


def test_a_frozen_matrix_stays_put_without_a_word() -> None:
    layer = seeded(ps2.SelfAttention_v1, 3, 2, seed=0)
    layer.W_query.requires_grad_(False)
    before = {name: getattr(layer, name).detach().clone() for name in PROJECTIONS}
    optimiser = torch.optim.SGD(layer.parameters(), lr=0.1)
    for _ in range(3):
        optimiser.zero_grad()
        layer(ps2.inputs).square().sum().backward()
        optimiser.step()
    moved = [not torch.equal(getattr(layer, name), before[name]) for name in PROJECTIONS]
    assert moved == [False, True, True]


def test_transposing_a_batch_reverses_every_axis_with_a_warning() -> None:
    torch.set_warn_always(True)  # else once in a process, whichever test was first
    try:
        with pytest.warns(UserWarning, match="deprecated"):
            assert torch.zeros(2, 5, 3).T.shape == (3, 5, 2)
    finally:
        torch.set_warn_always(False)
    assert torch.zeros(2, 5, 3).mT.shape == (2, 3, 5)


def test_parameter_without_a_copy_shares_its_memory() -> None:
    sa_v2, sa_v1 = ps2.SelfAttention_v2(3, 2), ps2.SelfAttention_v1(3, 2)
    sa_v1.W_query = nn.Parameter(sa_v2.W_query.weight.T)
    assert sa_v1.W_query.data_ptr() == sa_v2.W_query.weight.data_ptr()


def test_multihead_attention_of_torch_differs_as_the_text_says() -> None:
    layer = nn.MultiheadAttention(32, num_heads=1)
    assert sum(p.numel() for p in ps2.AttentionSimple(32).parameters()) == 3072
    assert sum(p.numel() for p in layer.parameters()) == 4224
    x = random(1, 3, 4, dtype=torch.float32)
    backwards = torch.tril(torch.ones(3, 3)).bool()
    _, weights = nn.MultiheadAttention(4, 2, batch_first=True)(x, x, x, attn_mask=backwards)
    assert weights.shape == (1, 3, 3)
    assert (weights[0, 0] > 0).tolist() == [False, True, True]
    assert weights[0, 2].isnan().all()


# The contracts


@pytest.mark.parametrize(
    ("left", "right"), [((), ()), ((2,), (2,)), ((2, 3), (2, 3)), ((2, 1), (3,))]
)
def test_attention_takes_any_batch_axes(left: tuple[int, ...], right: tuple[int, ...]) -> None:
    queries, keys = random(*left, 4, 3), random(*right, 5, 3, seed=1)
    values = random(*right, 5, 7, seed=2)
    output, weights = ps2.scaled_dot_product_attention(queries, keys, values)
    expected = F.scaled_dot_product_attention(queries, keys, values)
    torch.testing.assert_close(output, expected)
    torch.testing.assert_close(weights, ps2.attention_weights(queries, keys))
    torch.testing.assert_close(weights @ values, expected)


MASK = torch.tensor([[1, 0, 1, 1, 0], [0, 0, 0, 1, 0], [1, 1, 1, 1, 1], [0, 1, 1, 0, 0]])
MASKS = {
    "boolean": MASK.bool(),
    "whole numbers": MASK,
    "float32": MASK.float(),
    "float64": MASK.double(),
    "one row for all": MASK[0].bool(),
    "one column for all": torch.tensor([[1], [1], [1], [1]]),
    "one for each of the batch": torch.stack([MASK[0], MASK[3]])[:, None].bool(),
    "whole batch": torch.stack([MASK, MASK.roll(1, dims=0)]),
}


@pytest.mark.parametrize("mask", MASKS.values(), ids=MASKS.keys())
def test_mask_of_any_kind_gives_exactly_zero(mask: Tensor) -> None:
    queries, keys, values = random(2, 4, 3), random(2, 5, 3, seed=1), random(2, 5, 7, seed=2)
    output, weights = ps2.scaled_dot_product_attention(queries, keys, values, mask)
    allowed = mask.bool().expand(2, 4, 5)
    assert ((weights == 0) == ~allowed).all()
    torch.testing.assert_close(weights.sum(-1), torch.ones(2, 4, dtype=torch.float64))
    expected = F.scaled_dot_product_attention(queries, keys, values, attn_mask=allowed)
    torch.testing.assert_close(output, expected)


def test_survivors_of_a_mask_keep_their_proportions() -> None:
    queries = torch.tensor([[1.0]])
    keys = torch.tensor([[0.2], [0.3], [0.5]]).log()
    _, weights = ps2.scaled_dot_product_attention(queries, keys, keys, torch.tensor([1, 0, 1]))
    assert_printed(weights, [[0.2857, 0.0, 0.7143]])


def test_attention_stays_finite_for_large_scores() -> None:
    queries, keys = 1000 * random(4, 3), 1000 * random(5, 3, seed=1)
    values = random(5, 7, seed=2)
    output, weights = ps2.scaled_dot_product_attention(queries, keys, values, MASK)
    assert output.isfinite().all()
    assert weights.isfinite().all()
    assert ps2.attention_weights(queries, keys).isfinite().all()
    X, W = (queries @ random(3, 3)).numpy(), random(3, 2, seed=3).numpy()
    assert all(np.isfinite(each).all() for each in ps2.attention_numpy(X, W, W, W))


def test_attention_numpy_divides_by_the_size_of_a_key() -> None:
    X, W_Q, W_K = random(5, 4).numpy(), random(4, 3, seed=1).numpy(), random(4, 3, seed=2).numpy()
    W_V = random(4, 7, seed=3).numpy()
    copies = [each.copy() for each in (X, W_Q, W_K, W_V)]
    scores, weights, output = ps2.attention_numpy(X, W_Q, W_K, W_V)
    np.testing.assert_allclose(scores, X @ W_Q @ (X @ W_K).T / math.sqrt(3))
    np.testing.assert_allclose(weights.sum(axis=1), np.ones(5))
    expected = F.scaled_dot_product_attention(*(torch.tensor(X @ each) for each in (W_Q, W_K, W_V)))
    np.testing.assert_allclose(output, expected.numpy())
    assert {each.dtype for each in (scores, weights, output)} == {np.dtype(np.float64)}
    assert all(map(np.array_equal, (X, W_Q, W_K, W_V), copies))


@pytest.mark.parametrize("d_k", [1, 4, 64, 1024])
def test_score_spread_measures_the_two_standard_deviations(d_k: int) -> None:
    raw, scaled = ps2.score_spread(d_k)
    assert raw == pytest.approx(math.sqrt(d_k), rel=0.03)
    assert scaled == pytest.approx(1, rel=0.03)
    assert scaled == pytest.approx(raw / math.sqrt(d_k))
    assert {type(raw), type(scaled)} == {float}


def test_score_spread_depends_on_its_seed_and_leaves_the_global_one_alone() -> None:
    state = torch.get_rng_state()
    assert ps2.score_spread(16, 500, seed=1) == ps2.score_spread(16, 500, seed=1)
    assert ps2.score_spread(16, 500, seed=1) != ps2.score_spread(16, 500, seed=2)
    assert ps2.score_spread(16, 500, seed=1) != ps2.score_spread(16, 600, seed=1)
    assert torch.equal(torch.get_rng_state(), state)


def test_counterexample_parts_the_two_programs() -> None:
    queries, keys = ps2.counterexample_scale()
    assert max(*queries.shape, *keys.shape) <= 64
    assert queries.isfinite().all()
    assert keys.isfinite().all()
    wrong = ps2.weights_scaled_by_length(queries, keys)
    assert (ps2.attention_weights(queries, keys) - wrong).abs().max() > 0.1


def test_given_wrong_program_is_right_on_square_sizes_alone() -> None:
    queries, keys = random(3, 4), random(4, 4, seed=1)
    torch.testing.assert_close(
        ps2.weights_scaled_by_length(queries, keys), ps2.attention_weights(queries, keys)
    )
    assert (
        ps2.weights_scaled_by_length(queries, keys[:3]) - ps2.attention_weights(queries, keys[:3])
    ).abs().max() > 1e-3


# The modules


def expected_output(x: Tensor, *matrices: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(*(x @ each for each in matrices))


def test_v1_owns_three_trainable_matrices_drawn_in_order() -> None:
    layer = seeded(ps2.SelfAttention_v1, 4, 7, seed=5)
    assert list(layer.state_dict()) == list(PROJECTIONS)
    with torch.random.fork_rng():
        torch.manual_seed(5)
        for name, parameter in layer.named_parameters():
            assert torch.equal(parameter, torch.rand(4, 7)), name
    layer(random(5, 4, dtype=torch.float32)).sum().backward()
    assert all(parameter.grad is not None for parameter in layer.parameters())


@pytest.mark.parametrize("bias", [False, True])
def test_v2_owns_three_linear_layers_drawn_in_order(bias: bool) -> None:
    layer = seeded(ps2.SelfAttention_v2, 4, 7, seed=5, qkv_bias=bias)
    assert [name for name, _ in layer.named_children()] == list(PROJECTIONS)
    with torch.random.fork_rng():
        torch.manual_seed(5)
        for name in PROJECTIONS:
            expected = nn.Linear(4, 7, bias=bias)
            assert torch.equal(getattr(layer, name).weight, expected.weight), name
            assert (getattr(layer, name).bias is not None) == bias
            if bias:
                assert torch.equal(getattr(layer, name).bias, expected.bias), name
    layer(random(5, 4, dtype=torch.float32)).sum().backward()
    assert all(parameter.grad is not None for parameter in layer.parameters())


def test_layers_compute_attention_with_their_own_matrices() -> None:
    x = random(5, 4)
    v1, v2 = ps2.SelfAttention_v1(4, 7).double(), ps2.SelfAttention_v2(4, 7).double()
    torch.testing.assert_close(v1(x), expected_output(x, v1.W_query, v1.W_key, v1.W_value))
    matrices = [getattr(v2, name).weight.T for name in PROJECTIONS]
    torch.testing.assert_close(v2(x), expected_output(x, *matrices))
    with_bias = ps2.SelfAttention_v2(4, 7, qkv_bias=True).double()
    projected = [getattr(with_bias, name)(x) for name in PROJECTIONS]
    torch.testing.assert_close(with_bias(x), F.scaled_dot_product_attention(*projected))


@pytest.mark.parametrize("sizes", [(3, 2), (2, 5), (4, 4)])
def test_transfer_copies_every_matrix_and_shares_nothing(sizes: tuple[int, int]) -> None:
    sa_v2, sa_v1 = ps2.SelfAttention_v2(*sizes), ps2.SelfAttention_v1(*sizes)
    kept = {name: value.clone() for name, value in sa_v2.state_dict().items()}
    ps2.transfer_weights(sa_v2, sa_v1)
    x = random(5, sizes[0], dtype=torch.float32)
    torch.testing.assert_close(sa_v1(x), sa_v2(x))
    assert list(sa_v1.state_dict()) == list(PROJECTIONS)
    sa_v1(x).square().sum().backward()
    with torch.no_grad():
        for parameter in sa_v1.parameters():
            assert isinstance(parameter, nn.Parameter)
            assert parameter.requires_grad
            assert parameter.is_leaf
            assert parameter.grad is not None
            parameter.add_(1)
    assert all(torch.equal(value, kept[name]) for name, value in sa_v2.state_dict().items())
    assert all(p.requires_grad and p.grad is None for p in sa_v2.parameters())


def test_transfer_keeps_what_an_optimiser_of_v1_holds() -> None:
    sa_v2, sa_v1 = ps2.SelfAttention_v2(3, 2), ps2.SelfAttention_v1(3, 2)
    before = [id(parameter) for parameter in sa_v1.parameters()]
    ps2.transfer_weights(sa_v2, sa_v1)
    assert [id(parameter) for parameter in sa_v1.parameters()] == before


def test_attention_simple_has_the_shapes_of_document_003() -> None:
    output, weights = ps2.AttentionSimple(32)(random(4, 10, 32, dtype=torch.float32))
    assert (output.shape, weights.shape) == ((4, 10, 32), (4, 10, 10))


SIMPLE_MASKS = {
    "none": None,
    "boolean": torch.tril(torch.ones(5, 5)).bool(),
    "numbers": torch.tril(torch.ones(5, 5)),
    "each sentence": torch.tensor([[1, 1, 1, 0, 0], [1, 0, 1, 1, 1]])[:, None],
    "whole": torch.stack([torch.tril(torch.ones(5, 5)), torch.eye(5)]),
}


@pytest.mark.parametrize("mask", SIMPLE_MASKS.values(), ids=SIMPLE_MASKS.keys())
def test_attention_simple_matches_torch_under_any_mask(mask: Tensor | None) -> None:
    layer = seeded(ps2.AttentionSimple, 4, seed=1).double()
    assert list(layer.state_dict()) == ["w_q.weight", "w_k.weight", "w_v.weight"]
    x = random(2, 5, 4)
    output, weights = layer(x, mask)
    allowed = torch.ones(2, 5, 5).bool() if mask is None else mask.bool().expand(2, 5, 5)
    projected = [each(x) for each in (layer.w_q, layer.w_k, layer.w_v)]
    torch.testing.assert_close(
        output, F.scaled_dot_product_attention(*projected, attn_mask=allowed)
    )
    assert ((weights == 0) == ~allowed).all()
    torch.testing.assert_close(weights @ projected[2], output)


def test_cross_attention_asks_the_target_and_answers_from_the_source() -> None:
    target, source = random(4, 3), random(6, 3, seed=1)
    W_Q, W_K, W_V = random(3, 2, seed=2), random(3, 2, seed=3), random(3, 5, seed=4)
    output = ps2.cross_attention(target, source, W_Q, W_K, W_V)
    expected = F.scaled_dot_product_attention(target @ W_Q, source @ W_K, source @ W_V)
    torch.testing.assert_close(output, expected)
    assert ps2.cross_attention(1e4 * target, source, W_Q, W_K, W_V).isfinite().all()


@pytest.mark.parametrize("size", [1, 4])
def test_permutation_gap_is_null_for_an_equivariant_attention(size: int) -> None:
    layer = ps2.SelfAttention_v2(3, 2).double()
    permutation = [2, 0, 3, 1] if size == 4 else [0]
    gap = ps2.permutation_gap(layer, random(size, 3), permutation)
    assert type(gap) is float
    assert gap < 1e-12


WITH_ORDER = {
    "positions": (lambda x: x + torch.arange(4.0)[:, None], 3.0),
    "always below": (lambda x: torch.stack([x[0], x[0], x[0], x[0] - 9]), 9.0),
    "invariant": (lambda x: torch.arange(4.0)[:, None], 3.0),
}


@pytest.mark.parametrize(("attention", "gap"), WITH_ORDER.values(), ids=WITH_ORDER.keys())
def test_permutation_gap_is_the_largest_difference(
    attention: Callable[[Tensor], Tensor], gap: float
) -> None:
    x = torch.zeros(4, 2)
    assert ps2.permutation_gap(attention, x, [2, 3, 1, 0]) == pytest.approx(gap)


def test_permutation_gap_permutes_forward_and_not_backward() -> None:
    """The inverse of [2, 0, 3, 1] is [1, 3, 0, 2]: the text's question rests on it."""
    x = random(4, 3)
    assert ps2.permutation_gap(lambda rows: rows, x, [2, 0, 3, 1]) == 0
    assert not torch.equal(x[[2, 0, 3, 1]], x[[1, 3, 0, 2]])
    for involution in ([1, 0, 3, 2], [3, 2, 1, 0]):
        assert [involution[i] for i in involution] == [0, 1, 2, 3]


# What holds for every function of tensors

Arguments = Callable[[torch.dtype], tuple[Tensor, ...]]


def three(dtype: torch.dtype) -> tuple[Tensor, Tensor, Tensor]:
    return (
        random(2, 4, 3, dtype=dtype),
        random(2, 5, 3, dtype=dtype, seed=1),
        random(2, 5, 7, dtype=dtype, seed=2),
    )


CALLS: dict[str, Arguments] = {
    "project_qkv": lambda dtype: (
        random(5, 3, dtype=dtype),
        *(random(3, 2, dtype=dtype, seed=seed) for seed in (1, 2, 3)),
    ),
    "attention_weights": lambda dtype: three(dtype)[:2],
    "scaled_dot_product_attention": three,
    "masked": lambda dtype: (*three(dtype), MASK),
    "cross_attention": lambda dtype: (
        random(4, 3, dtype=dtype),
        random(6, 3, dtype=dtype, seed=1),
        random(3, 2, dtype=dtype, seed=2),
        random(3, 2, dtype=dtype, seed=3),
        random(3, 5, dtype=dtype, seed=4),
    ),
}
LAYERS: dict[str, tuple[Callable[[], nn.Module], tuple[int, ...]]] = {
    "SelfAttention_v1": (lambda: ps2.SelfAttention_v1(3, 2), (5, 3)),
    "SelfAttention_v2": (lambda: ps2.SelfAttention_v2(3, 2, qkv_bias=True), (5, 3)),
    "AttentionSimple": (lambda: ps2.AttentionSimple(3), (2, 5, 3)),
}


def function(name: str) -> Callable[..., Any]:
    found: Callable[..., Any] = getattr(
        ps2, "scaled_dot_product_attention" if name == "masked" else name
    )
    return found


def results(value: Tensor | tuple[Tensor, ...]) -> tuple[Tensor, ...]:
    return value if isinstance(value, tuple) else (value,)


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", CALLS)
def test_result_keeps_dtype_and_arguments_come_out_untouched(name: str, dtype: torch.dtype) -> None:
    arguments = CALLS[name](dtype)
    copies = [argument.clone() for argument in arguments]
    assert {each.dtype for each in results(function(name)(*arguments))} == {dtype}
    assert all(map(torch.equal, arguments, copies))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", LAYERS)
def test_layer_keeps_dtype_and_leaves_its_input_alone(name: str, dtype: torch.dtype) -> None:
    make, shape = LAYERS[name]
    layer, x = make().to(dtype), random(*shape, dtype=dtype)
    copy, first = x.clone(), results(layer(x))
    assert {each.dtype for each in first} == {dtype}
    assert torch.equal(x, copy)
    assert all(map(torch.equal, first, results(layer(x))))


@pytest.mark.parametrize("name", CALLS)
def test_result_stays_on_the_device_of_the_arguments(name: str) -> None:
    """The meta device refuses any tensor that was made on the CPU."""
    arguments = [argument.to("meta") for argument in CALLS[name](torch.float32)]
    assert {each.device.type for each in results(function(name)(*arguments))} == {"meta"}


@pytest.mark.parametrize("name", LAYERS)
def test_layer_follows_its_device(name: str) -> None:
    make, shape = LAYERS[name]
    output = make().to("meta")(torch.zeros(shape, device="meta"))
    assert {each.device.type for each in results(output)} == {"meta"}


@pytest.mark.parametrize("name", CALLS)
def test_gradient_flows_to_every_argument(name: str) -> None:
    arguments = CALLS[name](torch.float64)
    differentiable = [a.requires_grad_() if a.is_floating_point() else a for a in arguments]
    # gradcheck passes over an output that was detached.
    assert all(each.requires_grad for each in results(function(name)(*differentiable)))
    assert gradcheck(function(name), differentiable)


@pytest.mark.parametrize("name", LAYERS)
def test_gradient_flows_through_a_layer_to_its_input_and_parameters(name: str) -> None:
    make, shape = LAYERS[name]
    layer = make().double()
    names = [name for name, _ in layer.named_parameters()]

    def call(x: Tensor, *parameters: Tensor) -> Any:
        return torch.func.functional_call(layer, dict(zip(names, parameters, strict=True)), (x,))

    assert all(each.requires_grad for each in results(layer(random(*shape))))
    values = [p.detach().clone().requires_grad_() for p in layer.parameters()]
    assert gradcheck(call, (random(*shape).requires_grad_(), *values))


def test_attention_in_full_uses_no_ready_made_attention() -> None:
    from torch.profiler import ProfilerActivity, profile

    with profile(activities=[ProfilerActivity.CPU]) as recorded:
        ps2.scaled_dot_product_attention(*three(torch.float32), MASK)
    used = {event.key for event in recorded.key_averages()}
    assert "aten::masked_fill" in used
    assert not {key for key in used if "dot_product_attention" in key}
