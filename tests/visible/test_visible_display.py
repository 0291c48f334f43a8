"""Cards, quizzes and figures, in both languages."""

from __future__ import annotations

import io
from html.parser import HTMLParser

import numpy as np
import pytest
import torch

VOID = {"br", "img", "hr"}


class Structure(HTMLParser):
    """Tags seen, and whether every opened one is closed in order."""

    def __init__(self, text):
        super().__init__()
        self.open, self.tags, self.text = [], [], ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text += data


def raises_html(x, dim=-1):
    raise ValueError("<script>alert(1)</script> `<img src=x onerror=alert(2)>`")


def prints_html(x, dim=-1):
    print("</pre><script>alert(3)</script>")
    return torch.exp(x) / torch.exp(x).sum(dim, keepdim=True)


def test_card_is_well_formed_and_inert(checks):
    """Whatever a student writes is text: no tag of theirs reaches the page."""
    for function in (raises_html, prints_html):
        card = Structure(checks.check("softmax_stable", function)._repr_html_())
        assert not card.open
        assert set(card.tags) <= {
            "div",
            "span",
            "b",
            "em",
            "br",
            "code",
            "details",
            "summary",
            "pre",
        }
        assert "<script>alert(" in card.text


def test_card_needs_no_style_sheet(checks):
    """JupyterLab strips <style>, and text keeps the page's colour: dark themes work."""
    card = checks.check("softmax_stable", prints_html)._repr_html_()
    assert "<style" not in card
    assert "class=" not in card
    assert "color:#000" not in card
    assert "background:#fff" not in card


def test_card_shows_hint_levels_one_inside_the_other(checks):
    """The idea is in the open, the place and the code are folded."""
    result = checks.check("softmax_stable", prints_html)
    assert [v.key for v in result.verdicts if v.key] == ["SM-4", "SM-4"]
    card = result._repr_html_()
    assert card.count("Indice : l&#x27;idée".replace(" :", "&nbsp;:")) == 1
    assert Structure(card).text.count("presque le code") == 1


def test_emphasis_is_for_our_sentences_only(checks):
    """*row* of a hint is set in italics; the stars of a student's message stay stars."""
    assert checks._authored("each *row*") == "each <em>row</em>"

    def starred(scores):
        raise ValueError("f(*a*)")

    assert "f(*a*)" in checks.check("normalize_by_sum", starred)._repr_html_()


def test_card_follows_the_language(checks):
    """The same result speaks the language of the moment."""
    result = checks.check("softmax_stable", prints_html)
    assert "vérifications sur" in str(result)
    checks.use_language("en")
    assert "of 9 checks" in str(result)
    assert "Hint: the idea" in str(result)
    assert "vérification" not in Structure(result._repr_html_()).text
    with pytest.raises(ValueError, match="de"):
        checks.use_language("de")


def test_french_sentence_does_not_break_before_its_punctuation(checks):
    """A no-break space stands before ; : ? ! in French cards, code left alone."""
    assert checks._escape("Vrai ? `a ? b`").startswith("Vrai&nbsp;?")
    assert "a ? b" in checks._escape("Vrai ? `a ? b`")
    checks.use_language("en")
    assert checks._escape("x ? y") == "x ? y"


def test_replay_code_makes_the_same_call(checks):
    """What a card offers to paste runs, and gives the answer that failed."""
    result = checks.check("softmax_stable", prints_html)
    replay = next(v.replay for v in result.verdicts if v.outcome == "failed")
    namespace = {"torch": torch, "softmax_stable": prints_html}
    *lines, call = replay.splitlines()
    exec("\n".join(lines), namespace)
    assert bool(eval(call, namespace).isnan().any())


def test_replay_code_of_minus_infinity_is_python(checks):
    """-inf is written as Python reads it."""

    def masked_badly(x, dim=-1):
        return torch.softmax(x.clamp(min=-1e3), dim) * 1.01

    result = checks.check("softmax_stable", masked_badly)
    checks_of = {c["name"]: c for c in checks._DATA["exercises"]["softmax_stable"]["checks"]}
    code = checks._replay(
        checks._DATA["exercises"]["softmax_stable"], checks_of["minus_infinity"]["calls"][0]
    )
    namespace = {"torch": torch}
    exec(code.splitlines()[0], namespace)
    assert bool(namespace["x"].isinf().any())
    assert not result.all_passed


# --- Quizzes ---


def test_every_quiz_knows_its_own_answers(checks):
    """The right answer is praised, each near answer gets its own reply, an unknown one another."""
    for name, question in checks._DATA["quizzes"].items():
        right = checks.quiz(name, question["answer"])
        assert right.message == checks._words(question["right"]), name
        assert right.tone == "passed"
        for near in question.get("near", []):
            reply = checks.quiz(name, near["value"])
            assert reply.message == checks._words(near["reply"]), (name, near["value"])
        unknown = "z" if question["kind"] == "choice" else 123456.789
        assert checks.quiz(name, unknown).message == checks._words(question["wrong"])


