"""The reference of ps6_transformer_block gives what its text says, and keeps its contract.

The tables of the text are read from it: a number that does not come out of the solution fails.
"""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Callable
from functools import cache
from typing import Any

import jupytext
import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import Tensor, nn
from torch.autograd import gradcheck

from autograder.catalogue import PS6
from tests.test_solutions_ps2 import DTYPES, HALF_A_DIGIT, SOLUTIONS, assert_printed, load, random

ps6 = load(PS6.name)
CELLS = jupytext.reads((SOLUTIONS / f"{PS6.name}.py").read_text("utf-8"), "py:percent").cells
QUIZZES = tomllib.loads((SOLUTIONS / "quizzes_ps6.toml").read_text("utf-8"))
EXAMPLE = torch.tensor([1.0, 2.0, 3.0, 6.0])
ORDERS = pytest.mark.parametrize("norm_first", [True, False], ids=["pre", "post"])


def text(start: str) -> str:
    """The French cell that starts with these words, its title's marks apart."""
    pattern = rf"(#+ )?{re.escape(start)}"
    french = [cell.source for cell in CELLS if cell.metadata.get("lang") == "fr"]
    [found] = [source for source in french if re.match(pattern, source)]
    return str(found)


def table(start: str) -> list[list[str]]:
    """The rows of the table in that cell, its head first."""
    rows = [line.strip("|").split("|") for line in text(start).splitlines() if line[:1] == "|"]
    return [[cell.strip() for cell in row] for row in (rows[0], *rows[2:])]


def number(printed: str) -> float:
    plain = re.sub(r"^10", r"1 \\cdot 10", printed.strip("$")).replace("{,}", ".")
    plain = re.sub(r" \\cdot 10\^\{(.+)\}", r"e\1", plain)
    return float(plain.replace(",", ".").replace("−", "-"))


def numbers(rows: list[list[str]]) -> Tensor:
    return torch.tensor([[number(cell) for cell in row] for row in rows], dtype=torch.float64)


def answer(quiz: str) -> float:
    return float(QUIZZES[quiz]["answer"])


def near(quiz: str, value: float) -> None:
    """A plausible wrong answer of that value has its own reply."""
    given = [each["value"] for each in QUIZZES[quiz]["near"]]
    assert min(abs(each - value) for each in given) <= QUIZZES[quiz]["tolerance"] + 1e-4, given


def seeded(make: Callable[..., nn.Module], *sizes: Any, seed: int = 0, **options: Any) -> Any:
    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(seed)
        return make(*sizes, **options)


def count(layer: nn.Module) -> int:
    return sum(parameter.numel() for parameter in layer.parameters())


def stirred(layer: Any) -> Any:
    """The same layer with norms and biases that no longer hide at 1 and 0, in float64."""
    generator = torch.Generator().manual_seed(7)
    with torch.no_grad():
        for parameter in layer.parameters():
            parameter.add_(0.3 * torch.randn(parameter.shape, generator=generator))
    return layer.double()


# Positions


def test_encoding_is_that_of_the_table() -> None:
    rows = numbers(table("Une horloge à plusieurs aiguilles")[1:])
    encoding = ps6.sinusoidal_encoding(60, 4)
    assert_printed(encoding[rows[:, 0].long()], rows[:, 1:].tolist())
    assert encoding[0].tolist() == [0, 1, 0, 1]


def test_encoding_follows_its_formula_far_away_and_is_float32() -> None:
    encoding = ps6.sinusoidal_encoding(5000, 6)
    assert encoding.dtype == torch.float32
    for pair in range(3):
        angle = 4999 * 10000 ** (-2 * pair / 6)
        expected = [math.sin(angle), math.cos(angle)]
        assert encoding[4999, 2 * pair : 2 * pair + 2].tolist() == pytest.approx(expected, abs=1e-7)


@pytest.mark.parametrize("function", [ps6.sinusoidal_encoding, ps6.shift_matrix])
def test_odd_size_is_refused(function: Callable[[int, int], Tensor]) -> None:
    with pytest.raises(ValueError, match="7"):
        function(3, 7)


