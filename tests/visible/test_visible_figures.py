"""Figures of layers, kernels, training and texts, and figures of what is not written yet."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest
import torch
from torch import nn

from autograder.catalogue import attention_course
from autograder.reference import load_reference

ROOT = Path(__file__).parents[2]


def words_of(drawing):
    texts = []
    for artist in drawing.figure.findobj():
        if hasattr(artist, "get_text") and artist.get_text():
            texts.append(artist.get_text())
    return texts


def unwritten(*_):
    raise NotImplementedError


SQUARE = torch.tensor([[0.5, 0.5], [0.25, 0.75]])
RECORDS = torch.tensor([[1.0], [2.0], [4.0]])


def line_through(x, xs, ys, bandwidth):
    """No smoother, but a curve that depends on each of its arguments."""
    return x * bandwidth + xs.sum() - ys[:1]


def compact(u, n):
    return (1 - u.square()).clamp(min=0) ** n


def alike(z, alpha):
    """No entmax: numbers of the right shape."""
    return torch.linspace(0, alpha, len(z))


def always_last(logits, temperature, top_k, generator):
    return torch.full((len(logits), 1), logits.shape[-1] - 1)


def cost(T, d, cached):
    return d * T if cached else 3 * d * T**2


def learnt():
    return np.full((2, 2), 0.5), SQUARE, [2.0, 1.5, 1.0]


class SmallGPT(nn.Module):
    """The tables and the first block of a GPT, as far as the figure reads them."""

    def __init__(self, d=6):
        super().__init__()
        self.tok_emb, self.pos_emb = nn.Embedding(5, d), nn.Embedding(8, d)
        block = nn.Module()
        block.norm1, block.attention = nn.LayerNorm(d), Layer(d, d)
        self.blocks = nn.ModuleList([block])


def speaker(num_heads=2, prompt="abca"):
    return SimpleNamespace(
        model=SmallGPT(),
        encode=lambda text: ["abc ".index(character) for character in text],
        decode=lambda numbers: "".join("abc "[number] for number in numbers),
        prompt=prompt,
        num_heads=num_heads,
    )


# Each figure with something still unwritten behind it, and the same with all of it written.
WAITING = {
    "draw_weights": lambda c: c.draw_weights(lambda: unwritten(), rows=["a"]),
    "draw_gradient": lambda c: c.draw_gradient(SQUARE, lambda: unwritten()),
    "draw_temperature": lambda c: c.draw_temperature(lambda: unwritten(), [1.0]),
    "draw_mask": lambda c: c.draw_mask(lambda: unwritten()),
    "draw_attention": lambda c: c.draw_attention(lambda: unwritten(3, 2), SQUARE),
    "draw_spread": lambda c: c.draw_spread(unwritten, [1, 4]),
    "draw_regression": lambda c: c.draw_regression(unwritten, RECORDS, RECORDS, [1.0]),
    "draw_kernels": lambda c: c.draw_kernels(unwritten),
    "draw_kernels, entmax": lambda c: c.draw_kernels(compact, unwritten),
    "draw_positions": lambda c: c.draw_positions(lambda: unwritten()),
    "draw_samples": lambda c: c.draw_samples(lambda z, **_: unwritten(), SQUARE[0]),
    "draw_generation_cost": lambda c: c.draw_generation_cost(unwritten, lengths=[2, 4], d=3),
    "draw_training": lambda c: c.draw_training(lambda: unwritten(), uniform=2.0),
    "draw_texts": lambda c: c.draw_texts(lambda: {0: unwritten()}),
    "draw_first_layer": lambda c: c.draw_first_layer(lambda: unwritten()),
    "draw_next_tokens": lambda c: c.draw_next_tokens(
        lambda: unwritten(), lambda: str, temperatures=[1.0]
    ),
}
READY = {
    "draw_weights": lambda c: c.draw_weights(lambda: SQUARE, rows=["a", "b"]),
    "draw_gradient": lambda c: c.draw_gradient(SQUARE, lambda: SQUARE),
    "draw_temperature": lambda c: c.draw_temperature(lambda: SQUARE[0], [1.0]),
    "draw_mask": lambda c: c.draw_mask(lambda: SQUARE > 0.6),
    "draw_attention": lambda c: c.draw_attention(lambda: Layer(2, 3), SQUARE),
    "draw_spread": lambda c: c.draw_spread(lambda d_k: (d_k**0.5, 1.0), [1, 4]),
    "draw_regression": lambda c: c.draw_regression(line_through, RECORDS, RECORDS, [1.0, 2.5]),
    "draw_kernels": lambda c: c.draw_kernels(compact),
    "draw_kernels, entmax": lambda c: c.draw_kernels(compact, alike),
    "draw_positions": lambda c: c.draw_positions(lambda: learnt()),
    "draw_samples": lambda c: c.draw_samples(always_last, SQUARE[1], temperature=0.5, top_k=1),
    "draw_generation_cost": lambda c: c.draw_generation_cost(cost, lengths=[2, 4], d=3),
    "draw_training": lambda c: c.draw_training(lambda: [2.0, 1.0, 0.5], uniform=1.5),
    "draw_first_layer": lambda c: c.draw_first_layer(lambda: speaker(), shown=4),
    "draw_next_tokens": lambda c: c.draw_next_tokens(
        lambda: SQUARE[1], lambda: speaker().decode, temperatures=[0.5, 2.0], top=10
    ),
}
TELLING = {
    "draw_weights": ("jeton consulté", "token consulted"),
    "draw_gradient": ("Division par la somme", "Division by the sum"),
    "draw_temperature": ("score du jeton", "score of the token"),
    "draw_mask": ("caché", "hidden"),
    "draw_attention": ("Poids d'attention de ta couche", "Attention weights of your layer"),
    "draw_spread": ("écart-type mesuré", "measured standard deviation"),
    "draw_regression": ("λ = 2,5 km", "λ = 2.5 km"),
    "draw_kernels": ("le bord, de près", "the edge, close up"),
    "draw_kernels, entmax": ("α = 1 (softmax) · gaussien", "α = 1 (softmax) · Gaussian"),
    "draw_positions": ("position qui interroge", "position that asks"),
    "draw_samples": ("fréquence tirée", "frequency drawn"),
    "draw_generation_cost": (
        "sans cache\n1,44 × 10²\nT doublé : 4,0 fois plus",
        "without a cache\n1.44 × 10²\nT doubled: 4.0 times as many",
    ),
    "draw_training": ("ne rien savoir : ln V = 1,50", "to know nothing: ln V = 1.50"),
    "draw_first_layer": ("tête 1", "head 1"),
    "draw_next_tokens": ("tous les autres : 0,000", "all the others: 0.000"),
}


class Layer(nn.Module):
    """Two projections, and no attention: the figure needs no more."""

    def __init__(self, d_in, d_out):
        super().__init__()
        self.W_query = nn.Linear(d_in, d_out, bias=False)
        self.W_key = nn.Linear(d_in, d_out, bias=False)


@pytest.mark.parametrize("name", WAITING)
def test_figure_of_an_unwritten_function_waits_kindly(checks, name):
    """ "Run all" is not stopped by a stub: the figure says what it waits for, in both languages."""
    note = WAITING[name](checks)
    assert isinstance(note, checks.Note)
    assert "écris d'abord" in repr(note)
    checks.use_language("en")
    assert "write the exercises above it first" in repr(note)
    assert "write the exercises" in note._repr_html_()


@pytest.mark.parametrize("name", WAITING)
def test_figure_whose_function_fails_says_so(checks, monkeypatch, name):
    """A traceback would stop "Run all" too; the error is named instead."""

    def broken(*_):
        raise ValueError("two shapes\nthat do not match")

    monkeypatch.setitem(globals(), "unwritten", broken)
    note = WAITING[name](checks)
    assert isinstance(note, checks.Note)
    assert "`ValueError`, two shapes" in repr(note)
    assert "match" not in repr(note)


@pytest.mark.parametrize("name", READY)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_figure_is_drawn_once_all_is_written(checks, name, language):
    """A promise or a value: a PNG of a readable size, with words of its language."""
    checks.use_language(language)
    drawing = READY[name](checks)
    assert isinstance(drawing, checks.Drawing), repr(drawing)
    data, metadata = drawing._repr_mimebundle_()
    assert data["image/png"].startswith(b"\x89PNG")
    assert 300 < metadata["image/png"]["width"] < 1100
    assert TELLING[name][language == "en"] in words_of(drawing)


def test_layer_that_is_given_is_not_called(checks):
    """A layer is callable, and yet no promise: it is drawn as it is."""
    assert isinstance(checks.draw_attention(Layer(2, 3), SQUARE), checks.Drawing)


# --- What the figures show ---


@pytest.mark.parametrize("linear", [True, False])
def test_attention_figure_shows_the_weights_of_the_layer(checks, linear):
    """The numbers written are those of attention, whether projections are layers or matrices."""
    ps2 = load_reference(attention_course(ROOT), "ps2_self_attention")
    torch.manual_seed(5)
    layer = (ps2.SelfAttention_v2 if linear else ps2.SelfAttention_v1)(3, 2)
    with torch.no_grad():
        queries, keys = (
            (layer.W_query(ps2.inputs), layer.W_key(ps2.inputs))
            if linear
            else (ps2.inputs @ layer.W_query, ps2.inputs @ layer.W_key)
        )
    expected = ps2.attention_weights(queries, keys)
    drawing = checks.draw_attention(lambda: layer, ps2.inputs, rows=ps2.tokens, columns=ps2.tokens)
    written = [n for n in words_of(drawing) if n.startswith("0,")]
    assert [float(n.replace(",", ".")) for n in written] == pytest.approx(
        expected.flatten().tolist(), abs=5.1e-3
    )


def test_weights_that_hardly_differ_look_alike(checks):
    """A fresh layer must not look like a choice: colours are on a scale that reaches 0.5."""
    tokens = torch.zeros(6, 3)
    image = checks.draw_attention(Layer(3, 2), tokens).figure.axes[0].images[0]
    assert image.get_clim() == (0.0, 0.5)


def test_attention_figure_refuses_a_batch_kindly(checks):
    """A batch is explained, and so is a layer without the public projections."""
    assert "(T, d_in)" in repr(checks.draw_attention(Layer(2, 3), torch.zeros(2, 2, 2)))
    assert "AttributeError" in repr(checks.draw_attention(nn.Identity(), SQUARE))


def test_mask_figure_hides_where_the_mask_is_true(checks):
    """True is hatched; a mask of another number of axes is explained."""
    drawing = checks.draw_mask(torch.tensor([[False, True], [False, False]]))
    hatches = [patch.get_hatch() or "" for patch in drawing.figure.axes[0].patches]
    assert [bool(hatch) for hatch in hatches] == [False, True, False, False]
    assert "(2, 3, 4)" in repr(checks.draw_mask(torch.zeros(2, 3, 4)))


def test_spread_figure_shows_what_was_measured(checks):
    """Points are the function's own answers, and not the theory's."""
    drawing = checks.draw_spread(lambda *d: (torch.tensor(3.0 * d[0]), np.float64(0.25)), [1, 4])
    lines = [line.get_ydata().tolist() for line in drawing.figure.axes[0].lines]
    assert [3.0, 12.0] in lines
    assert [0.25, 0.25] in lines
    assert [1.0, 2.0] in lines
    assert "12,0" in words_of(drawing)


@pytest.mark.parametrize(
    "answer", [(0.0, 1.0), (float("nan"), 1.0), (1.0,), (1.0, 2.0, 3.0)], ids=str
)
def test_spread_figure_refuses_what_is_no_spread(checks, answer):
    """What cannot stand on a logarithmic axis, and another number of results, are explained."""
    note = checks.draw_spread(lambda d_k: answer, [1, 4])
    assert isinstance(note, checks.Note)
    assert "(raw_std, scaled_std)" in repr(note)


# --- Kernels ---


def curve_of(line):
    return torch.tensor(np.asarray(line.get_ydata()))


def test_regression_figure_shows_the_curves_of_the_smoother(checks):
    """Each curve is the function's own answer, and the records are the points."""
    drawing = checks.draw_regression(line_through, RECORDS, 3 * RECORDS, [1.0, 10.0])
    narrow, wide, records = drawing.figure.axes[0].lines
    for line, bandwidth in ((narrow, 1.0), (wide, 10.0)):
        x = torch.tensor(line.get_xdata())
        assert x.min() < 1
        assert x.max() > 4
        assert torch.allclose(curve_of(line), x * bandwidth + 7 - 3)
    assert records.get_xdata().tolist() == [1, 2, 4]
    assert records.get_ydata().tolist() == [3, 6, 12]


