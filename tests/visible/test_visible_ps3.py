"""Masks, dropout and buffers: what ps3's cards say of wrong programs, and its figures."""

from __future__ import annotations

import math

import numpy as np
import pytest
import torch
from torch import nn

NAMES = ("W_query", "W_key", "W_value")


def outcomes(result):
    return {v.name: v.outcome for v in result.verdicts}


def failed(result):
    return {name for name, outcome in outcomes(result).items() if outcome == "failed"}


def future(T, **where):
    return torch.ones(T, T, dtype=torch.bool, **where).triu(1)


# --- causal_mask ---


@pytest.mark.parametrize(
    ("mask", "lines", "told"),
    [
        (lambda T, device=None: future(T), {"placed"}, "passe `device=device`"),
        (
            lambda T, device=None: torch.ones(T, T, device=device).triu(1),
            {"boolean"},
            "Ton masque est en float32",
        ),
        (lambda T, device=None: future(6, device=device), {"other_sizes"}, "a la forme (6, 6)"),
        (
            lambda T, device=None: ~future(T, device=device),
            {"document", "other_sizes"},
            "tu as 1, on attend 0",
        ),
        (
            lambda T, device=None: future(T, device=device).T,
            {"document", "other_sizes"},
            "lignes et ses colonnes échangées",
        ),
    ],
    ids=["no_device", "floats", "six_tokens", "turned", "transposed"],
)
def test_mask_with_one_mistake_is_told(checks, mask, lines, told):
    """Each mistake turns its own lines red, with a sentence about it."""
    result = checks.check("causal_mask", mask)
    assert failed(result) == lines, str(result)
    assert told in str(result)


def test_mask_moved_where_it_is_asked_for_is_green(checks):
    """`.to(device)` at the end is as good as `device=` at the start."""
    assert checks.check("causal_mask", lambda T, device=None: future(T).to(device)).all_passed


def test_replay_of_a_mask_asks_for_another_device(checks):
    """The code to paste makes the call that went wrong."""
    result = checks.check("causal_mask", lambda T, device=None: future(T))
    [replay] = [v.replay for v in result.verdicts if v.name == "placed"]
    assert replay == 'causal_mask(5, device="meta")'


# --- Masking ---


def masked(fill):
    def mask_before_softmax(scores, d_k):
        away = future(scores.shape[-1], device=scores.device)
        return torch.softmax(scores.masked_fill(away, fill) / math.sqrt(d_k), -1)

    return mask_before_softmax


@pytest.mark.parametrize("fill", [-math.inf, -1e9, -3e38])
def test_fill_below_every_score_is_green(checks, fill):
    assert checks.check("mask_before_softmax", masked(fill)).all_passed


@pytest.mark.parametrize("fill", [-1e2, -1e4, -1e6])
def test_fill_that_a_score_may_reach_is_red_on_large_scores_alone(checks, fill):
    assert failed(checks.check("mask_before_softmax", masked(fill))) == {"large_scores"}


def test_fill_of_zero_is_named(checks):
    assert "MK-2" in {v.key for v in checks.check("mask_before_softmax", masked(0.0)).verdicts}


def test_sum_without_keepdim_is_red_though_nothing_raises(checks):
    """The matrix is square: the mistake is silent, and the card is not."""

    def mask_after_softmax(weights):
        visible = weights.tril()
        return visible / visible.sum(-1)

    assert {"document", "other_sizes"} <= failed(
        checks.check("mask_after_softmax", mask_after_softmax)
    )


def test_mask_written_into_the_caller_s_scores_is_told(checks):
    def mask_before_softmax(scores, d_k):
        away = future(scores.shape[-1], device=scores.device)
        return torch.softmax(scores.detach().masked_fill_(away, -math.inf) / d_k**0.5, -1)

    result = checks.check("mask_before_softmax", mask_before_softmax)
    assert failed(result) == {"polite", "gradient"}
    assert "change l'argument `scores`" in str(result)


# --- The bug hunt ---