def wavelength(d: int) -> float:
    return float(2 * math.pi * 10000 ** ((d - 2) / d))


def test_longest_wavelengths_are_those_of_the_text() -> None:
    said = text("La plus grande longueur d'onde")
    for d, printed in ((512, "60\\,600"), (16, "19\\,900"), (4, "628")):
        assert f"{printed}$ pour $d = {d}$" in said or f"{printed} pour $d = {d}$" in said
        digits = float(printed.replace("\\,", ""))
        assert wavelength(d) == pytest.approx(digits, abs=50 if d > 4 else 0.5)
    assert wavelength(16) == pytest.approx(answer("longest_wavelength"), abs=0.5)
    near("longest_wavelength", 2 * math.pi * 10000)
    near("longest_wavelength", 2 * math.pi * 10000 ** (15 / 16))
    # Half a wavelength away, the last pair points the other way.
    half = round(wavelength(4) / 2)
    last = ps6.sinusoidal_encoding(half + 1, 4)[half, 2:].tolist()
    assert last == pytest.approx([0, -1], abs=0.01)


def test_similarity_depends_on_the_distance_alone_and_is_that_of_the_table() -> None:
    head, row = table("Pour $d = 16$, voici cette ressemblance")
    encoding = ps6.sinusoidal_encoding(60, 16).double()
    norms = encoding.norm(dim=1)
    torch.testing.assert_close(norms**2, torch.full((60,), 8.0).double(), atol=1e-5, rtol=0)
    assert answer("encoding_norm") == 8
    for distance, printed in zip(head[1:], row[1:], strict=True):
        k = int(distance)
        similar = (encoding[: 60 - k] * encoding[k:]).sum(-1) / 8
        torch.testing.assert_close(similar, similar[:1].expand(60 - k), atol=1e-6, rtol=0)
        assert similar[0].item() == pytest.approx(number(printed), abs=0.0051)
    assert number(row[1 + 6]) > number(row[1 + 3])  # it does not always go down


@pytest.mark.parametrize("k", [0, 1, 3, 17, -2])
def test_shift_matrix_moves_every_position(k: int) -> None:
    encoding, shift = ps6.sinusoidal_encoding(40, 6), ps6.shift_matrix(k, 6)
    assert shift.dtype == torch.float32
    start, stop = max(0, -k), 40 - max(0, k)
    moved = encoding[start:stop] @ shift.T
    torch.testing.assert_close(moved, encoding[start + k : stop + k], atol=1e-5, rtol=0)


def test_shifts_add_up_and_a_transpose_undoes_one() -> None:
    three, five = ps6.shift_matrix(3, 8), ps6.shift_matrix(5, 8)
    torch.testing.assert_close(three @ five, ps6.shift_matrix(8, 8))
    torch.testing.assert_close(ps6.shift_matrix(-3, 8), three.T)
    assert QUIZZES["undo_shift"]["answer"] == "c"


def test_attention_sees_a_bag_of_words_until_positions_are_added() -> None:
    mouse, cat, order = ps6.words.index("souris"), ps6.words.index("chat"), ps6.in_order
    assert [ps6.words[i] for i in order] == ["le", "chat", "mange", "la", "souris"]

    def bare(x: Tensor) -> Tensor:
        weights: Tensor = ps6.word_weights(x)
        return weights @ x

    def placed(x: Tensor) -> Tensor:
        return bare(x + ps6.sinusoidal_encoding(*x.shape))

    assert ps6.permutation_gap(bare, ps6.word_vectors, order) < 1e-6
    gap = ps6.permutation_gap(placed, ps6.word_vectors, order)
    assert gap == pytest.approx(0.89, abs=0.0051)
    positions = ps6.sinusoidal_encoding(5, 8)
    seen = [
        ps6.word_weights(ps6.word_vectors)[mouse, cat],
        ps6.word_weights(ps6.word_vectors + positions)[mouse, cat],
        ps6.word_weights(ps6.word_vectors[order] + positions)[order.index(mouse), order.index(cat)],
    ]
    assert [each.item() for each in seen] == pytest.approx([0.40, 0.52, 0.41], abs=0.0051)
    assert "0,40" in text("Cherche une case")
    assert all(printed in text("L'ordre retrouvé") for printed in ("0,52", "0,41", "0,89"))