def test_unanswered_quiz_is_an_invitation(checks):
    """`answer = ...` is the cell as students receive it."""
    assert "`...`" in checks.quiz("bottleneck", ...).message.fr
    assert Structure(checks.quiz("bottleneck")._repr_html_()).text


@pytest.mark.parametrize("answer", [256, 256.0, "256", torch.tensor(256), np.int64(256), [256]])
def test_number_is_accepted_in_every_form(checks, answer):
    """A number may come as text, tensor or NumPy scalar."""
    assert checks.quiz("bottleneck", answer).tone == "passed"


@pytest.mark.parametrize("answer", [(0, 5), "deux", None, True, object(), torch.zeros(3)])
def test_what_is_no_number_is_explained(checks, answer):
    """0,5 is a tuple in Python: the reply says how to write it."""
    assert "0.5" in checks.quiz("bottleneck", answer).message.fr


def test_choice_is_a_letter(checks):
    """Case and blanks do not matter; another kind of value is explained."""
    assert checks.quiz("self_meaning", " B ").tone == "passed"
    assert "guillemets" in checks.quiz("self_meaning", 2).message.fr
    assert "nothing" in checks.quiz("nothing", 2).message.fr
    assert checks.quiz([1], 2).tone == "note"


# --- Figures ---


def words_of(drawing):
    texts = []
    for artist in drawing.figure.findobj():
        if hasattr(artist, "get_text") and artist.get_text():
            texts.append(artist.get_text())
    return texts


def all_figures(checks, reference):
    scores = reference.attention_scores(reference.inputs[1], reference.inputs)
    weights = torch.softmax(reference.inputs @ reference.inputs.T, -1)
    return [
        checks.draw_exponential(),
        checks.draw_weights(weights, rows=reference.tokens, columns=reference.tokens),
        checks.draw_temperature(torch.tensor([1.0, 0.0, 1.0]), [0.1, 1.0, 10.0]),
        checks.draw_gradient(
            reference.softmax_jacobian(scores), reference.normalization_jacobian(scores)
        ),
    ]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_figures_draw_in_both_languages(checks, reference, language):
    """Each figure is a PNG with a size, a description and words of its language."""
    checks.use_language(language)
    for drawing in all_figures(checks, reference):
        data, metadata = drawing._repr_mimebundle_()
        assert data["image/png"].startswith(b"\x89PNG")
        assert 300 < metadata["image/png"]["width"] < 1100
        assert data["text/plain"] == repr(drawing) == drawing.description
        buffer = io.BytesIO()
        drawing.save(buffer)
        assert buffer.getvalue()
    words = [words_of(drawing) for drawing in all_figures(checks, reference)]
    for texts, word in zip(
        words,
        {
            "fr": ("trop grand", "jeton consulté", "τ = 0,1", "Division par la somme"),
            "en": ("too large", "token consulted", "τ = 0.1", "Division by the sum"),
        }[language],
        strict=True,
    ):
        assert any(word in text for text in texts), (word, texts)


def test_weights_figure_writes_numbers_and_row_sums(checks):
    """Rows that do not sum to 1 are seen on the figure."""
    texts = words_of(checks.draw_weights(torch.tensor([[0.25, 0.75], [0.5, 1.5]])))
    assert {"0,25", "0,75", "Σ = 1,00", "Σ = 2,00"} <= set(texts)


def test_temperature_figure_draws_the_softmax(checks):
    """Bar heights are the weights of the scores divided by the temperature."""
    drawing = checks.draw_temperature(torch.tensor([1.0, 0.0, 1.0]), [0.5])
    heights = [patch.get_height() for patch in drawing.figure.axes[0].patches]
    expected = torch.softmax(torch.tensor([2.0, 0.0, 2.0]), 0).tolist()
    assert heights == pytest.approx(expected, abs=1e-6)


def test_figures_accept_nan_and_refuse_other_shapes_kindly(checks):
    """A wrong answer of a student's is drawn or explained, never a traceback."""
    drawn = checks.draw_weights(torch.tensor([[float("nan"), 0.5]]))
    assert "nan" in words_of(drawn)
    nan = torch.full((3, 3), float("nan"))
    assert checks.draw_gradient(nan, nan)._repr_mimebundle_()
    for refused in (
        checks.draw_weights(torch.zeros(2, 3, 4)),
        checks.draw_gradient(torch.zeros(3), torch.zeros(3, 3)),
        checks.draw_temperature(torch.zeros(2, 2), [1.0]),
    ):
        assert isinstance(refused, checks.Note)
        assert "attend" in repr(refused)