def test_kernel_figure_shows_the_curves_of_the_function(checks):
    """Three answers and the Gaussian kernel; what does not stop at the edge is seen beyond it."""
    axis = checks.draw_kernels(lambda u, n: u * n).figure.axes[0]
    gauss, *compact_ones = axis.lines
    u = torch.tensor(gauss.get_xdata())
    assert torch.allclose(curve_of(gauss), torch.exp(-u.square() / 2))
    for line, n in zip(compact_ones, (3, 2, 1), strict=True):
        assert torch.allclose(curve_of(line), u * n)
        assert str(n) in line.get_label()
    assert axis.get_ylim()[1] > 1.5
    unclamped = checks.draw_kernels(lambda u, n: (1 - u.square()) ** n).figure.axes[0]
    assert unclamped.get_ylim()[0] < -0.5


def test_link_figure_shows_the_weights_of_entmax_as_they_are(checks):
    """Points are the answers of entmax, untouched; it is asked for four values of alpha."""
    axis = checks.draw_kernels(unwritten, alike).figure.axes[0]
    points = [line for line in axis.lines if line.get_linestyle() == "None"]
    for line, alpha in zip(points, (1, 4 / 3, 1.5, 2), strict=True):
        assert torch.allclose(curve_of(line), alike(curve_of(line), alpha).double())


