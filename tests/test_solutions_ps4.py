"""The reference of ps4_multi_head gives what its text says, and keeps its contract."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.autograd import gradcheck

from autograder.catalogue import PS4
from autograder.reference_tensors import (
    EXERCISE_3_2,
    MULTI_HEAD_ATTENTION,
    MULTI_HEAD_PARAMETERS_OF_GPT2,
    MULTI_HEAD_WRAPPER,
)
from tests.test_solutions_ps2 import DTYPES, HALF_A_DIGIT, assert_printed, load, random

ps4 = load(PS4.name)
PROJECTIONS = ("W_query", "W_key", "W_value")


def seeded(make: Callable[..., nn.Module], *sizes: Any, seed: int = 123, **options: Any) -> Any:
    with torch.random.fork_rng():
        torch.manual_seed(seed)
        return make(*sizes, **options)


def count(layer: nn.Module) -> int:
    return sum(parameter.numel() for parameter in layer.parameters())


# What the document prints, and what it leaves out


@pytest.mark.parametrize(
    ("make", "sizes", "printed"),
    [
        (ps4.MultiHeadAttentionWrapper, (3, 2, 6, 0.0, 2), MULTI_HEAD_WRAPPER),
        (ps4.exercise_3_2, (3, 6), EXERCISE_3_2),
        (ps4.MultiHeadAttention, (3, 2, 6, 0.0, 2), MULTI_HEAD_ATTENTION),
    ],
)
def test_outputs_at_seed_123(make: Any, sizes: tuple[Any, ...], printed: Any) -> None:
    for sentence in seeded(make, *sizes)(ps4.batch):
        assert_printed(sentence, printed.rows)


def test_first_two_numbers_of_the_wrapper_are_those_of_one_head() -> None:
    alone = seeded(ps4.CausalAttention, 3, 2, 6, 0.0)(ps4.batch)
    together = seeded(ps4.MultiHeadAttentionWrapper, 3, 2, 6, 0.0, 2)(ps4.batch)
    assert torch.equal(alone, together[..., :2])


# What the text says in numbers


def test_layer_of_gpt2_has_as_many_parameters_as_the_question_says() -> None:
    with torch.device("meta"):
        layer = ps4.MultiHeadAttention(768, 768, 1024, 0.0, 12)
        real = ps4.MultiHeadAttention(768, 768, 1024, 0.0, 12, qkv_bias=True)
    assert count(layer) == MULTI_HEAD_PARAMETERS_OF_GPT2 == 2_360_064
    assert count(real) == 2_362_368 == count(layer) + 2304


@pytest.mark.parametrize("heads", [1, 2, 6])
def test_number_of_heads_does_not_change_the_number_of_parameters(heads: int) -> None:
    assert count(ps4.MultiHeadAttention(12, 12, 5, 0.0, heads)) == 4 * 12**2 + 12
    assert count(ps4.MultiHeadAttentionWrapper(12, 12 // heads, 5, 0.0, heads)) == 3 * 12**2


def test_heads_in_a_plain_list_are_not_seen() -> None:
    class Listed(ps4.MultiHeadAttentionWrapper):  # type: ignore[name-defined,misc]
        def __init__(self) -> None:
            nn.Module.__init__(self)
            self.heads = [ps4.CausalAttention(3, 2, 6, 0.0) for _ in range(2)]

    layer = Listed()
    assert layer(ps4.batch).shape == (2, 6, 4)
    assert list(layer.parameters()) == []


def test_scores_of_a_head_of_size_one_rank_tokens_in_one_order_or_its_reverse() -> None:
    queries, keys = random(7, 1), random(5, 1, seed=1)
    orders = {tuple(row.argsort().tolist()) for row in queries @ keys.T}
    (one, other) = orders
    assert one == other[::-1]


def test_strides_are_those_of_the_text() -> None:
    x = torch.arange(12).view(1, 3, 4)
    assert (ps4.M.stride(), ps4.M.T.stride()) == ((3, 1), (1, 3))
    assert ps4.M.view(3, 2)[1].tolist() == [3, 4]
    assert ps4.M.T.flatten().tolist() == [1, 4, 2, 5, 3, 6]
    assert ps4.split_heads(x, 2).stride() == (12, 2, 4, 1)
    assert x.view(1, 2, 3, 2).stride() == (12, 6, 2, 1)
    assert ps4.split_heads(torch.zeros(2, 5, 12), 3).stride() == (60, 4, 12, 1)


def test_view_fails_after_transpose_and_the_other_two_do_not() -> None:
    y = torch.zeros(2, 3, 5, 4).transpose(1, 2)
    with pytest.raises(RuntimeError, match="reshape"):
        y.view(2, 5, 12)
    assert torch.equal(y.reshape(2, 5, 12), y.contiguous().view(2, 5, 12))


def no_transpose(x: Tensor) -> Tensor:
    b, H, T, d_h = x.shape
    return x.reshape(b, T, H * d_h)


def interleaved(x: Tensor) -> Tensor:
    return x.permute(0, 2, 3, 1).flatten(2)


def output(
    layer: Any,
    x: Tensor,
    *,
    split: Any = ps4.split_heads,
    merge: Any = ps4.merge_heads,
    scale: Callable[[int, int], float] = lambda d_h, H: math.sqrt(d_h),
    projected: bool = True,
) -> Tensor:
    """The layer's answer with some of its parts replaced."""
    H = layer.num_heads
    queries, keys, values = (split(getattr(layer, name)(x), H) for name in PROJECTIONS)
    scores = queries @ keys.mT / scale(keys.shape[-1], H)
    weights = scores.masked_fill(layer.mask[: x.shape[1], : x.shape[1]], -math.inf).softmax(-1)
    merged = merge(weights @ values)
    return layer.out_proj(merged) if projected else merged  # type: ignore[no-any-return]


