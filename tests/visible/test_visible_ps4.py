"""Heads, views, memory and layers made of another: what ps4's cards and figures say."""

from __future__ import annotations

import math

import pytest
import torch
from torch import nn


def failed(result):
    return [v.name for v in result.verdicts if v.outcome == "failed"]


@pytest.fixture
def ps4(references):
    return references["ps4_multi_head"]


# --- Heads side by side ---


@pytest.fixture
def wrapper(ps4):
    """A right MultiHeadAttentionWrapper, which the classes below spoil."""

    class Wrapper(nn.Module):
        def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
            super().__init__()
            self.heads = self.kept(
                [
                    ps4.CausalAttention(d_in, d_out, context_length, dropout, qkv_bias)
                    for _ in range(num_heads)
                ]
            )

        def kept(self, heads):
            return nn.ModuleList(heads)

        def forward(self, x):
            return self.joined([head(x) for head in self.heads])

        def joined(self, outputs):
            return torch.cat(outputs, dim=2)

    return Wrapper


def test_heads_in_a_python_list_are_told(checks, wrapper):
    """The message says what a list hides, and what holds modules."""
    assert checks.check("MultiHeadAttentionWrapper", wrapper).all_passed

    class Listed(wrapper):
        def kept(self, heads):
            return heads

    result = checks.check("MultiHeadAttentionWrapper", Listed)
    assert "other_sizes" in failed(result)
    assert "une `nn.ModuleList`" in str(result)


@pytest.mark.parametrize(
    ("joined", "told"),
    [
        (lambda outputs: torch.cat(outputs, dim=1), "a la forme (2, 12, 2), on attend (2, 6, 4)"),
        (lambda outputs: sum(outputs), "a la forme (2, 6, 2), on attend (2, 6, 4)"),
        (lambda outputs: torch.stack(outputs, -1).flatten(2), "les valeurs"),
    ],
    ids=["tokens", "sum", "interleaved"],
)
def test_heads_joined_another_way_are_red(checks, wrapper, joined, told):
    """On another axis, added up, component by component."""

    class Joined(wrapper):
        def joined(self, outputs):
            return joined(outputs)

    result = checks.check("MultiHeadAttentionWrapper", Joined)
    assert "document" in failed(result)
    assert told in str(result).lower() or told in str(result)


def test_dropout_that_heads_share_or_lack_is_red(checks, ps4, wrapper):
    """The rate reaches the heads, and each head draws for itself."""

    class Forgotten(wrapper):
        def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
            super().__init__(d_in, d_out, context_length, 0.0, num_heads, qkv_bias)

    result = checks.check("MultiHeadAttentionWrapper", Forgotten)
    assert failed(result) == ["dropout"]

    class Shared(wrapper):
        def forward(self, x):
            seed = int(torch.randint(10**6, ()))
            outputs = []
            for head in self.heads:
                if self.training:
                    torch.default_generator.manual_seed(seed)
                outputs.append(head(x))
            return self.joined(outputs)

    result = checks.check("MultiHeadAttentionWrapper", Shared)
    assert failed(result) == ["dropout"]
    assert "chacune doit avoir son tirage" in str(result)


def test_function_that_returns_no_layer_is_told(checks):
    """exercise_3_2 is a function: what it returns is looked at, not its class."""
    result = checks.check("exercise_3_2", lambda d_in, context_length: None)
    assert "Ta fonction devrait rendre une couche ; elle rend None" in str(result)


def test_layer_with_a_mask_of_another_size_is_told(checks, ps4):
    """`context_length` is passed on, and not written as a number."""
    result = checks.check(
        "exercise_3_2",
        lambda d_in, context_length: ps4.MultiHeadAttentionWrapper(d_in, 1, 64, 0.0, 2),
    )
    assert failed(result) == ["parameters"]
    assert "`context_length` est-il transmis ?" in str(result)


# --- Two functions in one exercise ---


def strides(shape):
    return tuple(math.prod(shape[k + 1 :]) for k in range(len(shape)))


def offset(index, strides):
    return sum(i * s for i, s in zip(index, strides, strict=True))


@pytest.mark.parametrize(
    ("functions", "lines"),
    [
        ((offset, strides), []),
        ((offset, lambda shape: list(strides(shape))), []),
        ((offset, lambda shape: strides(shape)[::-1]), ["contiguous", "edges"]),
        ((lambda index, strides: offset(index[::-1], strides), strides), ["document"]),
        ((lambda index, strides: float(offset(index, strides)), strides), ["whole"]),
        ((lambda index, strides: int(1.0 * offset(index, strides)), strides), ["whole"]),
    ],
    ids=["right", "lists", "reversed_strides", "reversed_index", "float", "through_floats"],
)
def test_each_of_two_functions_has_its_own_lines(checks, functions, lines):
    """A mistake in one leaves the lines of the other green."""
    result = checks.check("element_offset", *functions)
    assert set(failed(result)) >= set(lines), str(result)
    assert bool(failed(result)) == bool(lines)
    first = {"document", "other_sizes"} & set(failed(result))
    second = {"contiguous", "edges"} & set(failed(result))
    assert not (first and second)