@pytest.mark.parametrize(
    ("answer", "told"),
    [
        ((torch.zeros(3, 3), 1), "pèse 4,5e-05 ; il faut plus de 0,1"),
        ((torch.tensor([[0.0, 1e4], [0.0, 0.0]]), 1), "pèse 4,5e-05"),
        ((torch.tensor([[-2e4, 0.0], [0.0, 0.0]]), 1), "entre −10 000 et 10 000"),
        ((torch.tensor([[-math.inf, 0.0], [0.0, 0.0]]), 1), "entre −10 000 et 10 000"),
        ((torch.tensor([[-50.0]]), 1), "n'a pas d'avenir"),
        ((torch.full((2, 3), -50.0), 1), "un tenseur carré"),
        ((torch.full((2, 2), -50.0), 0), "un entier, au moins 1"),
        ((torch.full((2, 2), -50.0), 1.5), "un entier, au moins 1"),
        (torch.full((2, 2), -50.0), "On attend le couple (scores, d_k)"),
    ],
)
def test_scores_that_show_nothing_are_told(checks, answer, told):
    result = checks.check("counterexample_fill", lambda: answer)
    assert not result.all_passed
    assert told in str(result)


@pytest.mark.parametrize(
    "answer",
    [
        (torch.full((2, 2), -20.0), 1),
        (torch.full((80, 80), -10_000.0), torch.tensor(64)),
        [torch.tensor([[-9, 0], [0, 0]]), np.int64(4)],
    ],
    ids=["small", "large", "close"],
)
def test_any_scores_that_let_the_future_through_are_green(checks, answer):
    assert checks.check("counterexample_fill", lambda: answer).all_passed


# --- inverted_dropout ---


def dropout(
    *, keep=None, scale=None, refuse=True, place=lambda x: x.shape, seed=None, generated=True
):
    """An inverted_dropout, right unless told otherwise."""
    keep = keep or (lambda draws, p: draws >= p)
    scale = scale or (lambda p: 1 / (1 - p))

    def inverted_dropout(x, p, training=True, generator=None):
        if refuse and not 0 <= p <= 1:
            raise ValueError("p")
        if not training or p == 0:
            return x
        if p == 1:
            return x * 0
        if seed is not None:
            torch.manual_seed(seed)
        drawn = torch.rand(
            place(x), generator=generator if generated else None, device=x.device, dtype=x.dtype
        )
        return x * keep(drawn, p) * scale(p)

    return inverted_dropout


def quota(x, p, training=True, generator=None):
    """Exactly a share p of the numbers, drawn without putting back."""
    right = dropout()
    if not training or not 0 < p < 1:
        return right(x, p, training, generator)
    order = torch.rand(x.numel(), generator=generator, device=x.device).argsort()
    return x * (order.reshape(x.shape) >= round(p * x.numel())) / (1 - p)


@pytest.mark.parametrize(
    ("function", "lines", "told"),
    [
        (dropout(scale=lambda p: 1.0), {"dropped"}, "multiplié par 1 ; pour p = 0.2"),
        (dropout(keep=lambda d, p: d < p), {"dropped"}, "c'est trop loin du compte"),
        (
            dropout(keep=lambda d, p: d < p, scale=lambda p: 1 / p),
            {"dropped"},
            "multiplié par 5",
        ),
        (dropout(place=lambda x: x.shape[-1:]), {"dropped"}, "son propre tirage"),
        (dropout(place=lambda x: (*x.shape[:-1], 1)), {"dropped"}, "son propre tirage"),
        (quota, {"dropped"}, "exactement 8 nombres"),
        (dropout(seed=0), {"generator"}, "fixes-tu une graine"),
        (dropout(generated=False), {"generator"}, "passe-le à la fonction qui tire"),
        (dropout(refuse=False), {"raises"}, "ValueError est attendue ici"),
    ],
    ids=[
        *("no_scale", "turned", "keeps_with_p", "shared_rows", "shared_numbers"),
        *("quota", "seed_inside", "generator_unused", "no_refusal"),
    ],
)
def test_dropout_with_one_mistake_is_told(checks, function, lines, told):
    """Each mistake turns its own line red, with a sentence about it."""
    assert checks.check("inverted_dropout", dropout()).all_passed
    result = checks.check("inverted_dropout", function)
    assert lines <= failed(result), str(result)
    assert told in str(result)