WRONG_PROGRAMS: dict[str, tuple[dict[str, Any], tuple[float, float]]] = {
    "no root": ({"scale": lambda d_h, H: 1.0}, (0.0000, 0.3662)),
    "d_h": ({"scale": lambda d_h, H: d_h}, (0.0000, 0.7359)),
    "root of d_out": ({"scale": lambda d_h, H: math.sqrt(d_h * H)}, (0.0009, 0.5337)),
    "root of H": ({"scale": lambda d_h, H: math.sqrt(H)}, (0.0009, 0.0748)),
    "view alone": ({"split": ps4.split_by_view}, (0.2276, 2.8415)),
    "every Hth": ({"split": ps4.split_by_permute}, (0.0000, 3.2306)),
    "no transpose": ({"merge": no_transpose}, (0.4076, 3.4176)),
    "interleaved": ({"merge": interleaved}, (0.0000, 3.3450)),
    "no out_proj": ({"projected": False}, (0.9169, 6.6205)),
}


@pytest.mark.parametrize("name", WRONG_PROGRAMS)
def test_wrong_programs_are_as_visible_as_the_table_says(name: str) -> None:
    parts, printed = WRONG_PROGRAMS[name]
    document = seeded(ps4.MultiHeadAttention, 3, 2, 6, 0.0, 2)
    distinct = seeded(ps4.MultiHeadAttention, 6, 12, 8, 0.0, 3, seed=0).double()
    errors = [
        (output(layer, x, **parts) - layer(x)).abs().max().item()
        for layer, x in ((document, ps4.batch), (distinct, 3 * random(2, 5, 6)))
    ]
    assert errors == pytest.approx(printed, abs=HALF_A_DIGIT)


def test_two_heads_run_both_errands_and_one_head_stops_at_a_third() -> None:
    threads = torch.get_num_threads()
    torch.set_num_threads(1)
    try:
        last = [ps4.train_on_errands(ps4.MultiHeadAttention, heads)[1][-40:] for heads in (1, 2)]
    finally:
        torch.set_num_threads(threads)
    one, two = (sum(losses) / len(losses) for losses in last)
    assert one == pytest.approx(1 / 3, abs=0.02)
    assert two < 0.01


def test_ready_made_attention_takes_the_first_axis_for_tokens() -> None:
    layer = nn.MultiheadAttention(12, 3)
    x = random(2, 5, 12, dtype=torch.float32)
    answer, weights = layer(x, x, x)
    assert answer.shape == (2, 5, 12)
    assert weights.shape == (5, 2, 2)
    assert layer.in_proj_weight.shape == (36, 12)


# The contract


