"""The reference of ps3_causal_attention keeps its contract, and its text says what is so.

The tables of the text are read from it: a number that does not come out of the solution fails.
"""

from __future__ import annotations

import importlib.util
import itertools
import math
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import jupytext
import pytest
import torch
from torch import Tensor, nn
from torch.autograd import gradcheck

SOLUTIONS = Path(__file__).parent.parent / "solutions"
NAME = "ps3_causal_attention"


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, SOLUTIONS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


ps3 = load(NAME)
DTYPES = (torch.float32, torch.float64)
PROJECTIONS = ("W_query", "W_key", "W_value")
# Half of the last of four printed decimals, and what float32 adds to it.
HALF_A_DIGIT = 5.1e-5
CELLS = jupytext.reads((SOLUTIONS / f"{NAME}.py").read_text(encoding="utf-8"), "py:percent").cells
QUIZZES = tomllib.loads((SOLUTIONS / "quizzes_ps3.toml").read_text(encoding="utf-8"))
FUTURE = torch.ones(6, 6, dtype=torch.bool).triu(1)


def text(heading: str) -> str:
    """The French cell under a heading."""
    [cell] = [c.source for c in CELLS if re.match(rf"#+ {re.escape(heading)}\n", c.source)]
    return str(cell)


def table(heading: str) -> list[list[str]]:
    """The body of the table under a heading, without the names of its rows."""
    rows = [line.strip("|").split("|") for line in text(heading).splitlines() if line[:1] == "|"]
    return [[cell.strip().replace("−∞", "-inf") for cell in row[1:]] for row in rows[2:]]


def numbers(rows: list[list[str]]) -> Tensor:
    return torch.tensor([[float(cell.replace(",", ".")) for cell in row] for row in rows])


def assert_printed(actual: Tensor, printed: Tensor) -> None:
    torch.testing.assert_close(actual, printed, atol=HALF_A_DIGIT, rtol=0)


def random(*shape: int, dtype: torch.dtype = torch.float64, seed: int = 0) -> Tensor:
    return torch.randn(shape, dtype=dtype, generator=torch.Generator().manual_seed(seed))


def layer(*sizes: float, seed: int = 0, **options: bool) -> Any:
    """A CausalAttention in float64."""
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return ps3.CausalAttention(*sizes, **options).double()


# The text


def test_weights_before_the_mask_are_those_of_the_table() -> None:
    printed = numbers(table("Notre phrase, avant tout masque"))
    assert_printed(ps3.sentence_weights, printed)
    assert (1 - ps3.sentence_weights[0, 0]) > 0.8


def test_sentence_is_that_of_a_layer_drawn_at_seed_789() -> None:
    ps2 = load("ps2_self_attention")
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(789)
        drawn = ps2.SelfAttention_v2(3, 2)
    assert torch.equal(drawn.W_query.weight, ps3.W_query.weight)
    assert torch.equal(drawn.W_key.weight, ps3.W_key.weight)
    assert not ps3.sentence_scores.requires_grad


def test_masked_simple_is_that_of_the_table_and_its_rows_no_longer_sum_to_one() -> None:
    printed = numbers(table("Première idée : masquer après la softmax"))
    assert_printed(ps3.sentence_weights * ~FUTURE, printed)
    assert ((printed.sum(-1) - 1).abs() > 0.1).tolist() == [True] * 5 + [False]


def test_both_roads_lead_to_the_table_on_the_sentence() -> None:
    printed = numbers(table("La même carte, en deux étapes"))
    assert_printed(ps3.mask_after_softmax(ps3.sentence_weights), printed)
    assert_printed(ps3.mask_before_softmax(ps3.sentence_scores, 2), printed)


def test_masked_scores_are_those_of_the_table() -> None:
    printed = numbers(table("Seconde idée : masquer avant la softmax"))
    assert_printed(ps3.sentence_scores.masked_fill(FUTURE, -math.inf), printed)