def test_mistake_of_the_document_s_rate_alone_would_be_green(checks):
    """At p = 0.5 to keep with p and multiply by 1 / p is right; the card takes other rates."""
    wrong = dropout(keep=lambda d, p: d < p, scale=lambda p: 1 / p)
    call = {"args": [{"numbers": [40, 50], "dtype": "float64"}, 0.5], "chances": [0]}
    exercise = {"parameters": ["x", "p"]}
    assert checks._dropped(exercise, {}, call, wrong, checks._Ear()) is None
    call["args"][1] = 0.4
    assert checks._dropped(exercise, {}, call, wrong, checks._Ear()) is not None


def test_ready_made_dropout_is_refused(checks):
    def inverted_dropout(x, p, training=True, generator=None):
        if not 0 <= p <= 1:
            raise ValueError
        return nn.functional.dropout(x, p, training)

    result = checks.check("inverted_dropout", inverted_dropout)
    assert "operators" in failed(result)
    assert "raccourci interdit" in str(result)


def test_detached_survivors_are_told(checks):
    right = dropout()
    result = checks.check(
        "inverted_dropout",
        lambda x, p, training=True, generator=None: right(x.detach(), p, training, generator),
    )
    assert failed(result) == {"survivors"}
    assert "Aucun gradient n'atteint `x`" in str(result)


def test_checking_dropout_leaves_the_random_state_alone(checks):
    before = torch.random.get_rng_state()
    checks.check("inverted_dropout", dropout(seed=0))
    assert torch.equal(before, torch.random.get_rng_state())


def test_replay_of_a_draw_makes_the_same_call(checks):
    """What a card offers to paste draws what the card speaks of."""
    wrong = dropout(scale=lambda p: 1.0)
    result = checks.check("inverted_dropout", wrong)
    replay = next(v.replay for v in result.verdicts if v.name == "dropped")
    *lines, call = replay.splitlines()
    namespace = {"torch": torch, "checks": checks, "inverted_dropout": wrong}
    with torch.random.fork_rng(devices=[]):
        exec("\n".join(lines), namespace)
        answer = eval(call, namespace)
    assert answer.shape == (8, 20, 25)
    kept = answer != 0
    assert torch.equal(answer[kept], namespace["x"][kept])


# --- CausalAttention ---


class Causal(nn.Module):
    """A right CausalAttention, which the classes below spoil."""

    def __init__(self, d_in, d_out, context_length, dropout, qkv_bias=False):
        super().__init__()
        for name in NAMES:
            setattr(self, name, nn.Linear(d_in, d_out, bias=qkv_bias))
        self.rate = dropout
        self.keep(future(context_length))

    def keep(self, mask):
        self.register_buffer("mask", mask)

    def hidden(self, T):
        return self.mask[:T, :T]

    def dropped(self, weights):
        return nn.functional.dropout(weights, self.rate, self.training)

    def forward(self, x):
        q, k, v = self.W_query(x), self.W_key(x), self.W_value(x)
        scores = q @ k.mT / math.sqrt(k.shape[-1])
        weights = torch.softmax(scores.masked_fill(self.hidden(x.shape[1]), -math.inf), -1)
        return self.dropped(weights) @ v


class Attribute(Causal):
    def keep(self, mask):
        self.mask = mask


class Temporary(Causal):
    def keep(self, mask):
        self.register_buffer("mask", mask, persistent=False)


class Learnt(Causal):
    def keep(self, mask):
        self.mask = nn.Parameter(mask.double())

    def hidden(self, T):
        return self.mask[:T, :T] > 0


class Frozen(Causal):
    def keep(self, mask):
        self.mask = nn.Parameter(mask, requires_grad=False)


class BuiltInForward(Causal):
    def hidden(self, T):
        return future(T)


class WholeMask(Causal):
    def hidden(self, T):
        return self.mask


class AlwaysOn(Causal):
    def dropped(self, weights):
        return nn.functional.dropout(weights, self.rate)


class NeverOn(Causal):
    def dropped(self, weights):
        return weights