@pytest.mark.parametrize("shape", [(), (7,), (2, 3), (2, 5, 3, 4), (1, 4, 1)])
def test_offsets_are_those_of_torch(shape: tuple[int, ...]) -> None:
    x = torch.arange(math.prod(shape)).reshape(shape)
    assert ps4.contiguous_strides(shape) == x.stride()
    turned = x.permute(*reversed(range(x.dim()))) if shape else x
    for place in product(*map(range, turned.shape)):
        assert ps4.element_offset(place, turned.stride()) == turned[place]


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("heads", [1, 3, 4, 12])
def test_split_is_a_view_and_merge_undoes_it(heads: int, dtype: torch.dtype) -> None:
    x = random(2, 5, 12, dtype=dtype)
    apart = ps4.split_heads(x, heads)
    assert torch.equal(apart, torch.stack(x.chunk(heads, -1), 1))
    assert apart.untyped_storage().data_ptr() == x.untyped_storage().data_ptr()
    merged = ps4.merge_heads(apart)
    assert torch.equal(merged, x)
    assert merged.is_contiguous()
    with pytest.raises(ValueError, match="divide"):
        ps4.split_heads(x, 5)


def test_split_takes_a_tensor_that_is_not_contiguous() -> None:
    x = random(5, 2, 12).transpose(0, 1)
    apart = ps4.split_heads(x, 3)
    assert torch.equal(apart, torch.stack(x.chunk(3, -1), 1))


def test_counterexample_parts_both_programs() -> None:
    x, heads = ps4.counterexample_heads()
    right = ps4.split_heads(x, heads)
    assert not torch.equal(ps4.split_by_view(x, heads), right)
    assert not torch.equal(ps4.split_by_permute(x, heads), right)


def attended(layer: Any, x: Tensor) -> Tensor:
    """The same by PyTorch's own attention."""
    parts = [torch.stack(getattr(layer, n)(x).chunk(layer.num_heads, -1), 1) for n in PROJECTIONS]
    context = F.scaled_dot_product_attention(*parts, is_causal=True)
    return layer.out_proj(torch.cat(context.unbind(1), -1))  # type: ignore[no-any-return]


@pytest.mark.parametrize("bias", [False, True])
def test_multi_head_attention_agrees_with_torch(bias: bool) -> None:
    layer = seeded(ps4.MultiHeadAttention, 6, 12, 8, 0.0, 3, qkv_bias=bias).double()
    for T in (1, 5, 8):
        x = 3 * random(2, T, 6)
        torch.testing.assert_close(layer(x), attended(layer, x))
    names = [f"{name}.weight" for name in (*PROJECTIONS, "out_proj")]
    assert set(names) < set(layer.state_dict())
    assert layer.out_proj.bias is not None
    assert (layer.W_query.bias is not None) == bias


def test_number_of_heads_that_does_not_divide_is_refused() -> None:
    with pytest.raises(ValueError, match="divide"):
        ps4.MultiHeadAttention(10, 12, 8, 0.0, 5)
    assert ps4.MultiHeadAttention(10, 12, 8, 0.0, 4)


@pytest.mark.parametrize("make", [ps4.MultiHeadAttention, ps4.MultiHeadAttentionWrapper])
def test_layer_follows_its_device_and_gradients_flow(make: Any) -> None:
    away = make(6, 4, 8, 0.1, 2).to("meta")(torch.zeros(2, 5, 6, device="meta"))
    assert away.device.type == "meta"
    layer = make(3, 4, 5, 0.0, 2).double()
    names = [name for name, _ in layer.named_parameters()]

    def call(x: Tensor, *parameters: Tensor) -> Any:
        return torch.func.functional_call(layer, dict(zip(names, parameters, strict=True)), (x,))

    values = [p.detach().clone().requires_grad_() for p in layer.parameters()]
    assert gradcheck(call, (random(2, 3, 3).requires_grad_(), *values))


@pytest.mark.parametrize("bias", [False, True])
def test_conversion_gives_the_same_outputs_and_shares_nothing(bias: bool) -> None:
    wrapper = seeded(ps4.MultiHeadAttentionWrapper, 6, 4, 8, 0.2, 3, qkv_bias=bias).double()
    kept = {name: value.clone() for name, value in wrapper.state_dict().items()}
    layer = ps4.wrapper_to_multihead(wrapper)
    assert layer.dropout.p == 0.2
    for T in (1, 8):
        x = random(2, T, 6)
        torch.testing.assert_close(layer.eval()(x), wrapper.eval()(x))
    with torch.no_grad():
        for parameter in layer.parameters():
            parameter.add_(1)
    assert all(torch.equal(value, kept[name]) for name, value in wrapper.state_dict().items())