def test_link_figure_sets_a_right_entmax_on_the_kernels(checks):
    """Nothing is fitted to the points, and yet each curve goes through them."""
    ps5 = load_reference(attention_course(ROOT), "ps5_kernel_attention")
    axis = checks.draw_kernels(ps5.compact_kernel, ps5.entmax).figure.axes[0]
    curves = [line for line in axis.lines if len(line.get_xdata()) > 100]
    points = [line for line in axis.lines if line.get_linestyle() == "None"]
    for curve, weights in zip(curves, points, strict=True):
        on_curve = np.interp(weights.get_xdata(), curve.get_xdata(), curve.get_ydata())
        assert on_curve == pytest.approx(weights.get_ydata(), abs=1e-9)
        assert weights.get_ydata().sum() == pytest.approx(1)


# --- Positions and losses ---


def test_position_figure_shows_both_maps_on_one_scale(checks):
    """The two maps, the loss of each step, and the numbers that the text speaks of; one run."""
    runs = []

    def learn():
        runs.append(1)
        before = torch.tensor([[0.46, 0.54], [0.52, 0.48]], requires_grad=True)
        first_loss = torch.tensor(3.0, requires_grad=True)
        return before, np.array([[0.6, 0.4], [0.875, 0.125]]), [first_loss, 2.0, 1.0]

    drawing = checks.draw_positions(lambda: learn())
    first, second = (axis.images[0] for axis in drawing.figure.axes[:2])
    assert first.get_array().tolist()[1] == pytest.approx([0.52, 0.48])
    assert second.get_array().tolist() == [[0.6, 0.4], [0.875, 0.125]]
    assert first.get_clim() == second.get_clim() == (0.0, 1.0)
    assert drawing.figure.axes[2].lines[0].get_ydata().tolist() == [3, 2, 1]
    told = " ".join(words_of(drawing))
    assert "de 0,4600 à 0,5400" in told
    assert "au moins 0,88 sur la précédente" in told
    assert len(runs) == 1


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (lambda: None, "(before, after, losses)"),
        (lambda: (SQUARE, SQUARE), "(before, after, losses)"),
        (lambda: (SQUARE, torch.zeros(2, 3), [1.0, 2.0]), "(2, 3)"),
        (lambda: (torch.zeros(3, 3), SQUARE, [1.0, 2.0]), "(2, 2)"),
        (lambda: (torch.zeros(4), SQUARE, [1.0, 2.0]), "(4,)"),
        (lambda: (SQUARE, SQUARE, [1.0]), "(1,)"),
    ],
)
def test_position_figure_explains_what_it_expects(checks, answer, said):
    """Another number of results and other shapes are told, and not raised."""
    note = checks.draw_positions(answer)
    assert isinstance(note, checks.Note)
    assert said in repr(note)