# Backpropagation, and the experiment


def test_gradients_are_those_of_autograd() -> None:
    arrays = ps6.backward_arrays()
    tensors = {n: torch.tensor(a, requires_grad=n != "target") for n, a in arrays.items()}
    X, W_q, W_k, W_v, W_out, target = tensors.values()
    output = F.scaled_dot_product_attention(X @ W_q, X @ W_k, X @ W_v) @ W_out
    loss = 0.5 * (output - target).square().mean()
    loss.backward()
    copies = {name: array.copy() for name, array in arrays.items()}
    found, grads = ps6.attention_backward(**arrays)
    assert type(found) is float
    assert found == pytest.approx(loss.item())
    assert set(grads) == {"X", "W_q", "W_k", "W_v", "W_out"}
    for name, gradient in grads.items():
        expected = tensors[name].grad
        assert expected is not None
        np.testing.assert_allclose(gradient, expected.numpy(), atol=1e-12, err_msg=name)
    assert all(np.array_equal(arrays[name], copies[name]) for name in arrays)


@pytest.mark.parametrize("name", ["X", "W_q", "W_k", "W_v", "W_out"])
def test_gradients_are_those_of_finite_differences(name: str) -> None:
    assert ps6.gradient_error(ps6.attention_backward, name, 1e-5) < 1e-8


def test_steps_of_finite_differences_err_as_the_table_says() -> None:
    steps, gaps = table("Deux erreurs se disputent")
    for step, gap in zip(map(number, steps[1:]), map(number, gaps[1:]), strict=True):
        error = ps6.gradient_error(ps6.attention_backward, "W_q", step)
        assert abs(math.log10(error / gap)) < 0.9, step
    assert number("$10^{-5}$") == 1e-5


def test_backward_stays_finite_for_large_scores() -> None:
    arrays = ps6.backward_arrays()
    arrays["X"] *= 1e3
    loss, grads = ps6.attention_backward(**arrays)
    assert math.isfinite(loss)
    assert all(np.isfinite(gradient).all() for gradient in grads.values())


def test_back_through_a_softmax_is_that_of_the_text() -> None:
    scores = torch.tensor([0.5, 0.3, 0.2]).log().requires_grad_()
    scores.softmax(-1)[0].backward()
    assert_printed(scores.grad, [0.25, -0.15, -0.10])
    assert answer("softmax_backward") == -0.15
    near("softmax_backward", 0)
    near("softmax_backward", -0.5)


def test_landmarks_of_the_loss_are_those_of_the_text() -> None:
    """Without positions the best answer is one sixteenth of the sum of the other vectors."""
    lazy = 0.5 * 0.25 * 15 / 16
    best = 0.5 * 0.25 * (15 / 256 / 16 + 15 / 16 * ((15 / 16) ** 2 + 14 / 256))
    assert lazy == answer("always_zero")
    assert best == pytest.approx(0.5 * 0.25 * 3600 / 4096)
    assert "\\approx 0{,}110" in text("Le mieux que l'on puisse faire")
    x = 0.5 * random(4000, 16, 16)
    target = torch.cat([torch.zeros_like(x[:, :1]), x[:, :-1]], dim=1)
    guess = (x.sum(1, keepdim=True) - x) / 16
    losses = [0.5 * (each - target).square().mean().item() for each in (0 * x, guess)]
    assert losses == pytest.approx([lazy, best], rel=0.01)
    for factor in (0.8, 1.2):
        assert 0.5 * (factor * guess - target).square().mean().item() > losses[1]


