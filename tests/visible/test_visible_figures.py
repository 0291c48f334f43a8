"""Figures of layers, masks and measurements, and figures of what is not written yet."""

from __future__ import annotations

from pathlib import Path

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

# Each figure with something still unwritten behind it, and the same with all of it written.
WAITING = {
    "draw_weights": lambda c: c.draw_weights(lambda: unwritten(), rows=["a"]),
    "draw_gradient": lambda c: c.draw_gradient(SQUARE, lambda: unwritten()),
    "draw_temperature": lambda c: c.draw_temperature(lambda: unwritten(), [1.0]),
    "draw_mask": lambda c: c.draw_mask(lambda: unwritten()),
    "draw_attention": lambda c: c.draw_attention(lambda: unwritten(3, 2), SQUARE),
    "draw_spread": lambda c: c.draw_spread(unwritten, [1, 4]),
}
READY = {
    "draw_weights": lambda c: c.draw_weights(lambda: SQUARE, rows=["a", "b"]),
    "draw_gradient": lambda c: c.draw_gradient(SQUARE, lambda: SQUARE),
    "draw_temperature": lambda c: c.draw_temperature(lambda: SQUARE[0], [1.0]),
    "draw_mask": lambda c: c.draw_mask(lambda: SQUARE > 0.6),
    "draw_attention": lambda c: c.draw_attention(lambda: Layer(2, 3), SQUARE),
    "draw_spread": lambda c: c.draw_spread(lambda d_k: (d_k**0.5, 1.0), [1, 4]),
}
TELLING = {
    "draw_weights": ("jeton consulté", "token consulted"),
    "draw_gradient": ("Division par la somme", "Division by the sum"),
    "draw_temperature": ("score du jeton", "score of the token"),
    "draw_mask": ("caché", "hidden"),
    "draw_attention": ("Poids d'attention de ta couche", "Attention weights of your layer"),
    "draw_spread": ("écart-type mesuré", "measured standard deviation"),
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