def test_training_figure_shows_each_loss(checks):
    """The raw losses; a mean over a window that narrows to the first and the last of them."""
    losses = [5.0 - step % 2 for step in range(600)]
    axis = checks.draw_training(losses, uniform=2.0).figure.axes[0]
    raw, mean, *_ = axis.lines
    assert raw.get_ydata().tolist() == losses
    assert mean.get_ydata()[[0, -1]].tolist() == [5.0, 4.0]
    assert mean.get_ydata()[300] == pytest.approx(49 / 11)
    assert any(list(line.get_ydata()) == [2.0, 2.0] for line in axis.lines)


def test_training_figure_names_the_step_where_the_loss_overflows(checks):
    """A loss that is no number leaves no curve to look at: the step is told."""
    note = checks.draw_training([2.0, 1.0, float("nan"), float("inf")], uniform=2.0)
    assert isinstance(note, checks.Note)
    assert "au pas 2 " in repr(note)
    assert "(1,)" in repr(checks.draw_training([2.0], uniform=2.0))


# --- Drawing tokens ---


def test_sample_figure_shows_frequencies_and_probabilities(checks):
    """Bars are counts of what the function drew; lines are the shares of those that top_k keeps."""
    asked = []

    def sampler(logits, temperature, top_k, generator):
        asked.append((logits.shape, temperature, top_k, generator.initial_seed()))
        drawn = torch.zeros(len(logits), 1, dtype=torch.int64)
        drawn[:250] = 2 if top_k else 1
        return drawn

    logits = torch.tensor([0.0, 1.0, 3.0])
    figure = checks.draw_samples(sampler, logits, temperature=2.0, top_k=2).figure
    assert [(size, t, k) for size, t, k, _ in asked] == [((1000, 3), 2.0, k) for k in (None, 2)]
    heights = [[bar.get_height() for bar in axis.patches] for axis in figure.axes]
    assert heights == [[0.75, 0.25, 0.0], [0.75, 0.0, 0.25]]
    expected = torch.softmax(logits / 2, -1), torch.softmax(torch.tensor([-1e9, 0.5, 1.5]), -1)
    for axis, shares in zip(figure.axes, expected, strict=True):
        lines = [segment[0, 1] for segment in axis.collections[0].get_segments()]
        assert lines == pytest.approx(shares.tolist(), abs=1e-6)