@cache
def experiment() -> tuple[np.ndarray, np.ndarray, list[float]]:
    result: tuple[np.ndarray, np.ndarray, list[float]] = ps6.learn_positions()
    return result


def test_experiment_gives_the_losses_of_the_text() -> None:
    """3000 steps amplify rounding: the numbers hold to the digits that are said."""
    _, _, losses = experiment()
    said = text("Lis la figure")
    assert len(losses) == 3000
    for step, printed in ((0, "0,162"), (500, "0,110"), (1000, "0,109"), (2000, "0,059")):
        assert printed in said
        assert losses[step] == pytest.approx(number(printed), abs=0.0011), step
    assert "0,040 à la fin" in said
    assert losses[-1] == pytest.approx(0.040, abs=0.002)


def test_experiment_learns_the_previous_position() -> None:
    before, after, _ = experiment()
    said = text("Lis la figure")
    assert before.shape == after.shape == (16, 16)
    assert "0,0616 et 0,0637" in said
    assert [before.min(), before.max()] == pytest.approx([0.0616, 0.0637], abs=HALF_A_DIGIT)
    assert abs(before - answer("first_day")).max() <= QUIZZES["first_day"]["tolerance"]
    assert "au moins 0,89" in said
    assert np.diag(after, -1).min() >= 0.89
    assert after[0].max() < 0.5


def test_experiment_obeys_its_arguments() -> None:
    before, after, losses = ps6.learn_positions(T=5, d=4, steps=7, batch_size=3, seed=1)
    assert before.shape == after.shape == (5, 5)
    assert len(losses) == 7
    np.testing.assert_allclose(after.sum(1), np.ones(5))
    assert losses != ps6.learn_positions(T=5, d=4, steps=7, batch_size=3, seed=2)[2]


# Normalisation and network


def test_normalised_example_is_that_of_the_text() -> None:
    assert_printed(ps6.LayerNorm(4)(EXAMPLE).detach(), [-1.0690, -0.5345, 0.0, 1.6036])
    assert answer("last_component") == 1.6036
    unbiased = (EXAMPLE - 3) / EXAMPLE.std()
    near("last_component", unbiased[-1].item())
    near("last_component", 6 / math.sqrt(3.5))


def test_nearly_constant_token_keeps_three_tenths() -> None:
    x = 0.001 * torch.tensor([1.0, -1.0, 1.0, -1.0], dtype=torch.float64) + 2
    spread = ps6.LayerNorm(4).double()(x).std(unbiased=False).item()
    assert spread == pytest.approx(answer("nearly_constant"), abs=1e-4)
    near("nearly_constant", 0.001 / (0.001 + 1e-5))


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("eps", [1e-5, 0.1])
@pytest.mark.parametrize("shape", [(4,), (3, 4), (2, 3, 5, 4)])
def test_layer_norm_is_that_of_torch(shape: tuple[int, ...], eps: float, dtype: Any) -> None:
    layer, expected = ps6.LayerNorm(4, eps=eps), nn.LayerNorm(4, eps=eps, dtype=dtype)
    assert [(n, p.tolist()) for n, p in layer.named_parameters()] == [
        ("scale", [1.0] * 4),
        ("shift", [0.0] * 4),
    ]
    layer = layer.to(dtype)
    with torch.no_grad():
        for mine, theirs, seed in (
            (layer.scale, expected.weight, 1),
            (layer.shift, expected.bias, 2),
        ):
            mine.copy_(random(4, seed=seed))
            theirs.copy_(mine)
    x = 0.3 * random(*shape).to(dtype) + 2
    copy = x.clone()
    torch.testing.assert_close(layer(x), expected(x))
    assert torch.equal(x, copy)
    torch.testing.assert_close(
        layer(torch.full(shape, 3.0, dtype=dtype))[..., :], layer.shift.expand(shape)
    )