class Unscaled(Causal):
    def dropped(self, weights):
        kept = torch.rand_like(weights) >= self.rate
        return weights * kept if self.training else weights


class OnePattern(Causal):
    def dropped(self, weights):
        return weights * super().dropped(torch.ones_like(weights[:1]))


class OnContext(Causal):
    def dropped(self, weights):
        return weights

    def forward(self, x):
        return Causal.dropped(self, super().forward(x))


@pytest.mark.parametrize(
    ("layer", "lines", "told"),
    [
        (Attribute, {"buffer", "device"}, "`mask` est un tenseur que ta couche n'enregistre pas"),
        (Temporary, {"buffer"}, "retire `persistent=False`"),
        (Learnt, {"buffer"}, "`mask` s'apprend aussi"),
        (Frozen, {"buffer"}, "même figé, ce n'est pas un buffer"),
        (BuiltInForward, {"device"}, "ajoute `device=x.device`"),
        (AlwaysOn, {"evaluation"}, "le dropout est resté actif"),
        (NeverOn, {"dropped_weights"}, "aucun poids d'attention n'est éteint"),
        (Unscaled, {"dropped_weights"}, "multipliés par 1 ; pour un taux de 0.3, on attend 1.429"),
        (OnePattern, {"dropped_weights"}, "dans chaque phrase du lot"),
        (OnContext, {"dropped_weights"}, "où ton dropout passe-t-il"),
    ],
)
def test_layer_with_one_mistake_is_told(checks, layer, lines, told):
    """Each mistake turns its own lines red, and no other, with a sentence about it."""
    assert checks.check("CausalAttention", Causal).all_passed
    result = checks.check("CausalAttention", layer)
    assert failed(result) == lines, str(result)
    assert told in str(result)


def test_mask_that_is_not_sliced_is_red_on_shorter_sentences(checks):
    result = checks.check("CausalAttention", WholeMask)
    assert "other_sizes" in failed(result)
    assert outcomes(result)["document"] == "passed"


def additive(layer, mask):
    layer.register_buffer("bias_of_scores", torch.zeros(mask.shape).masked_fill(mask, -math.inf))
    layer.hidden = lambda T: layer.bias_of_scores[:T, :T] < 0


def visible(layer, mask):
    layer.register_buffer("seen", ~mask[None, None])
    layer.hidden = lambda T: ~layer.seen[0, 0, :T, :T]


def positions(layer, mask):
    layer.register_buffer("steps", torch.arange(len(mask)))
    layer.hidden = lambda T: layer.steps[:T] > layer.steps[:T, None]


@pytest.mark.parametrize("keep", [additive, visible, positions])
def test_mask_of_any_writing_in_a_buffer_is_green(checks, keep):
    """Additive, the other way round, with four axes, or as positions that make one."""
    kind = type("Kept", (Causal,), {"keep": keep})
    result = checks.check("CausalAttention", kind)
    assert result.all_passed, str(result)


def test_buffer_too_small_for_a_mask_is_none(checks):
    class Other(Causal):
        def keep(self, mask):
            self.register_buffer("scale", torch.ones(1))
            self.size = len(mask)

        def hidden(self, T):
            return future(T, device=self.scale.device)

    result = checks.check("CausalAttention", Other)
    assert failed(result) == {"buffer"}
    assert "Aucun buffer de ta couche ne garde le masque" in str(result)


def test_replay_of_a_layer_in_evaluation_puts_it_in_that_mode(checks):
    class Shifted(Causal):
        def forward(self, x):
            return super().forward(x) + (0 if self.training else 1)

    result = checks.check("CausalAttention", Shifted)
    replay = next(v.replay for v in result.verdicts if v.name == "evaluation")
    *lines, call = replay.splitlines()
    namespace = {"torch": torch, "CausalAttention": Shifted}
    exec("\n".join(lines), namespace)
    answer = eval(call, namespace)
    assert not namespace["layer"].training
    [message] = [v.message.fr for v in result.verdicts if v.name == "evaluation"]
    assert f"tu as {answer[0, 0, 0]:.5g}" in message