@pytest.mark.parametrize(
    ("drawn", "said"),
    [
        (lambda rows: torch.zeros(len(rows), dtype=torch.int64), "(1000, 1) ; elle a reçu (1000,)"),
        (lambda rows: torch.zeros(1, 1, dtype=torch.int64), "elle a reçu (1, 1)"),
        (lambda rows: torch.full((len(rows), 1), 2), "de 0 à 1"),
        (lambda rows: torch.full((len(rows), 1), 0.5), "de 0 à 1"),
        (lambda rows: None, "elle a reçu ()"),
    ],
)
def test_sample_figure_explains_what_it_expects(checks, drawn, said):
    """One number of a token for each row, and nothing else."""
    note = checks.draw_samples(lambda rows, **_: drawn(rows), SQUARE[0])
    assert isinstance(note, checks.Note)
    assert said in repr(note)


def test_greedy_sampling_can_be_drawn(checks):
    """τ = 0 divides nothing by zero: the best token is expected each time."""
    figure = checks.draw_samples(always_last, SQUARE[1], temperature=0.0, top_k=None).figure
    lines = [segment[0, 1] for segment in figure.axes[0].collections[0].get_segments()]
    assert lines == [0.0, 1.0]


def test_cost_figure_shows_both_counts(checks):
    """Points are the function's answers; its title is their ratio, when there is one to praise."""
    drawing = checks.draw_generation_cost(cost, lengths=[2, 4, 8], d=5)
    naive, cached = (line.get_ydata().tolist() for line in drawing.figure.axes[0].lines)
    assert naive == [60, 240, 960]
    assert cached == [10, 20, 40]
    assert "24 fois moins" in repr(drawing)
    upside_down = checks.draw_generation_cost(lambda T, d, c: cost(T, d, not c), [2, 4], d=5)
    assert "fois moins" not in repr(upside_down)