def test_activations_are_those_of_the_table() -> None:
    head, *rows = table("Réfléchir chacun pour soi")
    points = torch.tensor([number(each) for each in head[1:]])
    activations = (F.gelu, lambda z: F.gelu(z, approximate="tanh"), F.relu)
    for row, activation in zip(rows, activations, strict=True):
        assert_printed(activation(points), [number(each) for each in row[1:]])
    z = torch.linspace(-6, 6, 12001, dtype=torch.float64)
    exact = F.gelu(z)
    assert 0.0004 < (exact - F.gelu(z, approximate="tanh")).abs().max() < 0.0005
    assert exact.min().item() == pytest.approx(-0.17, abs=0.0051)
    assert z[exact.argmin()].item() == pytest.approx(-0.75, abs=0.0051)


@pytest.mark.parametrize(
    ("name", "activation"),
    [
        ("gelu", F.gelu),
        ("gelu_tanh", lambda z: F.gelu(z, approximate="tanh")),
        ("relu", F.relu),
    ],
)
def test_network_applies_its_activation_to_each_position(name: str, activation: Any) -> None:
    layer, x = seeded(ps6.FeedForward, 3, 5, name).double(), 3 * random(2, 4, 3)
    expected = layer.linear2(activation(layer.linear1(x)))
    torch.testing.assert_close(layer(x), expected, atol=1e-12, rtol=0)
    assert [tuple(p.shape) for p in layer.parameters()] == [(5, 3), (5,), (3, 5), (3,)]


def test_network_refuses_an_unknown_activation_when_it_is_built() -> None:
    with pytest.raises(ValueError, match="silu"):
        ps6.FeedForward(3, 5, "silu")


def test_sizes_are_those_of_the_questions() -> None:
    assert count(ps6.FeedForward(16, 64)) == answer("network_parameters")
    assert count(nn.MultiheadAttention(16, 4)) == 1088
    near("network_parameters", 1088)
    with torch.device("meta"):
        block = ps6.EncoderBlock(768, 12, 4 * 768)
    assert count(block) == 12 * 768**2 + 13 * 768 == answer("block_parameters")
    near("block_parameters", 12 * 768**2)
    near("block_parameters", count(block.feed_forward))
    near("block_parameters", count(block) - 4 * 768)
    stack = nn.ModuleList([ps6.EncoderBlock(16, 4, 64)] * 6)
    assert count(stack) == answer("six_times") == 3280
    near("six_times", 6 * 3280)
    assert answer("residual_paths") == 2**6


# Blocks


def torch_layer(kind: Any, norm_first: bool, activation: str = "gelu", dropout: float = 0.0) -> Any:
    options = {"activation": activation, "batch_first": True, "norm_first": norm_first}
    return stirred(seeded(kind, 6, 2, 11, dropout, seed=3, **options))


def silence(layer: Any) -> Any:
    """Zero the last linear map of each sublayer of a layer of torch."""
    with torch.no_grad():
        names = ("self_attn.out_proj", "multihead_attn.out_proj", "linear2")
        for name, parameter in layer.named_parameters():
            if name.rpartition(".")[0] in names:
                parameter.zero_()
    return layer


def loaded_encoder(layer: Any, norm_first: bool) -> Any:
    block = ps6.EncoderBlock(6, 2, 11, norm_first=norm_first).double()
    assert ps6.load_torch_encoder(block, layer) is None
    return block


def loaded_decoder(layer: Any, norm_first: bool) -> Any:
    block = ps6.DecoderBlock(6, 2, 11, norm_first=norm_first).double()
    assert ps6.load_torch_decoder(block, layer) is None
    return block


def hidden(size: int) -> Tensor:
    return torch.ones(size, size, dtype=torch.bool).triu(1)


@ORDERS
@pytest.mark.parametrize("masked", [False, True])
def test_encoder_gives_the_numbers_of_torch(norm_first: bool, masked: bool) -> None:
    layer, x = torch_layer(nn.TransformerEncoderLayer, norm_first), 2 * random(3, 5, 6) + 1
    mask = hidden(5) if masked else None
    copy = x.clone()
    found = loaded_encoder(layer, norm_first)(x, mask)
    torch.testing.assert_close(found, layer(x, src_mask=mask))
    assert torch.equal(x, copy)