# --- Figures ---


def words_of(drawing):
    return [a.get_text() for a in drawing.figure.findobj() if hasattr(a, "get_text")]


def unwritten(*_):
    raise NotImplementedError


ONES = torch.ones(3, 3)
DROPPED = torch.tensor([[2.0, 0.0, 2.0], [0.0, 0.0, 2.0], [2.0, 2.0, 2.0]])
FIGURES = {
    "draw_scores": (
        lambda c: c.draw_scores(torch.zeros(3, 3), lambda: future(3)),
        lambda c: c.draw_scores(torch.zeros(3, 3), lambda: unwritten()),
        ("Le masque additif", "The additive mask"),
    ),
    "draw_dropout": (
        lambda c: c.draw_dropout(ONES, lambda: DROPPED),
        lambda c: c.draw_dropout(ONES, lambda: unwritten()),
        ("éteint", "off"),
    ),
    "draw_causal_attention": (
        lambda c: c.draw_causal_attention(Causal, torch.eye(3), torch.eye(2, 3), torch.eye(2, 3)),
        lambda c: c.draw_causal_attention(unwritten, torch.eye(3), torch.eye(3), torch.eye(3)),
        ("Poids d'attention de ta couche", "Attention weights of your layer"),
    ),
}


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_figure_is_drawn_once_all_is_written(checks, name, language):
    ready, waiting, words = FIGURES[name]
    checks.use_language(language)
    assert words[language == "en"] in words_of(ready(checks))
    assert "écris d'abord" in str(waiting(checks)) or "first" in str(waiting(checks))


def test_scores_are_shown_with_infinities_where_they_are_hidden(checks):
    drawing = checks.draw_scores(torch.full((3, 3), 0.25), future(3))
    said = words_of(drawing)
    assert (said.count("0,25"), said.count("−∞")) == (6, 3)
    assert "Ce que reçoit la softmax" in said
    assert "(4, 4)" in str(checks.draw_scores(torch.zeros(3, 3), future(4)))


def test_dropout_figure_tells_what_is_off_from_what_was_nought_already(checks):
    names = ["a", "b", "c"]
    drawing = checks.draw_dropout(ONES.tril(), DROPPED.tril(), rows=names, columns=names)
    said = words_of(drawing)
    assert said.count("0") == 2  # the three hidden ones are blank
    assert {"déjà nul", "Σ = 6,00"} <= set(said)
    assert "déjà nul" not in words_of(checks.draw_dropout(ONES, DROPPED))
    assert "(n, m)" in str(checks.draw_dropout(ONES, DROPPED[0]))


@pytest.mark.parametrize("size", [2, 5], ids=["fewer", "more"])
def test_causal_figure_shows_the_weights_of_the_layer(checks, size):
    """Whether keys have fewer components than there are tokens, or more."""
    generator = torch.Generator().manual_seed(0)
    x, q, k = (torch.randn(n, 3, generator=generator) for n in (4, size, size))
    scores = (x @ q.T) @ (x @ k.T).T / math.sqrt(size)
    weights = torch.softmax(scores.masked_fill(future(4), -math.inf), -1)
    drawing = checks.draw_causal_attention(Causal, x, q, k)
    [image] = drawing.figure.axes[0].images
    np.testing.assert_allclose(image.get_array(), weights, atol=1e-6)


def test_causal_figure_shows_a_layer_without_a_mask_as_it_is(checks):
    class Unmasked(Causal):
        def hidden(self, T):
            return torch.zeros(T, T, dtype=torch.bool)

    drawing = checks.draw_causal_attention(Unmasked, torch.eye(3), torch.eye(3), torch.eye(3))
    [image] = drawing.figure.axes[0].images
    assert image.get_array()[0, 2] > 0.1


def test_causal_figure_of_another_class_says_what_is_missing(checks):
    class Other(nn.Module):
        def __init__(self, *_):
            super().__init__()
            self.linear = nn.Linear(2, 2)

    note = checks.draw_causal_attention(Other, torch.eye(3), torch.eye(3), torch.eye(3))
    assert "pas de paramètre `W_query.weight`" in str(note)