@pytest.mark.parametrize("answer", [0, -1.0, float("nan"), float("inf")])
def test_cost_figure_refuses_what_is_no_count(checks, answer):
    """What cannot stand on a logarithmic axis is explained."""
    note = checks.draw_generation_cost(lambda T, d, cached: answer, [2, 4], d=5)
    assert isinstance(note, checks.Note)
    assert "un nombre positif" in repr(note)


def test_next_token_figure_shows_the_same_tokens_at_each_temperature(checks):
    """Probabilities are over all tokens, the most likely first; the rest is summed below."""
    logits = torch.tensor([0.0, 3.0, -1.0, 2.0])
    drawing = checks.draw_next_tokens(
        lambda: logits, lambda: speaker().decode, temperatures=[0.5, 2.0], top=2
    )
    for axis, temperature in zip(drawing.figure.axes, (0.5, 2.0), strict=True):
        shares = torch.softmax(logits.double() / temperature, -1)
        widths = [bar.get_width() for bar in axis.patches]
        assert widths == pytest.approx(shares[[1, 3]].tolist())
        assert f"{shares[0] + shares[2]:.3f}".replace(".", ",") in axis.get_xlabel()
    labels = [label.get_text() for label in drawing.figure.axes[0].get_yticklabels()]
    assert labels == ["b", "␣"]


@pytest.mark.parametrize(
    ("logits", "said"),
    [
        (torch.zeros(1, 3), "(V,) ; elle a reçu (1, 3)"),
        (torch.tensor([0.0, float("nan")]), "des logits finis"),
    ],
)
def test_next_token_figure_explains_what_it_expects(checks, logits, said):
    """A batch, and logits that are no numbers, are told."""
    note = checks.draw_next_tokens(logits, lambda: str, temperatures=[1.0])
    assert isinstance(note, checks.Note)
    assert said in repr(note)


def test_token_with_dollars_is_no_formula(checks):
    """Any token of GPT-2 can be a label: two dollars do not start mathematics."""
    drawing = checks.draw_next_tokens(SQUARE[0], lambda numbers: "$\\frac$", temperatures=[1.0])
    assert drawing._repr_mimebundle_()[0]["image/png"]


# --- The first layer of a GPT ---