def test_replay_of_the_second_function_calls_it(checks):
    """The code to paste names `contiguous_strides` and spells the shape."""
    result = checks.check("element_offset", offset, lambda shape: strides(shape)[::-1])
    replay = next(v.replay for v in result.verdicts if v.name == "contiguous")
    assert eval(replay, {"contiguous_strides": strides}) == (3, 1)


# --- Views ---


def test_split_by_any_view_is_green(checks):
    """view and transpose, unflatten, unfold; a list of chunks is a copy."""
    ways = {
        "unflatten": lambda x, H: x.unflatten(-1, (H, x.shape[2] // H)).movedim(2, 1),
        "unfold": lambda x, H: x.unfold(2, x.shape[2] // H, x.shape[2] // H).transpose(1, 2),
    }
    for name, split in ways.items():

        def split_heads(x, num_heads, split=split):
            if x.shape[2] % num_heads:
                raise ValueError(num_heads)
            return split(x, num_heads)

        result = checks.check("split_heads", split_heads)
        assert result.all_passed, f"{name}: {result}"


def divided(x, num_heads):
    if x.shape[2] % num_heads:
        raise ValueError(num_heads)
    return x.shape[2] // num_heads


@pytest.mark.parametrize(
    ("split", "lines"),
    [
        (lambda x, H: torch.stack(x.chunk(H, -1), 1), {"view", "raises"}),
        (
            lambda x, H: x.view(x.shape[0], x.shape[1], H, divided(x, H)).transpose(1, 2).clone(),
            {"view"},
        ),
        (
            lambda x, H: x.view(x.shape[0], H, x.shape[1], divided(x, H)),
            {"numbered", "other_sizes", "equal_sizes", "edges"},
        ),
        (
            lambda x, H: x.view(x.shape[0], x.shape[1], divided(x, H), H).permute(0, 3, 1, 2),
            {"numbered", "other_sizes", "equal_sizes"},
        ),
    ],
    ids=["stacked", "cloned", "view_alone", "every_other"],
)
def test_split_with_one_mistake_is_red_where_it_shows(checks, split, lines):
    """Copies are told apart from wrong orders."""
    result = checks.check("split_heads", lambda x, num_heads: split(x, num_heads))
    assert lines <= set(failed(result)), str(result)
    if lines <= {"view", "raises"}:
        assert set(failed(result)) == lines


def test_merge_that_is_not_contiguous_is_told(checks):
    """The strides are said."""

    def merge(x):
        turned = x.transpose(1, 2).flatten(2)
        return turned.transpose(0, 2).contiguous().transpose(0, 2)

    result = checks.check("merge_heads", merge)
    assert failed(result) == ["contiguous"]
    assert "ses pas sont" in str(result)


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ((torch.ones(1, 2, 4), 2), "`split_by_view` et `split_by_permute` donnent"),
        ((torch.arange(4.0).view(1, 1, 4), 2), "`split_by_view` donne la bonne réponse"),
        ((torch.arange(4.0).view(1, 2, 2), 2), "`split_by_permute` donne la bonne réponse"),
        ((torch.arange(8.0).view(1, 2, 4), 3), "vaut 3 et ne divise pas d_out = 4"),
        ((torch.arange(8.0).view(2, 4), 2), "trois axes"),
        ((torch.full((1, 2, 4), torch.nan), 2), "nan ou inf"),
        (torch.ones(1, 2, 4), "le couple (x, num_heads)"),
    ],
)
def test_input_on_which_a_wrong_split_is_right_is_told(checks, answer, told):
    """Which of the two programs is right there, or why the input is none."""
    result = checks.check("counterexample_heads", lambda: answer)
    assert not result.all_passed
    assert told in str(result)


def test_any_input_that_parts_both_splits_is_green(checks):
    """In any numeric dtype, with heads larger or smaller than their number."""
    for x, heads in ((torch.arange(36).view(2, 3, 6), 3), (torch.arange(24.0).view(1, 3, 8), 2)):
        result = checks.check("counterexample_heads", lambda x=x, heads=heads: (x, heads))
        assert result.all_passed, str(result)


# --- All heads in one layer ---


def test_layer_refused_when_called_and_not_when_built_is_red(checks, ps4):
    """A wrong number of heads is refused at construction; an assertion will do."""

    class Late(ps4.MultiHeadAttention):
        def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
            super().__init__(d_in, d_out, context_length, dropout, 1, qkv_bias)
            self.num_heads = num_heads

    result = checks.check("MultiHeadAttention", Late)
    assert failed(result) == ["raises"]

    class Asserts(ps4.MultiHeadAttention):
        def __init__(self, d_in, d_out, context_length, dropout, num_heads, qkv_bias=False):
            assert d_out % num_heads == 0
            super().__init__(d_in, d_out, context_length, dropout, num_heads, qkv_bias)

    assert checks.check("MultiHeadAttention", Asserts).all_passed


# --- One layer made of another ---


def spoilt(ps4, change):
    def wrapper_to_multihead(wrapper):
        layer = ps4.wrapper_to_multihead(wrapper)
        change(wrapper, layer)
        return layer

    return wrapper_to_multihead


def other_rate(wrapper, layer):
    layer.dropout.p = 0.5


def frozen(wrapper, layer):
    layer.requires_grad_(False)


def shares(wrapper, layer):
    if len(wrapper.heads) == 1:
        layer.W_key.weight = wrapper.heads[0].W_key.weight


def rests(wrapper, layer):
    wrapper.eval()


def scaled(wrapper, layer):
    layer.W_value.weight.data *= 2


@pytest.mark.parametrize(
    ("change", "line"),
    [
        (other_rate, "converted_dropout"),
        (frozen, "converted_learns"),
        (shares, "converted_memory"),
        (rests, "converted_intact"),
        (scaled, "converted"),
    ],
)
def test_conversion_with_one_mistake_is_red_where_it_shows(checks, ps4, change, line):
    """Each fact of the new layer has its line."""
    assert checks.check("wrapper_to_multihead", ps4.wrapper_to_multihead).all_passed
    result = checks.check("wrapper_to_multihead", spoilt(ps4, change))
    assert line in failed(result)
    if line != "converted":
        assert failed(result) == [line]


def test_replay_of_a_conversion_builds_the_wrapper(checks, ps4):
    """With the student's own classes and the published weights."""
    result = checks.check("wrapper_to_multihead", spoilt(ps4, scaled))
    namespace = {**vars(ps4), "torch": torch}
    exec(next(v.replay for v in result.verdicts if v.name == "converted"), namespace)
    assert len(namespace["wrapper"].heads) == 3


# --- Figures ---


@pytest.mark.parametrize("language", ["fr", "en"])
def test_memory_is_drawn_from_the_tensors(checks, ps4, language):
    """Rows, strides and what is not contiguous are words of the figure."""
    checks.use_language(language)
    x = torch.arange(12).view(1, 3, 4)
    drawing = checks.draw_memory(
        lambda: {
            "x": x,
            "split": ps4.split_heads(x, 2),
            "copy": ps4.split_heads(x, 2).contiguous(),
        },
        num_heads=2,
    )
    (axis,) = drawing.figure.axes
    said = [text.get_text() for text in axis.texts]
    fr = language == "fr"
    assert ("(1, 2, 3, 2) · non contigu" if fr else "(1, 2, 3, 2) · not contiguous") in said
    assert ("même rangée · pas (12, 2, 4, 1)" if fr else "same row · strides (12, 2, 4, 1)") in said
    assert sum("rangée neuve" in words or "fresh row" in words for words in said) == 1
    numbers = [words for words in said if words.isdigit()]
    assert len(numbers) == 3 * (12 + 12 + 12 + 12)  # cells' numbers, row, reading, grid


def test_figures_that_cannot_be_drawn_say_so(checks, ps4):
    """Stubs, other objects and large tensors: a sentence, and no traceback."""

    def stub(*_):
        raise NotImplementedError

    notes = [
        checks.draw_memory(lambda: {"x": stub()}),
        checks.draw_memory({"x": [1, 2]}),
        checks.draw_memory({"x": torch.zeros(5, 6)}),
        checks.draw_race(stub, stub, torch.zeros(2, 4, 8), heads=[1, 2]),
        checks.draw_losses(lambda: {1: []}),
        checks.draw_heads(ps4.MultiHeadAttention(3, 4, 6, 0.0, 2), torch.zeros(2, 6, 3), 2),
    ]
    assert all(type(note).__name__ == "Note" for note in notes)
    assert "trop de cases" in str(notes[2])


def test_maps_of_heads_are_causal_and_their_mean_comes_last(checks, ps4):
    """Each map from its own columns of the projections."""
    layer = ps4.MultiHeadAttention(3, 4, 6, 0.0, 2)
    drawing = checks.draw_heads(layer, ps4.inputs, 2, rows=ps4.tokens, columns=ps4.tokens)
    titles = [axis.get_title() for axis in drawing.figure.axes]
    assert titles == ["tête 0", "tête 1", "moyenne des têtes"]
    maps = [axis.images[0].get_array() for axis in drawing.figure.axes]
    with torch.no_grad():
        queries, keys = (
            ps4.split_heads(w(ps4.inputs[None]), 2)[0] for w in (layer.W_query, layer.W_key)
        )
        scores = (queries @ keys.mT / math.sqrt(2)).masked_fill(layer.mask, -math.inf)
        expected = scores.softmax(-1).double().numpy()
    for h in (0, 1):
        assert abs(maps[h].filled(0.0) - expected[h]).max() < 1e-6
    assert abs(maps[2].filled(0.0) - expected.mean(0)).max() < 1e-6


def test_race_times_both_layers(checks, ps4):
    """One curve each, a point for each number of heads, and the ratio in the title."""
    drawing = checks.draw_race(
        ps4.MultiHeadAttentionWrapper, ps4.MultiHeadAttention, torch.randn(1, 4, 8), heads=[1, 4]
    )
    lines = [line.get_ydata() for line in drawing.figure.axes[0].lines]
    assert [len(line) for line in lines] == [2, 2]
    assert all(value > 0 for line in lines for value in line)
    assert "À 4 têtes" in repr(drawing)