def test_weights_of_a_fill_of_zero_are_those_of_the_table() -> None:
    filled = torch.softmax(ps3.sentence_scores.masked_fill(FUTURE, 0.0) / math.sqrt(2), dim=-1)
    assert_printed(filled[:3], numbers(table("Zéro n'est pas « rien »")))
    assert float(filled[0, 1:].sum()) == pytest.approx(QUIZZES["zero_fill"]["answer"], abs=5e-5)


def test_renormalised_share_of_journey_is_the_answer_expected() -> None:
    share = float(ps3.mask_after_softmax(ps3.sentence_weights)[1, 1])
    assert share == pytest.approx(QUIZZES["renormalised_share"]["answer"], abs=5e-5)


def test_hidden_cells_are_as_many_as_the_question_expects() -> None:
    assert int(ps3.causal_mask(6).sum()) == QUIZZES["hidden_count"]["answer"]
    assert int((~ps3.causal_mask(6)).sum()) == 21


def test_sum_without_keepdim_divides_columns_without_a_word() -> None:
    zeroed = ps3.sentence_weights * ~FUTURE
    wrong = zeroed / zeroed.sum(dim=-1)
    sums = zeroed.sum(dim=-1)
    torch.testing.assert_close(wrong[:, 2], zeroed[:, 2] / sums[2])
    assert float(wrong[-1].sum()) == pytest.approx(2.35, abs=5e-3)


def test_last_token_shows_in_the_first_row_without_renormalising() -> None:
    changed = ps3.inputs.clone()
    changed[5] = torch.tensor([0.9, 0.1, 0.9])
    with torch.no_grad():
        scores = ps3.W_query(changed) @ ps3.W_key(changed).T
    weights = torch.softmax(scores / math.sqrt(2), dim=-1)
    assert float(ps3.sentence_weights[0, 0]) == pytest.approx(0.1921, abs=5e-5)
    assert float(weights[0, 0]) == pytest.approx(0.1815, abs=5e-5)
    torch.testing.assert_close(
        ps3.mask_after_softmax(weights)[:5], ps3.mask_after_softmax(ps3.sentence_weights)[:5]
    )


def test_two_roads_part_on_large_scores_as_the_table_says() -> None:
    shares = [int(re.sub(r"\D", "", row[0])) for row in table("Ce qui sépare les deux chemins")]
    generator = torch.Generator().manual_seed(0)
    for spread, percent in zip((1, 30, 100, 300), shares, strict=True):
        scores = spread * torch.randn(4000, 6, 6, generator=generator)
        after = ps3.mask_after_softmax(torch.softmax(scores, dim=-1))
        before = ps3.mask_before_softmax(scores, 1)
        assert not before.isnan().any()
        found = after.isnan().any(-1).double().mean().item()
        assert found == pytest.approx(percent / 100, abs=0.01), spread
        wrong = (after - before).abs().nan_to_num(0).max().item()
        assert wrong < 1e-5 if spread == 1 else wrong > 0.01


def test_question_on_two_large_scores_expects_nan() -> None:
    scores = torch.tensor([[0.0, 200.0], [0.0, 0.0]])
    assert ps3.mask_after_softmax(torch.softmax(scores, dim=-1))[0].isnan().all()
    assert ps3.mask_before_softmax(scores, 1)[0].tolist() == [1, 0]


def test_hidden_diagonal_gives_nan_in_the_first_row_alone() -> None:
    scores = random(4, 4).masked_fill(torch.ones(4, 4, dtype=torch.bool).triu(0), -math.inf)
    assert torch.softmax(scores, dim=-1).isnan().any(-1).tolist() == [True, False, False, False]


def test_what_the_text_says_of_masked_fill_is_so() -> None:
    scores = random(3, 3)
    scores.masked_fill(ps3.causal_mask(3), -math.inf)
    assert scores.isfinite().all()
    with pytest.raises(RuntimeError, match="boolean"):
        scores.masked_fill(torch.ones(3, 3), -math.inf)
    with pytest.raises(RuntimeError, match="overflow"):
        torch.zeros(2, 2).half().masked_fill(ps3.causal_mask(2), -1e9)
    assert (torch.zeros(2) * -math.inf).isnan().all()