@ORDERS
def test_decoder_gives_the_numbers_of_torch(norm_first: bool) -> None:
    layer = torch_layer(nn.TransformerDecoderLayer, norm_first)
    x, memory = 2 * random(3, 5, 6) + 1, random(3, 7, 6, seed=1) - 1
    found = loaded_decoder(layer, norm_first)(x, memory)
    torch.testing.assert_close(found, layer(x, memory, tgt_mask=hidden(5)))


@ORDERS
def test_default_layer_of_torch_differs_by_its_activation(norm_first: bool) -> None:
    layer = torch_layer(nn.TransformerEncoderLayer, norm_first, "relu", dropout=0.1).eval()
    x = random(3, 5, 6)
    block = loaded_encoder(layer, norm_first)
    assert (block(x) - layer(x)).abs().max() > 1e-3
    block.feed_forward.activation = nn.ReLU()
    torch.testing.assert_close(block(x), layer(x))
    assert QUIZZES["nearly_same"]["answer"] == "b"
    assert nn.TransformerEncoderLayer(4, 2).activation is F.relu


def test_silent_pre_norm_is_the_identity_and_silent_post_norm_is_not() -> None:
    x = 2 * random(3, 5, 6) + 1
    memory = random(3, 7, 6, seed=1)
    for kind, loaded, arguments in (
        (nn.TransformerEncoderLayer, loaded_encoder, (x,)),
        (nn.TransformerDecoderLayer, loaded_decoder, (x, memory)),
    ):
        pre = loaded(silence(torch_layer(kind, True)), True)
        assert torch.equal(pre(*arguments), x)
        post = loaded(silence(torch_layer(kind, False)), False)
        expected = x
        for name in [each for each, _ in post.named_children() if each.startswith("norm")]:
            expected = getattr(post, name)(expected)
        torch.testing.assert_close(post(*arguments), expected)
        assert (post(*arguments) - x).abs().max() > 0.5
    assert QUIZZES["silent_blocks"]["answer"] == "a"


def test_pre_norm_with_every_parameter_at_zero_returns_its_input() -> None:
    x = random(2, 5, 6, dtype=torch.float32)
    for block, more in (
        (ps6.EncoderBlock(6, 2, 11), ()),
        (ps6.DecoderBlock(6, 2, 11), (random(2, 3, 6, dtype=torch.float32),)),
    ):
        with torch.no_grad():
            for parameter in block.parameters():
                parameter.zero_()
        assert torch.equal(block(x, *more), x)


def test_line_1_of_the_wrong_program_shows_when_silent() -> None:
    lines = [row[1].strip("`") for row in table("Trouve l'erreur : le mauvais x")[1:]]
    block = loaded_encoder(silence(torch_layer(nn.TransformerEncoderLayer, True)), True)

    class Wrong:
        norm1, norm2, feed_forward = block.norm1, block.norm2, block.feed_forward

        @staticmethod
        def attend(y: Tensor) -> Tensor:
            attended: Tensor = block.attention(y, y, y)[0]
            return attended

    x = random(2, 5, 6)
    scope: dict[str, Any] = {"self": Wrong, "x": x}
    for line in lines:
        exec(line, scope)  # the three lines of the text
    torch.testing.assert_close(scope["x"], block.norm1(x))


@pytest.mark.parametrize("kind", ["encoder", "decoder"])
def test_loading_copies_and_shares_nothing(kind: str) -> None:
    if kind == "encoder":
        layer = torch_layer(nn.TransformerEncoderLayer, True)
        block = loaded_encoder(layer, True)
    else:
        layer = torch_layer(nn.TransformerDecoderLayer, True)
        block = loaded_decoder(layer, True)
    kept = {name: value.clone() for name, value in layer.state_dict().items()}
    with torch.no_grad():
        for parameter in block.parameters():
            assert isinstance(parameter, nn.Parameter)
            assert parameter.requires_grad
            parameter.add_(1)
    assert all(torch.equal(value, kept[name]) for name, value in layer.state_dict().items())