def test_first_layer_figure_shows_the_weights_of_the_model(checks):
    """The maps are what the model itself computes, head by head; nothing beyond the diagonal."""
    ps7 = load_reference(attention_course(ROOT), "ps7_generation")
    torch.manual_seed(11)
    who = speaker(num_heads=3, prompt="abc ba")
    who.model = ps7.GPT(4, 8, 12, 3, 2, qkv_bias=True).eval()
    heard = []
    with torch.no_grad():
        for parameter in who.model.parameters():
            parameter.normal_()
        first = who.model.blocks[0].attention.dropout
        first.register_forward_pre_hook(lambda _, weights: heard.append(weights[0][0]))
        who.model(torch.tensor([who.encode(who.prompt)]))
    drawing = checks.draw_first_layer(lambda: who, shown=4)
    maps = [axis.images[0].get_array() for axis in drawing.figure.axes[:3]]
    for shown, expected in zip(maps, heard[0], strict=True):
        assert np.array_equal(np.ma.getmaskarray(shown), np.triu(np.ones((6, 6)), 1) == 1)
        assert shown.filled(0.0) == pytest.approx(expected.numpy(), abs=1e-5)
    assert len(heard) == 1
    for labels in (
        drawing.figure.axes[0].get_xticklabels(),
        drawing.figure.axes[2].get_yticklabels(),
    ):
        assert [label.get_text() for label in labels] == ["a", "b", "c", "␣", "b", "a"]


def test_first_layer_figure_shows_as_many_heads_as_asked(checks):
    """Two of the three heads, named; the colour bar besides."""
    words = words_of(checks.draw_first_layer(speaker(num_heads=3), shown=2))
    assert "tête 1" in words
    assert "tête 2" not in words


@pytest.mark.parametrize(
    ("who", "said"),
    [
        (lambda: speaker(num_heads=4), "(4, 6)"),
        (lambda: speaker(prompt=""), "au moins un jeton"),
        (lambda: SimpleNamespace(model=None), "AttributeError"),
    ],
)
def test_first_layer_figure_explains_what_it_expects(checks, who, said):
    """Heads that do not divide the projection, no token, no speaker."""
    note = checks.draw_first_layer(who)
    assert isinstance(note, checks.Note)
    assert said in repr(note)


# --- Texts ---

WRITTEN = {0: "<b>x</b> $a$ `b` *c*\nété", 1: "un", 300: "trois", "τ = 0.3": "froid"}


def test_texts_are_shown_as_they_are(checks):
    """No tag, formula, code or emphasis of a generated text reaches the page."""
    page = checks.draw_texts(lambda: WRITTEN)._repr_html_()
    assert "&lt;b&gt;x&lt;/b&gt; <span>$</span>a<span>$</span> `b` *c*\nété</div>" in page
    assert page.count("white-space:pre-wrap") == 4


def test_texts_are_readable_in_a_terminal_in_both_languages(checks):
    """Each under its label; whole numbers are steps, and decimals are the language's."""
    texts = checks.draw_texts(lambda: WRITTEN)
    assert repr(texts).split("\n\n") == [
        f"avant l'entraînement :\n{WRITTEN[0]}",
        "après 1 pas :\nun",
        "après 300 pas :\ntrois",
        "τ = 0,3 :\nfroid",
    ]
    checks.use_language("en")
    assert "after 1 step:\nun" in repr(texts)
    assert "after 300 steps:" in repr(texts)
    assert "τ = 0.3:" in repr(texts)
    assert "before training" in texts._repr_html_()


@pytest.mark.parametrize("texts", [["a"], {0: None}, "a"], ids=str)
def test_texts_are_explained_when_they_are_none(checks, texts):
    """A list, a text alone, and what is no text are told."""
    assert "un dictionnaire de textes" in repr(checks.draw_texts(texts))


# --- The notebooks ---


def test_notebooks_call_what_exists(checks):
    """Each function of checks that a text calls is one that students receive."""
    called = {
        name
        for path in (ROOT / "solutions").glob("ps*.py")
        for name in re.findall(r"^# .*?\bchecks\.(\w+)\(", path.read_text("utf-8"), re.MULTILINE)
    }
    assert {"draw_kernels", "draw_texts"} <= called
    assert not [name for name in sorted(called) if not callable(getattr(checks, name, None))]