def test_unsliced_mask_broadcasts_one_token_and_refuses_four() -> None:
    mask = ps3.causal_mask(6)
    assert torch.zeros(2, 1, 1).masked_fill(mask, -math.inf).shape == (2, 6, 6)
    with pytest.raises(RuntimeError, match="size"):
        torch.zeros(2, 4, 4).masked_fill(mask, -math.inf)


def matrices(heading: str) -> list[Tensor]:
    found = re.findall(r"\\begin\{pmatrix\}(.*?)\\end\{pmatrix\}", text(heading), re.DOTALL)
    return [
        numbers([[n.replace("{,}", ".") for n in row.split("&")] for row in each.split("\\\\")])
        for each in found
    ]


def test_document_s_draws_hold_zeros_and_doubled_numbers_alone() -> None:
    ones, weights = matrices("Les deux tirages du document")
    assert set(ones.flatten().tolist()) == {0.0, 2.0}
    causal = 2 * ps3.mask_before_softmax(ps3.sentence_scores, 2)
    assert (((weights - causal).abs() < 1.1e-4) | (weights == 0)).all()
    assert torch.equal((ones == 0) | FUTURE, weights == 0)  # one seed, one pattern
    assert [round(float(total)) for total in weights[:2].sum(-1)] == [2, 0]


# causal_mask


@pytest.mark.parametrize("T", [1, 2, 6, 9])
def test_mask_is_true_exactly_where_the_column_comes_after(T: int) -> None:
    mask = ps3.causal_mask(T)
    assert mask.dtype == torch.bool
    assert mask.tolist() == [[j > i for j in range(T)] for i in range(T)]


def test_mask_is_born_where_it_is_asked_for() -> None:
    assert ps3.causal_mask(3, device="meta").device.type == "meta"
    assert ps3.causal_mask(T=3, device=None).device.type == "cpu"


# Masking after, masking before


@pytest.mark.parametrize("shape", [(1, 1), (5, 5), (2, 4, 4), (2, 3, 5, 5)])
@pytest.mark.parametrize("dtype", DTYPES)
def test_two_roads_agree_and_sum_to_one(shape: tuple[int, ...], dtype: torch.dtype) -> None:
    scores = random(*shape, dtype=dtype)
    before = ps3.mask_before_softmax(scores, 3)
    after = ps3.mask_after_softmax(torch.softmax(scores / math.sqrt(3), dim=-1))
    assert before.dtype == after.dtype == dtype
    torch.testing.assert_close(before, after)
    torch.testing.assert_close(before.sum(-1), torch.ones(shape[:-1], dtype=dtype))
    for weights in (before, after):
        assert (weights.triu(1) == 0).all()


def test_scores_of_a_million_leave_the_future_without_weight() -> None:
    scores = torch.tensor([[-1e6, 1e6, 1e6], [-1e6, -1e6, 1e6], [0.0, 0.0, 0.0]])
    printed = torch.tensor([[1.0, 0, 0], [0.5, 0.5, 0], [1 / 3, 1 / 3, 1 / 3]])
    torch.testing.assert_close(ps3.mask_before_softmax(scores, 1), printed)


def test_masks_leave_their_argument_alone_and_pass_the_gradient() -> None:
    scores = random(2, 4, 4).requires_grad_()
    kept = scores.detach().clone()
    assert gradcheck(lambda s: ps3.mask_before_softmax(s, 3), scores)
    assert gradcheck(lambda s: ps3.mask_after_softmax(torch.softmax(s, dim=-1)), scores)
    assert torch.equal(scores, kept)
    (gradient,) = torch.autograd.grad(ps3.mask_before_softmax(scores, 3)[:, 1, 0].sum(), scores)
    assert (gradient[:, 1, 2:] == 0).all()


def test_given_fill_hides_on_the_sentence_and_fails_on_the_counterexample() -> None:
    mild = ps3.weights_filled_with_minus_ten(ps3.sentence_scores, 2)
    assert float(mild[0, 1:].sum()) == pytest.approx(0.0034, abs=5e-5)
    scores, d_k = ps3.counterexample_fill()
    assert scores.abs().max() <= 10_000
    assert float(ps3.weights_filled_with_minus_ten(scores, d_k).triu(1).max()) > 0.1


# inverted_dropout