def test_stack_of_projections_is_cut_where_the_question_says() -> None:
    layer = nn.TransformerEncoderLayer(6, 2, 11)
    assert layer.self_attn.in_proj_weight.shape == (18, 6)
    x, first = random(1, 6, dtype=torch.float32), int(answer("stack_row"))
    with torch.no_grad():
        layer.self_attn.in_proj_weight[first:] = 0
        layer.self_attn.in_proj_bias[first:] = 0
        assert layer.self_attn(x, x, x)[0].abs().max() == 0  # no value is left
        layer.self_attn.in_proj_weight[first - 1] = 9
        assert layer.self_attn(x, x, x)[0].abs().max() == 0  # that row was a key's


def changed_rows(block: Any, position: int, *memory: Tensor) -> list[int]:
    x = random(1, 5, 6)
    other = x.clone()
    other[0, position, 0] += 1  # one component: a norm ignores a shift of them all
    gaps = (block(other, *memory) - block(x, *memory)).abs().amax(-1)[0]
    return [int(row) for row in (gaps > 1e-9).nonzero()]


@ORDERS
def test_tokens_look_at_whom_the_table_says(norm_first: bool) -> None:
    encoder = loaded_encoder(torch_layer(nn.TransformerEncoderLayer, norm_first), norm_first)
    decoder = loaded_decoder(torch_layer(nn.TransformerDecoderLayer, norm_first), norm_first)
    memory = random(1, 7, 6, seed=1)
    assert changed_rows(encoder, 2) == [0, 1, 2, 3, 4]
    assert changed_rows(lambda x: encoder(x, hidden(5)), 2) == [2, 3, 4]
    assert changed_rows(decoder, 2, memory) == [2, 3, 4]
    x, last = random(1, 5, 6), memory.clone()
    last[0, -1] += 1
    gaps = (decoder(x, last) - decoder(x, memory)).abs().amax(-1)[0]
    assert (gaps > 1e-9).all()  # the whole source is seen, its end by the first token too


def test_attention_alone_mixes_tokens() -> None:
    block = loaded_encoder(torch_layer(nn.TransformerEncoderLayer, True), True)
    assert changed_rows(block.feed_forward, 2) == [2]
    assert changed_rows(block.norm1, 2) == [2]
    assert QUIZZES["what_mixes"]["answer"] == "a"


def test_blocks_refuse_ready_made_layers() -> None:
    for block in (ps6.EncoderBlock(6, 2, 11), ps6.DecoderBlock(6, 2, 11)):
        kinds = {type(each).__name__ for each in block.modules()}
        assert not {kind for kind in kinds if kind.startswith("Transformer")}


def test_dropout_is_silent_in_evaluation_and_speaks_in_training() -> None:
    x, memory = random(2, 5, 6, dtype=torch.float32), random(2, 3, 6, dtype=torch.float32)
    for make, arguments in ((ps6.EncoderBlock, (x,)), (ps6.DecoderBlock, (x, memory))):
        block = seeded(make, 6, 2, 11, dropout=0.5)
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(0)
            assert not torch.equal(block(*arguments), block(*arguments))
        block.eval()
        assert torch.equal(block(*arguments), block(*arguments))


class Neither(ps6.EncoderBlock):  # type: ignore[name-defined,misc]
    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        output: Tensor = self.feed_forward(self.attention(x, x, x, need_weights=False)[0])
        return output


class NormsAlone(ps6.EncoderBlock):  # type: ignore[name-defined,misc]
    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        y = self.norm1(x)
        output: Tensor = self.feed_forward(
            self.norm2(self.attention(y, y, y, need_weights=False)[0])
        )
        return output


class ResidualAlone(ps6.EncoderBlock):  # type: ignore[name-defined,misc]
    def forward(self, x: Tensor, mask: Tensor | None = None) -> Tensor:
        x = x + self.attention(x, x, x, need_weights=False)[0]
        return x + self.feed_forward(x)  # type: ignore[no-any-return]


