"""Hidden checks of ps7_generation: generation with a model of the grader's, and with a GPT.

The model answers as its whole window says, places included, so that one token left out or moved
changes what follows. It sees each call: the shapes are the cost, without a clock. What is drawn is
judged by what can be drawn and how often, since another right way of drawing gives other tokens.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any, Literal

import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.graders.heads import multi_head
from autograder.graders.shared import filled
from autograder.student import Call, Generator, GraderModel
from autograder.text import Text

Logits = Callable[[Tensor], Tensor]
Kind = Literal["module", "object", "function"]

CACHED_KINDS = [pytest.param("module", id="module"), pytest.param("object", id="object")]
KINDS = [*CACHED_KINDS, pytest.param("function", id="function")]

TOKENS = Text("Tes jetons", "Your tokens")

_STATES = 1009


def chaotic(draw, vocab_size: int, *, spread: float = 2.0) -> Logits:
    """Logits (b, n) -> (b, n, V), the same levels in an order that the whole window decides.

    spread: the levels go from −spread to spread, evenly.
    """
    levels = torch.linspace(-spread, spread, vocab_size)
    table = levels[draw.uniform(_STATES, vocab_size).argsort(-1)]
    factor, step = draw.integer(200, 900), draw.integer(100, 900)

    def logits(ids: Tensor) -> Tensor:
        state, rows = torch.ones(ids.shape[0], dtype=torch.long), []
        for column in ids.T:
            state = (factor * state + step * (column + 1) + 7) % _STATES
            rows.append(table[state])
        return torch.stack(rows, 1)

    return logits


def stopping(draw, vocab_size: int, eos_id: int, stops: Mapping[int, int]) -> Logits:
    """Chaotic, but for `eos_id`: a row that begins with r gives it after stops[r] tokens alone."""
    base = chaotic(draw, vocab_size)

    def logits(ids: Tensor) -> Tensor:
        answer = base(ids)
        answer[..., eos_id] = -30.0
        for row, first in enumerate(ids[:, 0].tolist()):
            length = stops.get(first, 0)
            if 0 < length <= ids.shape[1]:
                answer[row, length - 1, eos_id] = 30.0
        return answer

    return logits


def prompt(draw, b: int, T: int, vocab_size: int) -> Tensor:
    return draw.uniform(b, T, high=vocab_size).long().clamp(max=vocab_size - 1)


def continued(
    logits: Logits, ids: Tensor, count: int, context_length: int, eos_id: int | None = None
) -> Tensor:
    """The prompt and the likeliest tokens after it."""
    finished = torch.zeros(ids.shape[0], dtype=torch.bool)
    for _ in range(count):
        token = logits(ids[:, -context_length:])[:, -1].argmax(-1)
        if eos_id is not None:
            token = torch.where(finished, eos_id, token)
            finished |= token == eos_id
        ids = torch.cat([ids, token[:, None]], 1)
        if eos_id is not None and bool(finished.all()):
            break
    return ids


def lent(
    logits: Logits,
    vocab_size: int,
    context_length: int,
    kind: Kind = "module",
    *,
    training: bool = False,
) -> GraderModel:
    """A model with room to spare: the length to crop to is that of the argument."""
    return GraderModel(logits, vocab_size, context_length + 5, kind=kind, training=training)


def expect_tokens(actual: Any, expected: Tensor) -> None:
    """Token by token, in words that say where the first one differs."""
    if isinstance(actual, Tensor) and actual.dtype == expected.dtype and actual.ndim == 2:
        b, got = actual.shape
        expect.that(
            b == expected.shape[0] and got == expected.shape[1],
            f"{TOKENS.fr} ont la forme {(b, got)}, on attend {tuple(expected.shape)}.",
            f"{TOKENS.en} have shape {(b, got)}, {tuple(expected.shape)} is expected.",
        )
    expect.close(actual, expected, what=TOKENS)


# What 7.5 and 7.8 have in common ----------------------------------------------------------------

Generate = Callable[..., Any]


def check_greedy(generate: Generate, draw: Any, kind: Kind) -> None:
    for b, T, count, vocab_size in [(3, 4, 6, 11), (1, 1, 5, 7), (2, 6, 1, 13), (4, 2, 7, 5)]:
        logits, context_length = chaotic(draw, vocab_size), T + count
        ids = prompt(draw, b, T, vocab_size)
        model = lent(logits, vocab_size, context_length, kind)
        answer = generate(model, ids, count, context_length)
        expect_tokens(answer, continued(logits, ids, count, context_length))


def check_cropped(generate: Generate, draw: Any, kind: Kind) -> None:
    # (T, tokens to make, context): filled to its end, then over, then too long from the start.
    for b, T, count, context_length in [(2, 3, 4, 6), (3, 4, 9, 6), (2, 9, 5, 6), (2, 6, 5, 6)]:
        logits = chaotic(draw, 11)
        ids = prompt(draw, b, T, 11)
        answer = generate(lent(logits, 11, context_length, kind), ids, count, context_length)
        expect_tokens(answer, continued(logits, ids, count, context_length))


def check_tiny_context(generate: Generate, draw: Any) -> None:
    for T, context_length in [(3, 1), (1, 1), (1, 2), (5, 2)]:
        logits, ids = chaotic(draw, 9), prompt(draw, 2, T, 9)
        answer = generate(lent(logits, 9, context_length), ids, 5, context_length)
        expect_tokens(answer, continued(logits, ids, 5, context_length))


def check_long(generate: Generate, draw: Any) -> None:
    logits, ids = chaotic(draw, 97), prompt(draw, 2, 70, 97)
    answer = generate(lent(logits, 97, 74), ids, 7, 74)
    expect_tokens(answer, continued(logits, ids, 7, 74))


def check_count(generate: Generate, draw: Any) -> None:
    logits, ids = chaotic(draw, 11), prompt(draw, 3, 4, 11)
    for count in (1, 0, 2, 5):
        answer = generate(lent(logits, 11, 12), ids, count, 12)
        expect_tokens(answer, continued(logits, ids, count, 12))


def _marked(draw: Any, firsts: list[int], T: int, vocab_size: int, without: int) -> Tensor:
    """A prompt whose rows begin with these tokens, and do not hold the token `without`."""
    ids = prompt(draw, len(firsts), T, vocab_size)
    ids[ids == without] = (without + 1) % vocab_size
    ids[:, 0] = torch.tensor(firsts)
    return ids


def check_eos(generate: Generate, draw: Any, eos_id: int, kind: Kind = "module") -> None:
    """Rows end at different steps, and the last one before all tokens are made."""
    T, vocab_size = 3, 9
    firsts = [t for t in (2, 3, 4, 5) if t != eos_id][:3]
    stops = dict(zip(firsts, (T + 1, T + 4, T), strict=True))
    logits = stopping(draw, vocab_size, eos_id, stops)
    ids = _marked(draw, firsts, T, vocab_size, eos_id)
    expected = continued(logits, ids, 9, 14, eos_id)
    model = lent(logits, vocab_size, 14, kind, training=kind == "module")
    expect_tokens(generate(model, ids, 9, 14, eos_id=eos_id), expected)
    # What runs once all have ended is wasted; a last pass too many is let through.
    steps = expected.shape[1] - T
    rows = sum(call.ids.shape[0] for call in model.calls)
    expect.that(
        rows <= (steps + 1) * ids.shape[0],
        "Le modèle tourne encore quand toutes les lignes ont fini.",
        "The model still runs when all rows have ended.",
    )


def check_eos_never_by_all(generate: Generate, draw: Any) -> None:
    """One row never ends: the others are padded to the last step."""
    eos_id, T, vocab_size = 6, 3, 9
    logits = stopping(draw, vocab_size, eos_id, {2: T, 3: T + 2})
    ids = _marked(draw, [2, 3, 4], T, vocab_size, eos_id)
    answer = generate(lent(logits, vocab_size, 14), ids, 7, 14, eos_id=eos_id)
    expect_tokens(answer, continued(logits, ids, 7, 14, eos_id))
    # All at once, at the first step; and at the very last one.
    for stop in (T, T + 4):
        logits = stopping(draw, vocab_size, eos_id, dict.fromkeys((2, 3, 4), stop))
        answer = generate(lent(logits, vocab_size, 14), ids, 5, 14, eos_id=eos_id)
        expect_tokens(answer, continued(logits, ids, 5, 14, eos_id))


def check_eos_of_the_prompt(generate: Generate, draw: Any) -> None:
    T, vocab_size = 4, 9
    for eos_id, stops in [(6, {2: T + 2, 3: T + 5}), (0, {2: T + 3})]:
        logits = stopping(draw, vocab_size, eos_id, stops)
        ids = _marked(draw, [2, 3], T, vocab_size, eos_id)
        ids[0, 1] = ids[0, 3] = ids[1, 3] = eos_id
        answer = generate(lent(logits, vocab_size, 16), ids, 8, 16, eos_id=eos_id)
        expect_tokens(answer, continued(logits, ids, 8, 16, eos_id))


def check_no_eos(generate: Generate, draw: Any) -> None:
    """Without eos_id no token ends anything, whichever it is."""
    logits, ids = chaotic(draw, 3), prompt(draw, 2, 3, 3)
    expected = continued(logits, ids, 12, 18)
    expect_tokens(generate(lent(logits, 3, 18), ids, 12, 18), expected)
    expect_tokens(generate(lent(logits, 3, 18), ids, 12, 18, eos_id=None), expected)


def check_eos_when_cropped(generate: Generate, draw: Any) -> None:
    """Few tokens, so that rows end by chance, before and after the context is full."""
    for eos_id in (0, 3, 1):
        logits, ids = chaotic(draw, 7), prompt(draw, 4, 3, 7)
        answer = generate(lent(logits, 7, 5), ids, 14, 5, eos_id=eos_id)
        expect_tokens(answer, continued(logits, ids, 14, 5, eos_id))


def check_mode(generate: Callable[..., Call], draw: Any, *, training: bool) -> None:
    """generate: observes. The model answers otherwise in training mode."""
    for context_length in (12, 5):
        logits, ids = chaotic(draw, 11), prompt(draw, 2, 3, 11)
        model = lent(logits, 11, context_length, training=training)
        call = generate(model, ids, 5, context_length)
        expect_tokens(call.value, continued(logits, ids, 5, context_length))
        expect.that(
            not any(seen.training for seen in model.calls),
            "Le modèle tourne en mode entraînement : son dropout serait actif.",
            "The model runs in training mode: its dropout would be at work.",
        )
        expect.that(
            call.facts.left_training == (training,),
            "Le modèle ne ressort pas dans le mode où tu l'as trouvé.",
            "The model does not come out in the mode in which you found it.",
        )


def check_no_gradient(generate: Generate, draw: Any) -> None:
    for context_length in (12, 5):
        logits, ids = chaotic(draw, 11), prompt(draw, 2, 3, 11)
        model = lent(logits, 11, context_length)
        answer = generate(model, ids, 4, context_length)
        expect_tokens(answer, continued(logits, ids, 4, context_length))
        expect.that(
            not any(seen.grad for seen in model.calls),
            "Le modèle tourne avec les gradients : le graphe grandit à chaque pas.",
            "The model runs with gradients: the graph grows at each step.",
        )


def check_polite(generate: Callable[..., Call], draw: Any) -> None:
    first, other = prompt(draw, 2, 4, 11), prompt(draw, 3, 2, 11)
    logits = chaotic(draw, 11)
    for ids in (first, other, first):
        call = generate(lent(logits, 11, 8), ids, 6, 8)
        expect_tokens(call.value, continued(logits, ids, 6, 8))
        expect.unchanged(call.facts.changed)


def check_by_name(generate: Generate, draw: Any) -> None:
    logits, ids = stopping(draw, 9, 6, {2: 4, 3: 6}), _marked(draw, [2, 3, 3], 3, 9, 6)
    expected = continued(logits, ids, 8, 12, 6)
    options = {"eos_id": 6, "generator": None, "top_k": None, "temperature": 0.0}
    lengths = {"context_length": 12, "max_new_tokens": 8}
    answer = generate(**options, **lengths, ids=ids, model=lent(logits, 9, 12))
    expect_tokens(answer, expected)
    answer = generate(lent(logits, 9, 12), ids, 8, 12, 0.0, None, 6, None)
    expect_tokens(answer, expected)


# Row by row is as right, and a call may ask a model 256 times: many rows in a few calls.
DRAWN_ROWS, DRAWN_CALLS = 80, 6


def check_frequencies(tokens: Tensor, probs: Tensor) -> None:
    """(n,) tokens are drawn with these probabilities, and never where it is 0.

    Within five standard deviations, and five tokens more for those that are rare.
    """
    n = tokens.numel()
    seen = torch.bincount(tokens, minlength=probs.numel()).double() / n
    probs = probs.double()
    allowed = 5 * (probs * (1 - probs) / n).sqrt() + torch.where(probs > 0, 5 / n, 0.0)
    expect.that(
        bool(((seen - probs).abs() <= allowed).all()),
        "Les jetons ne sont pas tirés avec les bonnes probabilités.",
        "Tokens are not drawn with the right probabilities.",
    )


def check_drawn(generate: Generate, draw: Any, temperature: float, top_k: int | None) -> None:
    """The same prompt in many rows: two steps, the second after the commonest first token."""
    vocab_size, T, count = 7, 3, 2
    logits = chaotic(draw, vocab_size, spread=4.0)
    start = prompt(draw, 1, T, vocab_size)
    ids = start.expand(DRAWN_ROWS, T).contiguous()
    seed, answers = draw.integer(1, 10**6), []
    for k in range(DRAWN_CALLS):
        model, generator = lent(logits, vocab_size, 6), Generator(seed + k)
        options = {} if top_k is None else {"top_k": top_k}  # left out, all can be drawn
        drawn = generate(model, ids, count, 6, temperature, generator=generator, **options)
        expect.that(
            isinstance(drawn, Tensor)
            and drawn.dtype == torch.int64
            and tuple(drawn.shape) == (DRAWN_ROWS, T + count)
            and bool(((drawn >= 0) & (drawn < vocab_size)).all()),
            "Le résultat n'a pas la forme ou le type attendus.",
            "The result does not have the expected shape or type.",
        )
        expect_tokens(drawn[:, :T], ids)
        answers.append(drawn)
    answer = torch.cat(answers)

    def probs(window: Tensor) -> Tensor:
        z = logits(window)[0, -1].double() / temperature
        if top_k is not None:
            z[z < z.topk(top_k).values[-1]] = -math.inf
        return torch.softmax(z, -1)

    check_frequencies(answer[:, T], probs(start))
    common = int(answer[:, T].mode().values)
    after = answer[answer[:, T] == common]
    window = torch.cat([start, torch.tensor([[common]])], 1)
    check_frequencies(after[:, T + 1], probs(window))


def check_generator(student: Any, generate: Any, draw: Any) -> None:
    """All draws come from the generator, and from it alone."""
    logits, ids = chaotic(draw, 11, spread=1.0), prompt(draw, 6, 3, 11)
    seed = draw.integer(1, 10**6)

    def drawn(global_seed: int, own: int | None) -> Call:
        generator = None if own is None else Generator(own)
        call = generate.seeded(global_seed).observe(
            lent(logits, 11, 6), ids, 6, 6, temperature=1.5, generator=generator
        )
        value = call.value
        expect.that(
            isinstance(value, Tensor)
            and value.dtype == torch.int64
            and tuple(value.shape) == (6, 9),
            "Le résultat n'a pas la forme ou le type attendus.",
            "The result does not have the expected shape or type.",
        )
        expect_tokens(value[:, :3], ids)
        return call

    first = drawn(1, seed)
    expect.that(
        torch.equal(drawn(2, seed).value, first.value),
        "Avec le même `generator`, la graine globale change les jetons : tous les tirages "
        "doivent venir de lui.",
        "With the same `generator`, the global seed changes the tokens: all draws must come "
        "from it.",
    )
    expect.that(
        not torch.equal(drawn(1, seed + 1).value, first.value),
        "Un autre `generator` donne les mêmes jetons.",
        "Another `generator` gives the same tokens.",
    )
    expect.that(
        first.facts.drew == ("generator",),
        "L'état du `generator` n'a pas bougé : tes tirages ne viennent pas de lui.",
        "The state of the `generator` has not moved: your draws do not come from it.",
    )
    expect.that(
        not torch.equal(drawn(1, None).value, drawn(2, None).value),
        "Sans `generator`, deux graines globales donnent les mêmes jetons : une graine est fixée "
        "dans ta fonction.",
        "Without a `generator`, two global seeds give the same tokens: a seed is set inside your "
        "function.",
    )
    kept = student.lent(Generator(seed))
    one, other = (
        generate(lent(logits, 11, 6), ids, 6, 6, temperature=1.5, generator=kept) for _ in range(2)
    )
    expect_tokens(one[:, :3], ids)
    expect.that(
        not torch.equal(one, other),
        "Deux appels de suite avec le même `generator` donnent les mêmes jetons : tu le remets à "
        "sa graine.",
        "Two calls in a row with the same `generator` give the same tokens: you set it back to "
        "its seed.",
    )


def check_stream(generate: Generate, reference: Any, draw: Any) -> None:
    """Who draws the first token as 7.4 does draws the others as it does, one draw a step.

    Another way of drawing gives other tokens from the first step on, and is as right; but not the
    second draw of 7.4 in the place of the first.
    """
    logits, ids = chaotic(draw, 11, spread=1.0), prompt(draw, 6, 3, 11)
    expect_tokens(generate(lent(logits, 11, 6), ids, 5, 6), continued(logits, ids, 5, 6))
    seed = draw.integer(1, 10**6)

    def both(count: int) -> tuple[Any, Tensor]:
        model, right = lent(logits, 11, 6), reference.generate_naive
        answer = generate(model, ids, count, 6, temperature=1.0, generator=Generator(seed))
        own = torch.Generator().manual_seed(seed)
        return answer, right(logits, ids, count, 6, temperature=1.0, generator=own)

    own, last = torch.Generator().manual_seed(seed), logits(ids)[:, -1]
    _, second = (reference.sample_next(last, 1.0, None, own) for _ in range(2))
    first, expected = both(1)
    expect.that(
        torch.equal(first, expected) or not torch.equal(first[:, -1:], second),
        "Un tirage est perdu avant celui qui sert.",
        "A draw is lost before the one that serves.",
    )
    if torch.equal(first, expected):
        answer, expected = both(6)
        # Sentence after sentence, each to its end, the same draws go to other tokens.
        own = torch.Generator().manual_seed(seed)
        rows = [
            reference.generate_naive(logits, row[None], 6, 6, temperature=1.0, generator=own)
            for row in ids
        ]
        if not expect.agree(answer, torch.cat(rows)):
            expect_tokens(answer, expected)


def check_padding_when_drawn(generate: Generate, draw: Any) -> None:
    """Rows that have ended are padded when tokens are drawn too."""
    eos_id, T, vocab_size = 6, 3, 9
    base = stopping(draw, vocab_size, eos_id, {2: T, 3: T + 2, 4: T + 5})
    ids = _marked(draw, [2, 3, 4], T, vocab_size, eos_id)
    expected = continued(base, ids, 9, 14, eos_id)
    for top_k in (4, vocab_size + 3):  # the whole vocabulary, when it has no more
        model = lent(lambda ids: 40 * base(ids), vocab_size, 14)
        generator = Generator(draw.integer(1, 10**6))
        expect_tokens(generate(model, ids, 9, 14, 1.0, top_k, eos_id, generator), expected)


# 7.5 generate_naive -----------------------------------------------------------------------------


@check(
    "generate_naive",
    weight=2.0,
    fr="À température nulle, l'invite est suivie des jetons les plus probables, un par un.",
    en="At temperature zero, the prompt is followed by the likeliest tokens, one by one.",
)
@pytest.mark.parametrize("kind", KINDS)
def test_generate_naive(student, draw, kind):
    check_greedy(student.generate_naive, draw, kind)


@check(
    "generate_naive",
    weight=2.0,
    fr="La suite est rognée à ses `context_length` derniers jetons, le résultat ne l'est pas.",
    en="The sequence is cropped to its last `context_length` tokens, the result is not.",
)
@pytest.mark.parametrize("kind", KINDS)
def test_generate_naive_crops(student, draw, kind):
    check_cropped(student.generate_naive, draw, kind)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Un contexte d'un ou deux jetons suffit.",
    en="A context of one or two tokens will do.",
)
def test_generate_naive_of_tiny_context(student, draw):
    check_tiny_context(student.generate_naive, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="De longues suites et un grand vocabulaire marchent aussi.",
    en="Long sequences and a large vocabulary work too.",
)
def test_generate_naive_of_large_sizes(student, draw):
    check_long(student.generate_naive, draw)


@check(
    "generate_naive",
    weight=1.5,
    devices=CPU_ONLY,
    fr="`max_new_tokens` jetons sont ajoutés, ni plus ni moins ; 0 rend l'invite.",
    en="`max_new_tokens` tokens are added, no more and no fewer; 0 returns the prompt.",
)
def test_generate_naive_of_any_count(student, draw):
    check_count(student.generate_naive, draw)


@check(
    "generate_naive",
    weight=2.0,
    fr="Une ligne qui a produit `eos_id` est complétée par lui ; tout s'arrête quand toutes l'ont "
    "produit.",
    en="A row that has produced `eos_id` is padded with it; all stops when every row has.",
)
@pytest.mark.parametrize("eos_id", [pytest.param(7, id="some"), pytest.param(0, id="zero")])
def test_generate_naive_ends(student, draw, eos_id):
    check_eos(student.generate_naive, draw, eos_id)


@check(
    "generate_naive",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Tant qu'une ligne n'a pas fini, les autres attendent ; toutes peuvent finir ensemble.",
    en="As long as one row has not ended the others wait; all may end together.",
)
def test_generate_naive_waits_for_all_rows(student, draw):
    check_eos_never_by_all(student.generate_naive, draw)


@check(
    "generate_naive",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un `eos_id` qui se trouve dans l'invite n'arrête rien.",
    en="An `eos_id` that stands in the prompt stops nothing.",
)
def test_generate_naive_with_eos_in_the_prompt(student, draw):
    check_eos_of_the_prompt(student.generate_naive, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Sans `eos_id`, rien n'arrête la boucle avant son terme.",
    en="Without `eos_id` nothing stops the loop early.",
)
def test_generate_naive_without_eos(student, draw):
    check_no_eos(student.generate_naive, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Le jeton de fin arrête aussi une suite plus longue que le contexte.",
    en="The token that ends also stops a sequence longer than the context.",
)
def test_generate_naive_ends_when_cropped(student, draw):
    check_eos_when_cropped(student.generate_naive, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Quand les jetons sont tirés, les lignes finies sont complétées de même.",
    en="When tokens are drawn, rows that have ended are padded all the same.",
)
def test_generate_naive_ends_when_drawn(student, draw):
    check_padding_when_drawn(student.generate_naive, draw)


MODES = [pytest.param(True, id="training"), pytest.param(False, id="evaluation")]


@check(
    "generate_naive",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Le modèle travaille en mode évaluation et ressort dans le mode où il était.",
    en="The model works in evaluation mode and comes out in the mode in which it was.",
)
@pytest.mark.parametrize("training", MODES)
def test_generate_naive_minds_the_mode(student, draw, training):
    check_mode(student.generate_naive.observe, draw, training=training)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Le modèle travaille sans gradient.",
    en="The model works without gradients.",
)
def test_generate_naive_without_gradient(student, draw):
    check_no_gradient(student.generate_naive, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Un passage dans le modèle par pas, pas davantage.",
    en="One pass through the model at each step, and no more.",
)
def test_generate_naive_passes_once_a_step(student, draw):
    logits, ids = chaotic(draw, 11), prompt(draw, 3, 4, 11)
    model = lent(logits, 11, 8, "function")
    expect_tokens(student.generate_naive(model, ids, 7, 8), continued(logits, ids, 7, 8))
    # Row by row is as good; one pass too many, at the end, is let through.
    rows = sum(call.ids.shape[0] for call in model.calls)
    expect.that(
        rows <= (7 + 1) * 3,
        "Le modèle tourne plus d'une fois par pas.",
        "The model runs more than once at each step.",
    )


RATES = [
    pytest.param(0.6, None, id="cold"),
    pytest.param(10.0, None, id="hot"),  # so flat that a default `top_k` would show
    pytest.param(1.0, 3, id="top_k"),
]


@check(
    "generate_naive",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Les jetons sont tirés à la `temperature` et parmi les `top_k` demandés, à chaque pas.",
    en="Tokens are drawn at the `temperature` and among the `top_k` asked for, at each step.",
)
@pytest.mark.parametrize(("temperature", "top_k"), RATES)
def test_generate_naive_draws(student, draw, temperature, top_k):
    check_drawn(student.generate_naive, draw, temperature, top_k)


@check(
    "generate_naive",
    weight=1.5,
    fr="Tous les tirages viennent du `generator`, et aucune graine n'est fixée dans la fonction.",
    en="All draws come from the `generator`, and no seed is set inside the function.",
)
def test_generate_naive_with_a_generator(student, draw):
    check_generator(student, student.generate_naive, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Un seul tirage par pas.",
    en="A single draw at each step.",
)
def test_generate_naive_draws_once_a_step(student, draw, reference):
    check_stream(student.generate_naive, reference, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="L'invite ressort intacte, et un second appel donne le même résultat.",
    en="The prompt comes out untouched, and a second call gives the same result.",
)
def test_generate_naive_changes_nothing(student, draw):
    check_polite(student.generate_naive.observe, draw)


@check(
    "generate_naive",
    devices=CPU_ONLY,
    fr="Les arguments se donnent dans l'ordre de l'énoncé ou par leurs noms.",
    en="Arguments are given in the order of the statement or by their names.",
)
def test_generate_naive_called_by_name(student, draw):
    check_by_name(student.generate_naive, draw)


# 7.8 generate_cached ----------------------------------------------------------------------------


@check(
    "generate_cached",
    weight=2.0,
    fr="À température nulle, les jetons sont ceux de la génération naïve.",
    en="At temperature zero, the tokens are those of naive generation.",
)
@pytest.mark.parametrize("kind", CACHED_KINDS)
def test_generate_cached(student, draw, kind):
    check_greedy(student.generate_cached, draw, kind)


@check(
    "generate_cached",
    weight=2.0,
    fr="Quand le contexte est plein, ce sont encore les jetons de la génération naïve.",
    en="When the context is full, the tokens are still those of naive generation.",
)
@pytest.mark.parametrize("kind", CACHED_KINDS)
def test_generate_cached_beyond_the_context(student, draw, kind):
    check_cropped(student.generate_cached, draw, kind)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Un contexte d'un ou deux jetons suffit.",
    en="A context of one or two tokens will do.",
)
def test_generate_cached_of_tiny_context(student, draw):
    check_tiny_context(student.generate_cached, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="De longues suites et un grand vocabulaire marchent aussi.",
    en="Long sequences and a large vocabulary work too.",
)
def test_generate_cached_of_large_sizes(student, draw):
    check_long(student.generate_cached, draw)


@check(
    "generate_cached",
    weight=1.5,
    devices=CPU_ONLY,
    fr="`max_new_tokens` jetons sont ajoutés, ni plus ni moins ; 0 rend l'invite.",
    en="`max_new_tokens` tokens are added, no more and no fewer; 0 returns the prompt.",
)
def test_generate_cached_of_any_count(student, draw):
    check_count(student.generate_cached, draw)


@check(
    "generate_cached",
    weight=3.0,
    fr="L'invite passe une fois, puis chaque pas ne donne au modèle qu'un jeton par ligne.",
    en="The prompt goes through once, then each step gives the model one token per row alone.",
)
@pytest.mark.parametrize("kind", CACHED_KINDS)
def test_generate_cached_passes_each_token_once(student, draw, kind):
    b, T, count = 3, 5, 7
    logits, ids = chaotic(draw, 11), prompt(draw, b, T, 11)
    model = lent(logits, 11, 20, kind)
    expect_tokens(student.generate_cached(model, ids, count, 20), continued(logits, ids, count, 20))
    expect.that(
        all(call.cached is not None for call in model.calls),
        "Le modèle est appelé sans caches alors que le contexte n'est pas plein.",
        "The model is called without caches although the context is not full.",
    )
    # The last token of all need not go through; a pass too many, at the end, is let through.
    passed = sum(call.ids.numel() for call in model.calls)
    expect.that(
        passed <= b * (T + count),
        "Des jetons passent plusieurs fois dans le modèle : le cache se souvient pourtant d'eux.",
        "Some tokens go through the model several times, although the cache remembers them.",
    )
    of_prompt = sum(call.ids.shape[0] for call in model.calls if call.cached + 1 <= T)
    expect.that(
        of_prompt <= 2 * b,
        "L'invite passe en plus de deux morceaux, alors qu'elle est connue d'avance.",
        "The prompt goes through in more than two chunks, although it is known beforehand.",
    )


@check(
    "generate_cached",
    weight=1.5,
    fr="Une ligne qui a produit `eos_id` est complétée par lui ; tout s'arrête quand toutes l'ont "
    "produit.",
    en="A row that has produced `eos_id` is padded with it; all stops when every row has.",
)
@pytest.mark.parametrize("eos_id", [pytest.param(7, id="some"), pytest.param(0, id="zero")])
def test_generate_cached_ends(student, draw, eos_id):
    check_eos(student.generate_cached, draw, eos_id)


@check(
    "generate_cached",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Tant qu'une ligne n'a pas fini, les autres attendent ; toutes peuvent finir ensemble.",
    en="As long as one row has not ended the others wait; all may end together.",
)
def test_generate_cached_waits_for_all_rows(student, draw):
    check_eos_never_by_all(student.generate_cached, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Un `eos_id` qui se trouve dans l'invite n'arrête rien.",
    en="An `eos_id` that stands in the prompt stops nothing.",
)
def test_generate_cached_with_eos_in_the_prompt(student, draw):
    check_eos_of_the_prompt(student.generate_cached, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Sans `eos_id`, rien n'arrête la boucle avant son terme.",
    en="Without `eos_id` nothing stops the loop early.",
)
def test_generate_cached_without_eos(student, draw):
    check_no_eos(student.generate_cached, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Le jeton de fin arrête aussi une suite plus longue que le contexte.",
    en="The token that ends also stops a sequence longer than the context.",
)
def test_generate_cached_ends_when_cropped(student, draw):
    check_eos_when_cropped(student.generate_cached, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Quand les jetons sont tirés, les lignes finies sont complétées de même.",
    en="When tokens are drawn, rows that have ended are padded all the same.",
)
def test_generate_cached_ends_when_drawn(student, draw):
    check_padding_when_drawn(student.generate_cached, draw)


@check(
    "generate_cached",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Le modèle travaille en mode évaluation et ressort dans le mode où il était.",
    en="The model works in evaluation mode and comes out in the mode in which it was.",
)
@pytest.mark.parametrize("training", MODES)
def test_generate_cached_minds_the_mode(student, draw, training):
    check_mode(student.generate_cached.observe, draw, training=training)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Le modèle travaille sans gradient.",
    en="The model works without gradients.",
)
def test_generate_cached_without_gradient(student, draw):
    check_no_gradient(student.generate_cached, draw)


@check(
    "generate_cached",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Les jetons sont tirés à la `temperature` et parmi les `top_k` demandés, à chaque pas.",
    en="Tokens are drawn at the `temperature` and among the `top_k` asked for, at each step.",
)
@pytest.mark.parametrize(("temperature", "top_k"), RATES)
def test_generate_cached_draws(student, draw, temperature, top_k):
    check_drawn(student.generate_cached, draw, temperature, top_k)


@check(
    "generate_cached",
    weight=1.5,
    fr="Tous les tirages viennent du `generator`, et aucune graine n'est fixée dans la fonction.",
    en="All draws come from the `generator`, and no seed is set inside the function.",
)
def test_generate_cached_with_a_generator(student, draw):
    check_generator(student, student.generate_cached, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Un seul tirage par pas : les jetons tirés sont ceux de la génération naïve.",
    en="A single draw at each step: the tokens drawn are those of naive generation.",
)
def test_generate_cached_draws_once_a_step(student, draw, reference):
    check_stream(student.generate_cached, reference, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="L'invite ressort intacte, et chaque appel repart de caches neufs.",
    en="The prompt comes out untouched, and each call starts from new caches.",
)
def test_generate_cached_changes_nothing(student, draw):
    check_polite(student.generate_cached.observe, draw)


@check(
    "generate_cached",
    devices=CPU_ONLY,
    fr="Les arguments se donnent dans l'ordre de l'énoncé ou par leurs noms.",
    en="Arguments are given in the order of the statement or by their names.",
)
def test_generate_cached_called_by_name(student, draw):
    check_by_name(student.generate_cached, draw)


# With a GPT of the student's ---------------------------------------------------------------------


def drawn_gpt(
    draw, vocab_size: int, context_length: int, emb_dim: int, num_layers: int, *, bias: bool = False
) -> dict[str, Tensor]:
    """Weights of the given GPT, by its names, in float64; nothing is 0 or 1."""
    d = emb_dim
    weights = {
        "tok_emb.weight": draw.normal(vocab_size, d),
        "pos_emb.weight": draw.normal(context_length, d),
        "final_norm.weight": 1 + draw.normal(d, scale=0.3),
        "final_norm.bias": draw.normal(d, scale=0.3),
        "head.weight": draw.normal(vocab_size, d),
    }
    shapes = {
        "attention.W_query": (d, d, bias),
        "attention.W_key": (d, d, bias),
        "attention.W_value": (d, d, bias),
        "attention.out_proj": (d, d, True),
        "feed_forward.linear1": (4 * d, d, True),
        "feed_forward.linear2": (d, 4 * d, True),
    }
    for i in range(num_layers):
        for norm in ("norm1", "norm2"):
            weights[f"blocks.{i}.{norm}.weight"] = 1 + draw.normal(d, scale=0.3)
            weights[f"blocks.{i}.{norm}.bias"] = draw.normal(d, scale=0.3)
        for name, (out, inside, has_bias) in shapes.items():
            weights[f"blocks.{i}.{name}.weight"] = draw.normal(out, inside, scale=inside**-0.5)
            if has_bias:
                weights[f"blocks.{i}.{name}.bias"] = draw.normal(out, scale=0.5)
    return weights


def gpt_logits(ids: Tensor, weights: Mapping[str, Tensor], num_heads: int) -> Tensor:
    """(b, n) -> (b, n, V), in the dtype of the weights: the given GPT in evaluation mode."""

    def of(prefix: str) -> dict[str, Tensor]:
        return {n.removeprefix(prefix): w for n, w in weights.items() if n.startswith(prefix)}

    def normed(x: Tensor, name: str) -> Tensor:
        weight, bias = weights[f"{name}.weight"], weights[f"{name}.bias"]
        return torch.nn.functional.layer_norm(x, x.shape[-1:], weight, bias)

    x = weights["tok_emb.weight"][ids] + weights["pos_emb.weight"][: ids.shape[1]]
    blocks = len({name.split(".")[1] for name in weights if name.startswith("blocks.")})
    for i in range(blocks):
        block = f"blocks.{i}"
        x = x + multi_head(normed(x, f"{block}.norm1"), of(f"{block}.attention."), num_heads)
        feed = of(f"{block}.feed_forward.")
        hidden = normed(x, f"{block}.norm2") @ feed["linear1.weight"].T + feed["linear1.bias"]
        hidden = torch.nn.functional.gelu(hidden, approximate="tanh")
        x = x + hidden @ feed["linear2.weight"].T + feed["linear2.bias"]
    return normed(x, "final_norm") @ weights["head.weight"].T


@check(
    "generate_cached",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Avec un `GPT`, dont chaque couche a son cache, les jetons sont ceux de la génération "
    "naïve, appel après appel.",
    en="With a `GPT`, each layer of which has its cache, the tokens are those of naive "
    "generation, call after call.",
)
def test_generate_cached_of_a_gpt(student, draw):
    weights = drawn_gpt(draw, 13, 9, 12, 2)
    model = filled(student.GPT.seeded(1)(13, 9, 12, 3, 2), weights)
    model.method("train")()
    first, other = prompt(draw, 2, 4, 13), prompt(draw, 1, 3, 13)
    for ids, count in [(first, 8), (other, 4), (first, 8)]:
        expected = continued(lambda i: gpt_logits(i, weights, 3), ids, count, 9)
        expect_tokens(student.generate_cached(model, ids, count, 9), expected)
    expect.that(
        model.read("training") is True,
        "Le modèle ne ressort pas dans le mode où tu l'as trouvé.",
        "The model does not come out in the mode in which you found it.",
    )