@pytest.mark.parametrize("p", [0.2, 0.5, 0.9])
@pytest.mark.parametrize("dtype", DTYPES)
def test_numbers_are_dropped_or_divided_as_often_as_p_says(p: float, dtype: torch.dtype) -> None:
    x = random(100, 200, dtype=dtype)
    y = ps3.inverted_dropout(x, p, generator=torch.Generator().manual_seed(0))
    kept = y != 0
    assert y.dtype == dtype
    torch.testing.assert_close(y[kept], (x / (1 - p))[kept])
    assert kept.double().mean().item() == pytest.approx(1 - p, abs=5 * 0.5 / 141)


def test_mean_of_survivors_is_the_answer_expected() -> None:
    y = ps3.inverted_dropout(torch.ones(9), 0.2, generator=torch.Generator().manual_seed(0))
    assert set(y.tolist()) == {0.0, QUIZZES["survivor_scale"]["answer"]}


def test_rates_of_nought_and_one_are_exact_even_for_infinite_numbers() -> None:
    x = torch.tensor([1.0, -2.0, math.inf, -math.inf])
    assert torch.equal(ps3.inverted_dropout(x, 0.0), x)
    assert torch.equal(ps3.inverted_dropout(x, 1.0), torch.zeros(4))
    assert torch.equal(ps3.inverted_dropout(x, 1.0, training=False), x)
    half = ps3.inverted_dropout(x.repeat(50), 0.5, generator=torch.Generator().manual_seed(1))
    assert not half.isnan().any()


@pytest.mark.parametrize("p", [-0.1, 1.5, math.nan])
@pytest.mark.parametrize("training", [True, False])
def test_rate_outside_the_interval_is_refused(p: float, training: bool) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        ps3.inverted_dropout(torch.ones(3), p, training)


def test_generator_decides_the_draw_and_nothing_else_is_drawn() -> None:
    def drawn(seed: int) -> Tensor:
        made: Tensor = ps3.inverted_dropout(
            torch.ones(50), 0.4, generator=torch.Generator().manual_seed(seed)
        )
        return made

    before = torch.random.get_rng_state()
    assert torch.equal(drawn(3), drawn(3))
    assert not torch.equal(drawn(3), drawn(4))
    assert torch.equal(before, torch.random.get_rng_state())


@pytest.mark.parametrize("p", [0.0, 0.3, 1.0])
def test_gradient_is_that_of_the_survivors(p: float) -> None:
    x = random(40).requires_grad_()
    y = ps3.inverted_dropout(x, p, generator=torch.Generator().manual_seed(2))
    (gradient,) = torch.autograd.grad(y.sum(), x)
    scale = 1 / (1 - p) if p < 1 else 0.0
    torch.testing.assert_close(gradient, (y != 0) * torch.full((40,), scale, dtype=x.dtype))


def test_average_of_all_versions_with_holes_is_the_layer_without_dropout() -> None:
    p, weights = 0.3, ps3.mask_before_softmax(random(3, 3), 2)
    values, visible = random(3, 5, seed=1), ~ps3.causal_mask(3)
    mean = torch.zeros(3, 5, dtype=torch.float64)
    for pattern in itertools.product((0.0, 1.0), repeat=6):
        kept = torch.zeros(3, 3, dtype=torch.float64).masked_scatter(
            visible, torch.tensor(pattern).double()
        )
        chance = (1 - p) ** sum(pattern) * p ** (6 - sum(pattern))
        mean += chance * (kept * weights / (1 - p)) @ values
    torch.testing.assert_close(mean, weights @ values)


# CausalAttention


def test_layer_at_seed_123_matches_the_document_s_first_head() -> None:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(123)
        made = ps3.CausalAttention(3, 2, 6, 0.0)(ps3.batch)
    assert made.shape == (2, 6, 2)
    printed = [
        [-0.4519, 0.2216],
        [-0.5874, 0.0058],
        [-0.6300, -0.0632],
        [-0.5675, -0.0843],
        [-0.5526, -0.0981],
        [-0.5299, -0.1081],
    ]
    assert_printed(made, torch.tensor([printed, printed]))