STACKS: tuple[tuple[Any, bool], ...] = (
    (Neither, True),
    (NormsAlone, True),
    (ResidualAlone, True),
    (ps6.EncoderBlock, False),
    (ps6.EncoderBlock, True),
)


def test_stacks_of_twelve_blocks_behave_as_the_table_says() -> None:
    printed = numbers([row[1:] for row in table("Ce que le résidu et la norme réparent")[1:]])
    for (kind, norm_first), row in zip(STACKS, printed, strict=True):
        with torch.random.fork_rng(devices=[]):
            torch.manual_seed(0)
            blocks = [kind(32, 4, 128, norm_first=norm_first).double() for _ in range(12)]
            x = torch.randn(4, 10, 32, dtype=torch.float64, requires_grad=True)
            y = x
            for block in blocks:
                y = block(y)
            upstream = torch.randn(y.shape, dtype=torch.float64)
        (gradient,) = torch.autograd.grad(y, x, upstream)
        own = (y - y.mean(1, keepdim=True)).norm() / y.norm()
        relative = (gradient.norm() / upstream.norm()).item()
        tiny = row[0] < 0.01
        assert relative == pytest.approx(
            row[0].item(), rel=0.1 if tiny else 0, abs=0 if tiny else 0.0051
        )
        assert [own.item(), y.std().item()] == pytest.approx(row[1:].tolist(), abs=0.0051)


# What holds for every module

MODULES: dict[str, tuple[Callable[[], Any], tuple[tuple[int, ...], ...]]] = {
    "LayerNorm": (lambda: ps6.LayerNorm(4), ((2, 3, 4),)),
    "FeedForward": (lambda: ps6.FeedForward(4, 5), ((2, 3, 4),)),
    "EncoderBlock": (lambda: ps6.EncoderBlock(4, 2, 5), ((2, 3, 4),)),
    "DecoderBlock": (lambda: ps6.DecoderBlock(4, 2, 5), ((2, 3, 4), (2, 5, 4))),
}


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("name", MODULES)
def test_module_keeps_dtype_and_arguments(name: str, dtype: torch.dtype) -> None:
    make, shapes = MODULES[name]
    arguments = [random(*shape, seed=i).to(dtype) for i, shape in enumerate(shapes)]
    copies = [each.clone() for each in arguments]
    output = make().to(dtype)(*arguments)
    assert output.dtype == dtype
    assert output.shape == shapes[0]
    assert all(map(torch.equal, arguments, copies))


@pytest.mark.parametrize("name", MODULES)
def test_module_follows_its_device(name: str) -> None:
    """The meta device refuses any tensor that was made on the CPU."""
    make, shapes = MODULES[name]
    output = make().to("meta")(*(torch.zeros(shape, device="meta") for shape in shapes))
    assert output.device.type == "meta"


@pytest.mark.parametrize("name", MODULES)
def test_gradient_flows_to_the_input_and_to_every_parameter(name: str) -> None:
    make, shapes = MODULES[name]
    layer = stirred(make())
    arguments = [random(*shape, seed=i).requires_grad_() for i, shape in enumerate(shapes)]
    assert gradcheck(layer, arguments, fast_mode=True)
    layer(*arguments).square().sum().backward()
    assert all(p.grad is not None and p.grad.abs().max() > 0 for p in layer.parameters())


# The written questions


def test_written_questions_have_an_answer_and_a_rubric_in_both_languages() -> None:
    written = tomllib.loads((SOLUTIONS / "written_ps6.toml").read_text(encoding="utf-8"))
    asked = [cell.metadata["written"] for cell in CELLS if "written" in cell.metadata]
    assert asked == list(written) == ["place_for_words", "norm_order"]
    for question in written.values():
        for said in (question["title"], question["answer"], *question["rubric"]):
            assert said["fr"]
            assert said["en"]
        assert all(line["points"] > 0 for line in question["rubric"])