def test_beginning_of_a_sentence_does_not_know_whether_it_goes_on() -> None:
    causal, x = layer(4, 3, 9, 0.5).eval(), random(2, 7, 4)
    whole = causal(x)
    for T in range(1, 7):
        torch.testing.assert_close(causal(x[:, :T]), whole[:, :T])
        torch.testing.assert_close(causal(x[1:, :T]), whole[1:, :T])


def test_no_gradient_goes_to_the_future_nor_to_another_sentence() -> None:
    causal, x = layer(4, 3, 6, 0.0), random(2, 6, 4).requires_grad_()
    (gradient,) = torch.autograd.grad(causal(x)[0, 2].sum(), x)
    assert (gradient[0, :3].abs() > 0).all()
    assert (gradient[0, 3:] == 0).all()
    assert (gradient[1] == 0).all()


def test_dropout_acts_in_training_alone_and_on_weights() -> None:
    causal, x = layer(4, 8, 6, 0.5), random(2, 5, 4)
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        one, other = causal(x), causal(x)
        causal.eval()
        assert torch.equal(causal(x), causal(x))
    assert not torch.equal(one, other)
    # The first token sees itself alone: its value is dropped whole, or doubled.
    value = causal.W_value(x)[:, 0]
    for drawn in (one, other):
        for first, due in zip(drawn[:, 0], value, strict=True):
            assert torch.equal(first, torch.zeros(8, dtype=torch.float64)) or torch.allclose(
                first, 2 * due
            )


@pytest.mark.parametrize("bias", [False, True])
def test_layer_learns_its_three_projections_alone(bias: bool) -> None:
    causal = layer(4, 3, 6, 0.1, qkv_bias=bias)
    parts = ("weight", "bias") if bias else ("weight",)
    expected = [f"{name}.{part}" for name in PROJECTIONS for part in parts]
    assert [name for name, _ in causal.named_parameters()] == expected
    assert causal.mask.dtype == torch.bool
    assert list(dict(causal.named_buffers())) == ["mask"]
    assert causal.to("meta").mask.device.type == "meta"


class PlainMask(nn.Module):
    """The document's layer with `self.mask = ...`, as far as saving and moving go."""

    def __init__(self, persistent: bool | None) -> None:
        super().__init__()
        self.W_query = nn.Linear(3, 2, bias=False)
        if persistent is None:
            self.mask = ps3.causal_mask(6)
        else:
            self.register_buffer("mask", ps3.causal_mask(6), persistent=persistent)


def test_plain_mask_is_there_after_reloading_and_stays_behind_on_moving() -> None:
    saved, fresh = PlainMask(None).state_dict(), PlainMask(None)
    fresh.load_state_dict(saved)
    assert torch.equal(fresh.mask, ps3.causal_mask(6))
    assert fresh.to("meta").mask.device.type == "cpu"


def test_loading_is_strict_about_the_key_and_the_shape_of_a_mask() -> None:
    with pytest.raises(RuntimeError, match=r'Unexpected key\(s\) in state_dict: "mask"'):
        PlainMask(False).load_state_dict(PlainMask(True).state_dict())
    with pytest.raises(RuntimeError, match=r'Missing key\(s\) in state_dict: "mask"'):
        PlainMask(True).load_state_dict(PlainMask(False).state_dict())
    with pytest.raises(RuntimeError, match="size mismatch for mask"):
        layer(3, 2, 8, 0.0).load_state_dict(layer(3, 2, 6, 0.0).state_dict())
    PlainMask(False).load_state_dict(PlainMask(True).state_dict(), strict=False)


# The written questions


def test_written_questions_have_an_answer_and_a_rubric_in_both_languages() -> None:
    written = tomllib.loads((SOLUTIONS / "written_ps3.toml").read_text(encoding="utf-8"))
    asked = [cell.metadata["written"] for cell in CELLS if "written" in cell.metadata]
    assert asked == list(written) == ["no_leak", "register_buffer"]
    for question in written.values():
        for said in (question["title"], question["answer"], *question["rubric"]):
            assert said["fr"]
            assert said["en"]
        assert all(line["points"] > 0 for line in question["rubric"])
