"""Hidden checks of ps3_causal_attention: the causal mask, dropout, and the module of both.

Each test compares values before it states any other fact, so that a program whose values are
wrong earns nothing for leaving its arguments alone. Expected values are computed here, in
float64, by torch's own softmax and autograd. Inputs are drawn from the secret seed with all
dimensions different.

Dropout is random, and no stream of draws is asked for: what stands is either 0 or the input over
1 - p, and how often, and how independently, is bounded at more than five standard deviations.
Calls are seeded all the same, so that a known mistake answers the same when it is replayed.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor, nn

from autograder import expect, reference_tensors
from autograder.checking import CPU_ONLY, check
from autograder.errors import BadAnswer, CheckFailed
from autograder.graders.shared import (
    FLOATS,
    PROJECTIONS,
    TO_X,
    as_printed,
    built,
    check_learns,
    check_without_bias,
    inject,
    leaf,
    linears,
    module_with,
    pulled_back,
    sentence,
)
from autograder.student import Device, Generator
from autograder.text import Text

WEIGHTS = Text("La matrice des poids", "The matrix of weights")
SCORES = Text("La matrice des scores", "The matrix of scores")
THE_WEIGHTS = Text("`weights`", "`weights`")
THE_SCORES = Text("`scores`", "`scores`")

# The axes of batch before the two of the mask.
LEADS = [(), (3,), (2, 3)]


def future(T: int) -> Tensor:
    """(T, T) bool: True where j > i"""
    positions = torch.arange(T)
    return positions > positions.unsqueeze(1)


def in_another_order(tensor: Tensor) -> Tensor:
    """The same numbers, laid out in memory with the first and last axes in the reverse order.

    No view can merge the axes of a tensor that has three of them or more.
    """
    axes = tuple(reversed(range(tensor.ndim)))
    return tensor.permute(axes).contiguous().permute(axes)


def future_is_zero(weights: Tensor) -> None:
    """The weights of all positions that follow are exactly 0."""
    hidden = weights[..., future(weights.shape[-1])]
    expect.that(
        bool((hidden == 0).all()),
        "Le poids d'un jeton futur ne vaut pas exactement 0.",
        "The weight of a token that follows is not exactly 0.",
    )


def rounding(largest: float, dtype: torch.dtype) -> float:
    """The tolerance on weights that come from scores of this size."""
    return expect.TOLERANCE[dtype] + 4 * torch.finfo(dtype).eps * largest


# 3.1 causal_mask --------------------------------------------------------------------------------

THE_MASK = Text("Le masque", "The mask")


def check_mask(answer: Any, T: int) -> None:
    """A boolean matrix, True strictly above the diagonal and nowhere else."""
    if isinstance(answer, Tensor) and answer.shape == (T, T) and answer.dtype is not torch.bool:
        kind = str(answer.dtype)[6:]
        expect.that(
            False,
            f"Le masque est en {kind}, on attend des booléens.",
            f"The mask is in {kind}, booleans are expected.",
        )
    if isinstance(answer, Tensor) and answer.shape == (T, T):
        wrong = int((answer.cpu() != future(T)).sum())
        fr = f"{wrong} cases sur {T * T} sont fausses" if wrong > 1 else "une case est fausse"
        en = f"{wrong} places of {T * T} are wrong" if wrong > 1 else "one place is wrong"
        expect.that(
            not wrong,
            "Le masque ne cache pas exactement ce qui est strictement au-dessus de la diagonale : "
            f"{fr}.",
            f"The mask does not hide exactly what is strictly above the diagonal: {en}.",
        )
    expect.close(answer, future(T), what=THE_MASK)


@check(
    "causal_mask",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Pour six jetons, True strictement au-dessus de la diagonale, False ailleurs.",
    en="For six tokens, True strictly above the diagonal, False elsewhere.",
)
def test_causal_mask_of_the_sentence(student):
    check_mask(student.causal_mask(6), 6)


@check(
    "causal_mask",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Le masque est juste pour toutes les longueurs, des plus courtes aux plus longues.",
    en="The mask is right for all lengths, from the shortest to the longest.",
)
def test_causal_mask_of_any_length(student):
    for T in (5, 2, 3, 4, 8, 11, 37, 130):
        check_mask(student.causal_mask(T), T)


@check(
    "causal_mask",
    devices=CPU_ONLY,
    fr="Un jeton seul se voit lui-même.",
    en="A token alone sees itself.",
)
def test_causal_mask_of_one_token(student):
    check_mask(student.causal_mask(1), 1)
    check_mask(student.causal_mask(2), 2)


@check(
    "causal_mask",
    weight=2.0,
    fr="Le masque naît sur l'appareil demandé.",
    en="The mask is born on the device that is asked for.",
)
def test_causal_mask_on_the_device_asked_for(student):
    for T in (7, 4):
        check_mask(student.causal_mask(T, device=Device("call")), T)
    check_mask(student.causal_mask(5, Device("call")), 5)


@check(
    "causal_mask",
    devices=CPU_ONLY,
    fr="L'appareil se donne aussi par une chaîne, par None ou pas du tout.",
    en="The device may be given as a string too, as None or not at all.",
)
def test_causal_mask_without_device(student):
    for given in ({}, {"device": None}, {"device": "cpu"}):
        check_mask(student.causal_mask(5, **given), 5)
    check_mask(student.causal_mask(device=None, T=4), 4)


@check(
    "causal_mask",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que de T, pas des appels précédents.",
    en="The result depends on T alone, not on earlier calls.",
)
def test_causal_mask_remembers_nothing(student):
    for T in (6, 3, 9, 6):
        check_mask(student.causal_mask(T), T)


# 3.2 mask_after_softmax -------------------------------------------------------------------------


def renormalised(weights: Tensor) -> Tensor:
    """(..., T, T) -> (..., T, T), computed in float64, in the dtype of `weights`"""
    visible = weights.double().masked_fill(future(weights.shape[-1]), 0.0)
    return (visible / visible.sum(-1, keepdim=True)).to(weights.dtype)


def drawn_weights(draw, *shape: int, dtype: torch.dtype = torch.float64) -> Tensor:
    """(..., T, T): positive, each row summing to 1, no entry tiny"""
    weights = draw.uniform(*shape, low=0.05, high=1.0)
    return (weights / weights.sum(-1, keepdim=True)).to(dtype)


def check_after(student, weights: Tensor) -> None:
    answer = student.mask_after_softmax(weights)
    expect.close(answer, renormalised(weights), what=WEIGHTS)
    future_is_zero(answer)


@check(
    "mask_after_softmax",
    fr="Sur les poids du document, on retrouve ceux de son étape 4.",
    en="On the document's weights, the result is that of its step 4.",
)
def test_mask_after_softmax_matches_the_document(student):
    weights = reference_tensors.WEIGHTS_BEFORE_THE_MASK.tensor()
    answer = student.mask_after_softmax(weights)
    # Both sides were printed with 4 decimals: their roundings add up.
    expected = reference_tensors.CAUSAL_WEIGHTS.tensor()
    expect.close(answer, expected, tolerance=4e-4, what=WEIGHTS)
    expect.close(answer, renormalised(weights), what=WEIGHTS)
    future_is_zero(answer)


@check(
    "mask_after_softmax",
    weight=2.0,
    fr="Le futur vaut 0, et chaque ligne est renormalisée.",
    en="The future is 0, and each row is renormalised.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_mask_after_softmax_of_any_length(student, draw, dtype):
    for T in (5, 2, 9):
        check_after(student, drawn_weights(draw, T, T, dtype=dtype))


@check(
    "mask_after_softmax",
    weight=2.0,
    fr="Des axes de lot, aucun ou plusieurs, précèdent les deux derniers.",
    en="Batch axes, none or several, come before the last two.",
)
def test_mask_after_softmax_with_batch_axes(student, draw):
    for lead in [*LEADS, (1,), (7,), (2, 1, 3)]:
        check_after(student, drawn_weights(draw, *lead, 5, 5))


@check(
    "mask_after_softmax",
    weight=1.5,
    fr="Un lot aussi grand que la suite ne cache aucune erreur d'axe.",
    en="A batch as large as the sequence hides no mistaken axis.",
)
def test_mask_after_softmax_of_equal_sizes(student, draw):
    for shape in [(4, 4, 4), (3, 3, 3, 3)]:
        check_after(student, drawn_weights(draw, *shape))


@check(
    "mask_after_softmax",
    devices=CPU_ONLY,
    fr="Un jeton seul garde tout son poids ; une longue suite marche aussi.",
    en="A token alone keeps all its weight; a long sequence works too.",
)
def test_mask_after_softmax_of_small_and_large_sizes(student, draw):
    for shape in [(1, 1), (3, 1, 1), (1, 2, 2), (47, 47), (2, 3, 3), (130, 130)]:
        check_after(student, drawn_weights(draw, *shape))


@check(
    "mask_after_softmax",
    devices=CPU_ONLY,
    fr="Des poids transposés ou permutés, non contigus en mémoire, donnent les mêmes nombres.",
    en="Transposed or permuted weights, not contiguous in memory, give the same numbers.",
)
def test_mask_after_softmax_of_permuted_weights(student, draw):
    for lead in LEADS:
        check_after(student, in_another_order(drawn_weights(draw, *lead, 5, 5)))


@check(
    "mask_after_softmax",
    fr="Des poids déjà causals ressortent tels quels, zéros compris.",
    en="Weights that are already causal come out as they are, zeros included.",
)
def test_mask_after_softmax_of_causal_weights(student, draw):
    weights = renormalised(drawn_weights(draw, 2, 6, 6))
    check_after(student, weights)
    other = torch.eye(5, dtype=torch.float64).roll(-1, 0)
    other[-1] = torch.tensor([0.0, 0.25, 0.0, 0.75, 0.0])
    other[:-1] = other[:-1] / 2 + torch.eye(5, dtype=torch.float64)[:-1] / 2
    check_after(student, other)


@check(
    "mask_after_softmax",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux poids.",
    en="The gradient reaches the weights.",
)
def test_mask_after_softmax_is_differentiable(student, draw):
    weights, upstream = drawn_weights(draw, 2, 5, 5), draw.normal(2, 5, 5)
    value, gradients = student.mask_after_softmax.gradients(leaf(weights), upstream=upstream)
    expect.close(value, renormalised(weights), what=WEIGHTS)
    expected = pulled_back(renormalised, weights, upstream=upstream)
    expect.gradient(gradients[0], expected[0], of=THE_WEIGHTS)


@check(
    "mask_after_softmax",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_mask_after_softmax_called_by_name(student, draw):
    weights = drawn_weights(draw, 4, 4)
    answer = student.mask_after_softmax(weights=weights)
    expect.close(answer, renormalised(weights), what=WEIGHTS)


@check(
    "mask_after_softmax",
    weight=1.5,
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_mask_after_softmax_leaves_its_arguments_alone(student, draw):
    for shape in [(5, 5), (2, 4, 4)]:
        weights = drawn_weights(draw, *shape)
        call = student.mask_after_softmax.observe(weights)
        expect.close(call.value, renormalised(weights), what=WEIGHTS)
        expect.unchanged(call.facts.changed)


@check(
    "mask_after_softmax",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_mask_after_softmax_remembers_nothing(student, draw):
    first, other = drawn_weights(draw, 5, 5), drawn_weights(draw, 3, 3)
    for weights in (first, other, first):
        check_after(student, weights)


# 3.3 mask_before_softmax ------------------------------------------------------------------------


def causal_weights(scores: Tensor, d_k: int) -> Tensor:
    """(..., T, T) -> (..., T, T), computed in float64, in the dtype of `scores`"""
    masked = scores.double().masked_fill(future(scores.shape[-1]), -math.inf)
    return torch.softmax(masked / math.sqrt(d_k), -1).to(scores.dtype)


def check_before(student, scores: Tensor, d_k: int, tolerance: float | None = None) -> None:
    answer = student.mask_before_softmax(scores, d_k)
    expect.close(answer, causal_weights(scores, d_k), tolerance=tolerance, what=WEIGHTS)
    future_is_zero(answer)


def document_scores() -> Tensor:
    """(6, 6): of the sentence, by the layers that the document draws after seed 789."""
    with torch.random.fork_rng(devices=()):
        torch.manual_seed(789)
        W_query, W_key = (nn.Linear(3, 2, bias=False) for _ in range(2))
    with torch.no_grad():
        scores: Tensor = W_query(sentence()) @ W_key(sentence()).T
    return scores


@check(
    "mask_before_softmax",
    fr="Sur les scores du document, on retrouve ses poids.",
    en="On the document's scores, the result is the document's weights.",
)
def test_mask_before_softmax_matches_the_document(student):
    scores = document_scores()
    answer = student.mask_before_softmax(scores, 2)
    as_printed(answer, reference_tensors.CAUSAL_WEIGHTS.tensor(), WEIGHTS)
    expect.close(answer, causal_weights(scores, 2), what=WEIGHTS)
    future_is_zero(answer)


@check(
    "mask_before_softmax",
    weight=2.0,
    fr="Quels que soient T et d_k, le futur pèse 0 et chaque ligne somme à 1.",
    en="Whatever T and d_k are, the future weighs 0 and each row sums to 1.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_mask_before_softmax_of_any_sizes(student, draw, dtype):
    for T, d_k in [(5, 3), (7, 16), (4, 2), (3, 7)]:
        check_before(student, draw.normal(T, T, scale=3.0, dtype=dtype), d_k)


@check(
    "mask_before_softmax",
    weight=2.0,
    fr="Des axes de lot, aucun ou plusieurs, précèdent les deux derniers.",
    en="Batch axes, none or several, come before the last two.",
)
def test_mask_before_softmax_with_batch_axes(student, draw):
    for lead in [*LEADS, (1,), (7,), (2, 1, 3)]:
        check_before(student, draw.normal(*lead, 5, 5, scale=3.0), 6)


@check(
    "mask_before_softmax",
    weight=1.5,
    fr="Un lot aussi grand que la suite ne cache aucune erreur d'axe.",
    en="A batch as large as the sequence hides no mistaken axis.",
)
def test_mask_before_softmax_of_equal_sizes(student, draw):
    for shape in [(4, 4, 4), (3, 3, 3, 3)]:
        check_before(student, draw.normal(*shape, scale=3.0), shape[0])


@check(
    "mask_before_softmax",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : un seul jeton, d_k = 1 ; les longues suites aussi.",
    en="Small sizes work too: a single token, d_k = 1; long sequences too.",
)
def test_mask_before_softmax_of_small_and_large_sizes(student, draw):
    for shape, d_k in [((3, 3), 1), ((1, 1), 4), ((2, 1, 1), 3), ((2, 2), 64), ((41, 41), 5)]:
        check_before(student, draw.normal(*shape, scale=3.0), d_k)
    check_before(student, draw.normal(130, 130, scale=3.0), 6)


@check(
    "mask_before_softmax",
    devices=CPU_ONLY,
    fr="Des scores transposés ou permutés, non contigus en mémoire, donnent les mêmes poids.",
    en="Transposed or permuted scores, not contiguous in memory, give the same weights.",
)
def test_mask_before_softmax_of_permuted_scores(student, draw):
    for lead in LEADS:
        check_before(student, in_another_order(draw.normal(*lead, 5, 5, scale=3.0)), 6)


@check(
    "mask_before_softmax",
    weight=2.0,
    fr="Un score qui vaut exactement 0 est un score comme un autre, dans le passé ou le futur.",
    en="A score of exactly 0 is a score like any other, in the past or in the future.",
)
def test_mask_before_softmax_of_scores_of_zero(student, draw):
    places = torch.arange(6)
    for period in (2, 3):
        zero = (places + places.unsqueeze(1)) % period == 0
        scores = draw.normal(6, 6, scale=2.0).masked_fill(zero, 0.0)
        check_before(student, scores, 4)
    check_before(student, torch.zeros(2, 5, 5, dtype=torch.float64), 3)


@check(
    "mask_before_softmax",
    weight=4.0,
    fr="Le futur ne pèse rien, si grands que soient ses scores ou si bas les autres.",
    en="The future weighs nothing, however large its scores or low the others.",
)
@pytest.mark.parametrize("case", ["future_high", "past_low", "past_very_low"])
def test_mask_before_softmax_of_large_scores(student, draw, case):
    noise = draw.normal(2, 5, 5, scale=2.0)
    hidden = future(5)
    if case == "future_high":
        scores = noise + hidden * draw.uniform(1, 5, low=4000.0, high=900_000.0)
    elif case == "past_low":
        scores = noise - ~hidden * 150.0
    else:
        scores = noise - 999_000.0 * ~hidden
    for d_k in (1, 4):
        check_before(student, scores, d_k, rounding(float(scores.abs().max()), torch.float64))


@check(
    "mask_before_softmax",
    weight=1.5,
    fr="De très grands scores donnent des poids finis, même dans des lignes très éloignées.",
    en="Very large scores give finite weights, even in rows that are very far apart.",
)
def test_mask_before_softmax_of_rows_far_apart(student, draw):
    level = torch.tensor([1200.0, -3000.0, 0.0, 2500.0, -800.0]).unsqueeze(1)
    scores = level + draw.normal(5, 5, scale=3.0).round().float()
    check_before(student, scores, 4, rounding(float(scores.abs().max()), torch.float32))


@check(
    "mask_before_softmax",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux scores.",
    en="The gradient reaches the scores.",
)
def test_mask_before_softmax_is_differentiable(student, draw):
    scores, upstream = draw.normal(2, 5, 5, scale=2.0), draw.normal(2, 5, 5)
    value, gradients = student.mask_before_softmax.gradients(leaf(scores), 3, upstream=upstream)
    expect.close(value, causal_weights(scores, 3), what=WEIGHTS)
    expected = pulled_back(lambda s: causal_weights(s, 3), scores, upstream=upstream)
    expect.gradient(gradients[0], expected[0], of=THE_SCORES)


@check(
    "mask_before_softmax",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Le gradient reste fini et juste, si grands que soient les scores du futur.",
    en="The gradient stays finite and right, however large the scores of the future.",
)
def test_mask_before_softmax_gradient_of_large_scores(student, draw):
    upstream = draw.normal(5, 5)
    scores = draw.normal(5, 5, scale=2.0)
    scores += future(5) * draw.uniform(1, 5, low=4000.0, high=9000.0)
    value, gradients = student.mask_before_softmax.gradients(leaf(scores), 4, upstream=upstream)
    expect.close(value, causal_weights(scores, 4), what=WEIGHTS)
    expected = pulled_back(lambda s: causal_weights(s, 4), scores, upstream=upstream)
    expect.gradient(gradients[0], expected[0], of=THE_SCORES)


@check(
    "mask_before_softmax",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_mask_before_softmax_called_by_name(student, draw):
    scores = draw.normal(4, 4, scale=3.0)
    answer = student.mask_before_softmax(d_k=5, scores=scores)
    expect.close(answer, causal_weights(scores, 5), what=WEIGHTS)


@check(
    "mask_before_softmax",
    weight=1.5,
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_mask_before_softmax_leaves_its_arguments_alone(student, draw):
    for shape in [(5, 5), (2, 4, 4)]:
        scores = draw.normal(*shape, scale=3.0)
        call = student.mask_before_softmax.observe(scores, 3)
        expect.close(call.value, causal_weights(scores, 3), what=WEIGHTS)
        expect.unchanged(call.facts.changed)


@check(
    "mask_before_softmax",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_mask_before_softmax_remembers_nothing(student, draw):
    first, other = draw.normal(5, 5, scale=3.0), draw.normal(3, 3, scale=3.0)
    for scores, d_k in ((first, 4), (other, 9), (first, 4), (first, 2)):
        check_before(student, scores, d_k)


# 3.6 counterexample_fill ------------------------------------------------------------------------

FILL = -10.0
BOUND = 10_000.0
SHARE = 0.1
THE_SIZE = Text("d_k", "d_k")


def whole(value: Any) -> int | None:
    """A whole number, however it is carried; None for anything else."""
    if isinstance(value, (Tensor, np.ndarray)) and value.ndim == 0:
        value = value.item()
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return None
    return int(value) if float(value).is_integer() else None


def given_counterexample(student: Any) -> Any:
    """What the student's function returns; one too large to be read is told how small it may be."""
    try:
        return student.counterexample_fill()
    except BadAnswer as fault:
        if "too large" not in str(fault):
            raise
        raise CheckFailed(
            Text(
                "Ton contre-exemple est trop grand pour être relu ici : tiens-t'en à mille jetons. "
                "Deux ou trois suffisent, et on les vérifie à la main.",
                "Your counterexample is too large to be read here: keep to a thousand tokens. "
                "Two or three are enough, and can be checked by hand.",
            )
        ) from fault


def check_counterexample(answer: Any) -> None:
    """Scores and d_k on which the fill of -10 leaves some future position a weight above 0.1."""
    scores, d_k = expect.pair(answer, names=(SCORES, THE_SIZE))
    expect.that(
        isinstance(scores, Tensor) and scores.ndim == 2 and scores.shape[0] == scores.shape[1],
        f"{SCORES.fr} devrait être un tenseur carré, de forme (T, T).",
        f"{SCORES.en} should be a square tensor, of shape (T, T).",
    )
    expect.that(
        len(scores) >= 2,
        "Il faut au moins deux jetons : un jeton seul n'a pas de futur.",
        "It takes at least two tokens: a token alone has no future.",
    )
    expect.that(
        not scores.is_complex() and bool(scores.double().isfinite().all()),
        f"{SCORES.fr} contient autre chose que des nombres finis : le masque vient du programme, "
        "pas de ton entrée.",
        f"{SCORES.en} holds something else than finite numbers: the mask comes from the program, "
        "not from your input.",
    )
    expect.that(
        float(scores.double().abs().max()) <= BOUND,
        "Un de tes scores dépasse 10 000 en valeur absolue.",
        "One of your scores exceeds 10,000 in absolute value.",
    )
    size = whole(d_k)
    expect.that(
        size is not None and size >= 1,
        "d_k devrait être un nombre entier, au moins 1.",
        "d_k should be a whole number, at least 1.",
    )
    assert size is not None
    hidden = future(len(scores))
    filled = scores.double().masked_fill(hidden, FILL)
    weights = torch.softmax(filled / math.sqrt(size), -1)
    expect.that(
        float(weights[hidden].max()) > SHARE,
        "Sur ton entrée, aucune position future ne pèse plus de 0,1 : −10 suffit à les cacher.",
        "On your input, no future position weighs more than 0.1: −10 is enough to hide them.",
    )


@check(
    "counterexample_fill",
    weight=3.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="Sur ton entrée, une position future pèse plus de 0,1.",
    en="On your input, a future position weighs more than 0.1.",
)
def test_counterexample_fill_lets_the_future_through(student):
    check_counterexample(given_counterexample(student))


@check(
    "counterexample_fill",
    devices=CPU_ONLY,
    open_ended=True,
    fr="Chaque appel donne un contre-exemple.",
    en="Every call gives a counterexample.",
)
def test_counterexample_fill_lets_it_through_every_time(student):
    for _ in range(5):
        check_counterexample(given_counterexample(student))


# 3.4 inverted_dropout ---------------------------------------------------------------------------

RATES = [pytest.param(0.25, id="low"), pytest.param(0.65, id="high")]
SIGMAS = 5.5


def some_numbers(draw, *shape: int, dtype: torch.dtype = torch.float64) -> Tensor:
    """Away from 0, of either sign, so that a dropped place shows."""
    n = math.prod(shape)
    sign = torch.where(draw.uniform(n) > 0.5, 1.0, -1.0)
    return (sign * draw.uniform(n, low=0.5, high=3.0)).to(dtype).reshape(shape)


def dropped_places(answer: Any, x: Tensor, p: float) -> Tensor:
    """Where the answer is 0, once each place is known to be 0 or x / (1 - p)."""
    if not isinstance(answer, Tensor) or answer.shape != x.shape or answer.dtype != x.dtype:
        expect.close(answer, x)
    survivors = (x.double() / (1 - p)).to(x.dtype)
    dropped = answer == 0
    factors = (answer.double() / survivors.double())[~dropped]
    if len(factors) > 1 and bool((factors / factors[0] - 1).abs().max() < 1e-4):
        factor = float(factors[0])
        told_fr = f"{factor:.4g}".replace(".", ",")
        expect.that(
            abs(factor - 1) < 1e-3,
            f"Chaque survivant vaut {told_fr} fois ce qu'il devrait : ce n'est pas x / (1 − p).",
            f"Each survivor is {factor:.4g} times what it should be: it is not x / (1 − p).",
        )
    # A place that was neither dropped nor scaled makes the two differ.
    expect.close(answer, torch.where(dropped, 0.0, survivors).to(x.dtype))
    wrong = (answer - survivors).abs() > 2 * expect.TOLERANCE[x.dtype] * survivors.abs()
    expect.that(
        not bool((wrong & ~dropped).any()),
        "Un survivant n'est pas l'entrée divisée par 1 − p.",
        "A survivor is not the input divided by 1 − p.",
    )
    return dropped


def plausible_rate(dropped: Tensor, p: float) -> None:
    """As many places are dropped as a rate of p gives, more or less."""
    n = dropped.numel()
    expect.that(
        abs(float(dropped.double().mean()) - p) <= SIGMAS * math.sqrt(p * (1 - p) / n),
        "La part des nombres mis à zéro n'est pas p.",
        "The share of numbers that are set to zero is not p.",
    )


def quantile(n: int, z: float) -> float:
    """Of χ² with n degrees of freedom, at z standard deviations (Wilson and Hilferty)."""
    return n * max(0.0, 1 - 2 / (9 * n) + z * math.sqrt(2 / (9 * n))) ** 3


def scattered(dropped: Tensor, p: float, axes: tuple[int, ...]) -> bool:
    """Whether sums of drops over these axes vary as sums of independent drops do.

    They vary too much where places share a draw, and too little where their number is fixed.
    """
    sums = dropped.double().sum(axes)
    m, n = dropped.numel() // sums.numel(), sums.numel()
    spread = float(((sums - m * p) ** 2).sum()) / (m * p * (1 - p))
    return quantile(n, -SIGMAS) <= spread <= quantile(n, SIGMAS)


def own_draw_each(dropped: Tensor, p: float) -> None:
    """Each place is dropped or kept by a draw of its own, whatever axes the places share."""
    every = range(dropped.ndim)
    for axes in (a for n in range(1, dropped.ndim) for a in itertools.combinations(every, n)):
        expect.that(
            scattered(dropped, p, axes),
            "Les mises à zéro ne sont pas indépendantes : chaque nombre a droit à son tirage.",
            "Drops are not independent: each number has a right to a draw of its own.",
        )


@check(
    "inverted_dropout",
    weight=3.0,
    fr="Chaque nombre est mis à zéro avec la probabilité p, ou divisé par 1 − p.",
    en="Each number is set to zero with probability p, or divided by 1 − p.",
)
@pytest.mark.parametrize("p", RATES)
@pytest.mark.parametrize("dtype", FLOATS)
def test_inverted_dropout_drops_and_scales(student, draw, dtype, p):
    x = some_numbers(draw, 60, 70, dtype=dtype)
    answer = student.inverted_dropout.seeded(5)(x, p)
    plausible_rate(dropped_places(answer, x, p), p)


@check(
    "inverted_dropout",
    weight=3.0,
    fr="Quand presque rien n'est mis à zéro, il reste x / (1 − p).",
    en="When almost nothing is set to zero, x / (1 − p) is left.",
)
def test_inverted_dropout_of_rare_drops(student, draw):
    for seed, p in enumerate((1e-4, 2e-4, 5e-4)):
        x = some_numbers(draw, 2, 3)
        dropped = dropped_places(student.inverted_dropout.seeded(seed)(x, p), x, p)
        expect.that(
            int(dropped.sum()) <= 2,
            "Bien plus de nombres sont mis à zéro qu'une probabilité p n'en donne.",
            "Far more numbers are set to zero than a probability p gives.",
        )


@check(
    "inverted_dropout",
    weight=1.0,
    devices=CPU_ONLY,
    fr="Une probabilité de moins d'un millième est suivie aussi, sans être arrondie.",
    en="A probability under a thousandth is followed too, without being rounded.",
)
def test_inverted_dropout_of_a_fine_rate(student, draw):
    p, drops = 4e-4, []
    for seed in range(4):
        x = some_numbers(draw, 200, 250, dtype=torch.float32)
        drops.append(dropped_places(student.inverted_dropout.seeded(seed)(x, p), x, p))
    plausible_rate(torch.cat(drops), p)


@check(
    "inverted_dropout",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Quand presque tout est mis à zéro, il ne reste presque rien.",
    en="When almost everything is set to zero, almost nothing is left.",
)
def test_inverted_dropout_of_rare_survivors(student, draw):
    for seed, p in enumerate((1 - 1e-4, 1 - 5e-4)):
        x = some_numbers(draw, 2, 3)
        dropped = dropped_places(student.inverted_dropout.seeded(seed)(x, p), x, p)
        expect.that(
            int((~dropped).sum()) <= 2,
            "Bien plus de nombres survivent qu'une probabilité 1 − p n'en laisse.",
            "Far more numbers survive than a probability 1 − p leaves.",
        )


@check(
    "inverted_dropout",
    weight=3.0,
    devices=CPU_ONLY,
    fr="Chaque nombre a son propre tirage, sur tous les axes.",
    en="Each number has a draw of its own, along all the axes.",
)
@pytest.mark.parametrize("p", RATES)
def test_inverted_dropout_draws_for_each_number(student, draw, p):
    for shape in [(12, 40, 50), (9, 8, 15, 20)]:
        x = some_numbers(draw, *shape)
        dropped = dropped_places(student.inverted_dropout.seeded(11)(x, p), x, p)
        plausible_rate(dropped, p)
        own_draw_each(dropped, p)


@check(
    "inverted_dropout",
    weight=2.5,
    devices=CPU_ONLY,
    fr="Le nombre de zéros varie d'un tirage à l'autre : seule sa moyenne est fixée.",
    en="The number of zeros varies from one draw to another: only its mean is fixed.",
)
def test_inverted_dropout_counts_vary(student, draw):
    counts = []
    for seed in range(24):
        x = some_numbers(draw, 5, 4)
        dropped = dropped_places(student.inverted_dropout.seeded(seed)(x, 0.4), x, 0.4)
        counts.append(int(dropped.sum()))
    expect.that(
        len(set(counts)) > 1,
        "Le même nombre de zéros à chaque appel : les tirages ne sont pas indépendants.",
        "The same number of zeros at each call: the draws are not independent.",
    )


@check(
    "inverted_dropout",
    weight=1.5,
    fr="Toutes les formes marchent, d'un axe à quatre.",
    en="All shapes work, from one axis to four.",
)
def test_inverted_dropout_of_any_shape(student, draw):
    for seed, shape in enumerate([(2000,), (1, 2000), (2000, 1), (5, 20, 20), (2, 10, 10, 10)]):
        x = some_numbers(draw, *shape)
        dropped = dropped_places(student.inverted_dropout.seeded(seed)(x, 0.3), x, 0.3)
        plausible_rate(dropped, 0.3)
    for shape in [(1,), (3, 1, 1)]:
        x = some_numbers(draw, *shape)
        dropped_places(student.inverted_dropout.seeded(3)(x, 0.3), x, 0.3)


@check(
    "inverted_dropout",
    devices=CPU_ONLY,
    fr="Un tenseur transposé ou permuté, non contigu en mémoire, convient aussi.",
    en="A transposed or permuted tensor, not contiguous in memory, will do too.",
)
def test_inverted_dropout_of_permuted_numbers(student, draw):
    for seed, shape in enumerate([(30, 40), (5, 20, 12), (4, 5, 6, 10)]):
        x = in_another_order(some_numbers(draw, *shape))
        dropped = dropped_places(student.inverted_dropout.seeded(seed)(x, 0.3), x, 0.3)
        plausible_rate(dropped, 0.3)


@check(
    "inverted_dropout",
    weight=2.0,
    fr="Hors de l'entraînement, `x` ressort tel quel, quelle que soit p.",
    en="Outside training, `x` comes out as it is, whatever p is.",
)
def test_inverted_dropout_outside_training(student, draw):
    x = some_numbers(draw, 6, 5)
    for p in (0.3, 0.9, 0.0, 1.0):
        expect.close(student.inverted_dropout.seeded(1)(x, p, training=False), x)
        given = student.inverted_dropout.seeded(1)(x, p, training=False, generator=Generator(3))
        expect.close(given, x)
    expect.close(student.inverted_dropout.seeded(1)(x, 0.5, False), x)
    # Training is what happens when nothing is said.
    told = student.inverted_dropout.seeded(2)(x, 0.5, training=True)
    dropped_places(told, x, 0.5)
    silent = student.inverted_dropout.seeded(2)(x, 0.5)
    expect.that(
        bool(dropped_places(silent, x, 0.5).any()),
        "Sans `training`, rien n'est mis à zéro : on attend l'entraînement par défaut.",
        "Without `training`, nothing is set to zero: training is expected by default.",
    )


@check(
    "inverted_dropout",
    weight=1.5,
    fr="À p = 0, `x` ressort tel quel, en entraînement aussi.",
    en="At p = 0, `x` comes out as it is, in training too.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_inverted_dropout_of_rate_zero(student, draw, dtype):
    x = some_numbers(draw, 40, 50, dtype=dtype)
    for p in (0.0, 0):
        expect.close(student.inverted_dropout.seeded(1)(x, p), x)


@check(
    "inverted_dropout",
    weight=2.0,
    fr="À p = 1, il ne reste que des zéros, sans nan.",
    en="At p = 1, only zeros are left, without nan.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_inverted_dropout_of_rate_one(student, draw, dtype):
    x = some_numbers(draw, 40, 50, dtype=dtype)
    for p in (1.0, 1):
        answer = student.inverted_dropout.seeded(1)(x, p)
        expect.close(answer, torch.zeros_like(x))


@check(
    "inverted_dropout",
    weight=3.0,
    devices=CPU_ONLY,
    fr="Une p hors de [0, 1] lève ValueError, en entraînement ou non.",
    en="A p outside [0, 1] raises ValueError, in training or not.",
)
@pytest.mark.parametrize(
    "training", [pytest.param(True, id="training"), pytest.param(False, id="evaluation")]
)
def test_inverted_dropout_refuses_other_rates(student, draw, training):
    x = some_numbers(draw, 4, 3)
    for p in (0.0, 1.0):
        expected = x if p == 0.0 or not training else torch.zeros_like(x)
        expect.close(student.inverted_dropout(x, p, training), expected)
    for p, when in (
        (-0.1, Text("p est négative", "p is negative")),
        (1.5, Text("p dépasse 1", "p exceeds 1")),
        (-3.0, Text("p est négative", "p is negative")),
        (1.01, Text("p dépasse 1", "p exceeds 1")),
    ):
        expect.raises(
            ValueError,
            lambda p=p: student.inverted_dropout(x, p, training),
            when=when,
        )


def same_places(one: Tensor, other: Tensor) -> bool:
    return torch.equal(one, other)


@check(
    "inverted_dropout",
    weight=2.5,
    fr="`generator` décide des tirages : le même état donne les mêmes, un autre d'autres.",
    en="`generator` decides the draws: the same state gives the same, another others.",
)
def test_inverted_dropout_draws_from_the_generator(student, draw):
    x = some_numbers(draw, 30, 40)
    drops = []
    # The state of torch's own generator changes between the two first calls.
    for state, seed in ((1, 7), (2, 7), (3, 8)):
        call = student.inverted_dropout.seeded(state).observe(x, 0.3, generator=Generator(seed))
        drops.append(dropped_places(call.value, x, 0.3))
        plausible_rate(drops[-1], 0.3)
    expect.that(
        same_places(drops[0], drops[1]),
        "Deux `generator` dans le même état donnent d'autres tirages : sert-il vraiment ?",
        "Two `generator`s in the same state give other draws: is it really used?",
    )
    expect.that(
        not same_places(drops[0], drops[2]),
        "Deux `generator` dans des états différents donnent les mêmes tirages.",
        "Two `generator`s in different states give the same draws.",
    )
    expect.that(
        "generator" in call.facts.drew,
        "Le `generator` donné n'a pas avancé : un second appel avec le même mettrait à zéro "
        "exactement les mêmes nombres.",
        "The `generator` that was given has not moved on: a second call with the same one would "
        "set exactly the same numbers to zero.",
    )


@check(
    "inverted_dropout",
    weight=2.0,
    fr="Sans `generator`, deux appels ne mettent pas les mêmes nombres à zéro.",
    en="Without `generator`, two calls do not set the same numbers to zero.",
)
def test_inverted_dropout_sets_no_seed(student, draw):
    x = some_numbers(draw, 30, 40)
    answers = [student.inverted_dropout.seeded(state)(x, 0.3) for state in (1, 2, 3)]
    drops = [dropped_places(answer, x, 0.3) for answer in answers]
    expect.that(
        not any(same_places(a, b) for i, a in enumerate(drops) for b in drops[:i]),
        "Deux appels mettent à zéro exactement les mêmes nombres : une graine est-elle fixée ?",
        "Two calls set exactly the same numbers to zero: is a seed set inside?",
    )


@check(
    "inverted_dropout",
    weight=1.5,
    fr="Sans `generator`, les tirages viennent du générateur de PyTorch, que règle `manual_seed`.",
    en="Without `generator`, draws come from PyTorch's own generator, which `manual_seed` sets.",
)
def test_inverted_dropout_follows_the_global_seed(student, draw):
    x = some_numbers(draw, 30, 40)
    function = student.inverted_dropout.seeded(21)
    drops = [dropped_places(function(x, 0.3), x, 0.3) for _ in range(2)]
    expect.that(
        same_places(*drops),
        "Après le même `torch.manual_seed`, deux appels mettent d'autres nombres à zéro : d'où "
        "vient le hasard ?",
        "After the same `torch.manual_seed`, two calls set other numbers to zero: where does "
        "chance come from?",
    )


@check(
    "inverted_dropout",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Sans `generator`, chaque appel fait avancer le générateur de PyTorch.",
    en="Without `generator`, each call moves PyTorch's own generator on.",
)
def test_inverted_dropout_moves_the_global_generator_on(student, draw):
    x = some_numbers(draw, 30, 40)
    drops = [dropped_places(student.inverted_dropout(x, 0.3), x, 0.3) for _ in range(3)]
    expect.that(
        not any(same_places(a, b) for i, a in enumerate(drops) for b in drops[:i]),
        "Deux appels de suite mettent à zéro exactement les mêmes nombres.",
        "Two calls in a row set exactly the same numbers to zero.",
    )


@check(
    "inverted_dropout",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un appel avec `generator` ne touche pas au générateur de PyTorch.",
    en="A call with `generator` leaves PyTorch's own generator alone.",
)
def test_inverted_dropout_leaves_the_global_generator_alone(student, draw):
    x = some_numbers(draw, 30, 40)
    drops = []
    for _ in range(2):
        answer = student.inverted_dropout(x, 0.3, generator=Generator(7))
        dropped_places(answer, x, 0.3)
        drops.append(dropped_places(student.inverted_dropout(x, 0.3), x, 0.3))
    expect.that(
        not same_places(*drops),
        "Après un appel avec `generator`, les tirages suivants se répètent : le générateur "
        "global a été remis à zéro.",
        "After a call with `generator`, the draws that follow repeat themselves: the global "
        "generator was reset.",
    )


@check(
    "inverted_dropout",
    weight=2.0,
    fr="Le gradient vaut 1/(1 − p) sur les survivants, 0 ailleurs.",
    en="The gradient is 1/(1 − p) on the survivors, 0 elsewhere.",
)
def test_inverted_dropout_is_differentiable(student, draw):
    for p, training in ((0.3, True), (0.6, True), (0.4, False), (0.0, True)):
        x, upstream = some_numbers(draw, 6, 5), some_numbers(draw, 6, 5)
        function = student.inverted_dropout.seeded(4)
        value, gradients = function.gradients(leaf(x), p, training, upstream=upstream)
        if training:
            dropped = dropped_places(value, x, p)
            expected = torch.where(dropped, 0.0, upstream / (1 - p))
        else:
            expect.close(value, x)
            expected = upstream
        expect.gradient(gradients[0], expected, of=TO_X)


@check(
    "inverted_dropout",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_inverted_dropout_called_by_name(student, draw):
    x = some_numbers(draw, 30, 40)
    function = student.inverted_dropout.seeded(6)
    named = function(generator=Generator(5), training=True, p=0.3, x=x)
    plausible_rate(dropped_places(named, x, 0.3), 0.3)
    positional = function(x, 0.3, True, Generator(5))
    expect.that(
        same_places(dropped_places(positional, x, 0.3), named == 0),
        "Les mêmes arguments, par leurs noms ou par leurs places, donnent d'autres tirages.",
        "The same arguments, by name or by position, give other draws.",
    )
    plain = function(x, 0.3, True, None)
    plausible_rate(dropped_places(plain, x, 0.3), 0.3)


@check(
    "inverted_dropout",
    weight=1.5,
    fr="L'appel laisse `x` intact.",
    en="The call leaves `x` as it was.",
)
def test_inverted_dropout_leaves_its_arguments_alone(student, draw):
    x = some_numbers(draw, 6, 5)
    for p, training in ((0.4, True), (1.0, True), (0.0, True), (0.4, False)):
        call = student.inverted_dropout.seeded(3).observe(x, p, training)
        if not training:
            expect.close(call.value, x)
        elif p == 1.0:
            expect.close(call.value, torch.zeros_like(x))
        else:
            dropped_places(call.value, x, p)
        expect.unchanged(call.facts.changed)


# 3.5 CausalAttention ----------------------------------------------------------------------------


def causal(x: Tensor, weights: Mapping[str, Tensor]) -> Tensor:
    """(b, T, d_in) -> (b, T, d_out) without dropout, in float64, in the dtype of `x`"""
    attended, values = causal_parts(x, weights)
    return (attended @ values).to(x.dtype)


def causal_parts(x: Tensor, weights: Mapping[str, Tensor]) -> tuple[Tensor, Tensor]:
    """The weights (b, T, T) and the values (b, T, d_out), in float64."""
    q, k, v = (projected(x, weights, name) for name in PROJECTIONS)
    scores = q @ k.transpose(-2, -1) / math.sqrt(k.shape[-1])
    scores = scores.masked_fill(future(x.shape[-2]), -math.inf)
    return torch.softmax(scores, -1), v


def projected(x: Tensor, weights: Mapping[str, Tensor], name: str) -> Tensor:
    y = x.double() @ weights[f"{name}.weight"].double().T
    bias = weights.get(f"{name}.bias")
    return y if bias is None else y + bias.double()


def causal_layer(
    student: Any,
    draw,
    d_in: int,
    d_out: int,
    context_length: int,
    dropout: float = 0.0,
    *,
    dtype: torch.dtype = torch.float64,
    bias: bool = False,
) -> tuple[Any, dict[str, Tensor]]:
    """A CausalAttention of these sizes and the weights that were put into it."""
    weights = linears(draw, d_in, d_out, dtype, bias=bias)
    options = {"qkv_bias": True} if bias else {}
    layer = module_with(
        student.CausalAttention,
        (d_in, d_out, context_length, dropout),  # type: ignore[arg-type]
        weights,
        **options,
    )
    return layer, weights


@check(
    "CausalAttention",
    fr="À la graine 123, la sortie sur le lot du document est la bonne.",
    en="With seed 123, the output on the document's batch is the right one.",
)
def test_CausalAttention_matches_the_document(student):
    layer = built(student.CausalAttention.seeded(123), 3, 2, 6, 0.0)
    batch = torch.stack((sentence(), sentence()))
    expected = reference_tensors.CAUSAL_ATTENTION.tensor()
    as_printed(layer(batch), torch.stack((expected, expected)))


@check(
    "CausalAttention",
    fr="`W_query`, `W_key`, `W_value` sont des `nn.Linear`, créées dans cet ordre.",
    en="`W_query`, `W_key`, `W_value` are `nn.Linear`, created in this order.",
)
@pytest.mark.parametrize("bias", [pytest.param(False, id="no_bias"), pytest.param(True, id="bias")])
def test_CausalAttention_draws_in_order(student, draw, bias):
    seed, x = draw.integer(1, 10**6), draw.normal(2, 6, 5).float()
    drawn = {}
    with torch.random.fork_rng(devices=()):
        torch.manual_seed(seed)
        for name in PROJECTIONS:
            state = nn.Linear(5, 4, bias=bias).state_dict()
            drawn.update({f"{name}.{part}": value for part, value in state.items()})
    layer = built(student.CausalAttention.seeded(seed), 5, 4, 7, 0.0, bias)
    expect.close(layer(x), causal(x, drawn))
    parameters = layer.parameters()
    for name, weight in drawn.items():
        expect.that(
            name in parameters and torch.equal(parameters[name].value, weight),
            f"`{name}` n'est pas le paramètre qu'un `nn.Linear` tire à son tour.",
            f"`{name}` is not the parameter that an `nn.Linear` draws in its turn.",
        )


@check(
    "CausalAttention",
    weight=2.0,
    fr="Avec d'autres poids et des tailles toutes différentes, la sortie est juste.",
    en="With other weights and sizes that all differ, the output is right.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_CausalAttention_of_any_sizes(student, draw, dtype):
    for b, T, d_in, d_out in [(2, 7, 5, 3), (3, 4, 2, 6)]:
        layer, weights = causal_layer(student, draw, d_in, d_out, T, dtype=dtype)
        x = draw.normal(b, T, d_in, dtype=dtype)
        expect.close(layer(x), causal(x, weights))
        check_without_bias(layer)


@check(
    "CausalAttention",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent ni transposition ni échange.",
    en="Sizes that are all equal hide no transposition and no exchange.",
)
def test_CausalAttention_of_equal_sizes(student, draw):
    for n in (4, 3):
        layer, weights = causal_layer(student, draw, n, n, n)
        x = draw.normal(n, n, n)
        expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    weight=2.5,
    fr="Les phrases plus courtes que `context_length` passent, d'un jeton à toutes.",
    en="Sentences shorter than `context_length` pass, from one token to all of them.",
)
def test_CausalAttention_of_shorter_sentences(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 9)
    for b, T in [(2, 7), (3, 1), (1, 9), (4, 2), (2, 8), (1, 1)]:
        x = draw.normal(b, T, 5)
        expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    devices=CPU_ONLY,
    fr="Une longue phrase marche aussi.",
    en="A long sentence works too.",
)
def test_CausalAttention_of_a_long_sentence(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 130)
    for T in (130, 70):
        x = draw.normal(2, T, 5)
        expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un lot transposé, non contigu en mémoire, donne la même sortie.",
    en="A transposed batch, not contiguous in memory, gives the same output.",
)
def test_CausalAttention_of_a_permuted_batch(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 7)
    x = draw.normal(2, 6, 5)
    for given in (x.transpose(0, 1).contiguous().transpose(0, 1), in_another_order(x)):
        expect.close(layer(given), causal(x, weights))


@check(
    "CausalAttention",
    weight=2.0,
    fr="Un jeton nul, dont tous les scores valent exactement 0, est un jeton comme un autre.",
    en="A token of zeros, whose scores are all exactly 0, is a token like any other.",
)
def test_CausalAttention_of_a_token_of_zeros(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 7)
    for place in (0, 3, 5):
        x = draw.normal(2, 6, 5)
        x[:, place] = 0.0
        expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    weight=2.0,
    fr="Changer un jeton ne change aucune sortie qui le précède.",
    en="Changing a token changes no output that comes before it.",
)
def test_CausalAttention_does_not_see_the_future(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 8)
    for T, changed in [(6, 5), (8, 3), (6, 1)]:
        x = draw.normal(2, T, 5)
        other = x.clone()
        other[:, changed:] = draw.normal(2, T - changed, 5, scale=3.0)
        before, after = layer(x), layer(other)
        expect.close(before, causal(x, weights))
        expect.close(after, causal(other, weights))
        expect.close(after[:, :changed], before[:, :changed])


@check(
    "CausalAttention",
    weight=1.5,
    fr="Aucun gradient ne va d'une sortie vers un jeton qui la suit.",
    en="No gradient goes from an output to a token that follows it.",
)
def test_CausalAttention_sends_no_gradient_to_the_future(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 7)
    x = draw.normal(2, 6, 5)
    for t in (0, 3, 5):
        upstream = torch.zeros(2, 6, 3, dtype=torch.float64)
        upstream[:, t] = draw.normal(2, 3)
        call = layer.backward(leaf(x), upstream=upstream)
        expect.close(call.value, causal(x, weights))
        expected = pulled_back(lambda x: causal(x, weights), x, upstream=upstream)
        expect.gradient(call.gradients[0], expected[0], of=TO_X)
        received = call.gradients[0]
        assert received is not None
        # A leak that shows in the numbers was told above: this one is no larger than rounding.
        expect.that(
            bool((received[:, t + 1 :] == 0).all()),
            "Un jeton futur reçoit un gradient infime, au lieu d'exactement 0 : un nombre tiré de "
            "toute la matrice (un maximum, une moyenne) entre dans chaque ligne.",
            "A token that follows gets a tiny gradient instead of exactly 0: a number taken from "
            "the whole matrix (a maximum, a mean) enters each row.",
        )


@check(
    "CausalAttention",
    weight=2.5,
    fr="Le futur ne pèse rien, si grands que soient ses scores ou si bas les autres.",
    en="The future weighs nothing, however large its scores or low the others.",
)
@pytest.mark.parametrize("case", ["future_high", "past_low", "past_very_low"])
def test_CausalAttention_of_large_scores(student, draw, case):
    layer, weights = causal_layer(student, draw, 5, 4, 6)
    # Every query has 2 as its first component, every key the token's own first one.
    weights["W_query.weight"][0] = torch.tensor([0.0, 0.0, 0.0, 0.0, 1.0])
    weights["W_key.weight"][0] = torch.tensor([0.0, 0.0, 0.0, 1.0, 0.0])
    for name in PROJECTIONS:
        weights[f"{name}.weight"][1:, 3:] = 0.0
    weights["W_value.weight"][0, 3:] = 0.0
    inject(layer, weights)
    x = draw.normal(2, 5, 5)
    x[..., 4] = 2.0
    steps = {"future_high": 1500.0 * torch.arange(5.0), "past_low": torch.full((5,), -60.0)}
    x[..., 3] = steps.get(case, torch.full((5,), -400_000.0))
    tolerance = rounding(2 * float(x[..., 3].abs().max()), torch.float64)
    expect.close(layer(x), causal(x, weights), tolerance=tolerance)


@check(
    "CausalAttention",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Le gradient reste fini et juste, si grands que soient les scores du futur.",
    en="The gradient stays finite and right, however large the scores of the future.",
)
def test_CausalAttention_gradient_of_large_scores(student, draw):
    layer, weights = causal_layer(student, draw, 3, 3, 5)
    # Scores are the product of the first number of the query's token and the second of the key's.
    for name, read in (("W_query", 0), ("W_key", 1)):
        weights[f"{name}.weight"] = torch.zeros(3, 3, dtype=torch.float64)
        weights[f"{name}.weight"][0, read] = 1.0
    inject(layer, weights)
    x = draw.normal(2, 5, 3)
    x[..., 0] = 2.0 + draw.uniform(2, 5)
    x[..., 1] = 1500.0 * torch.arange(5.0)
    upstream = draw.normal(2, 5, 3)
    call = layer.backward(leaf(x), upstream=upstream)
    expect.close(call.value, causal(x, weights))
    expected = pulled_back(lambda x: causal(x, weights), x, upstream=upstream)
    expect.gradient(call.gradients[0], expected[0], of=TO_X)


@check(
    "CausalAttention",
    weight=1.0,
    fr="De très grands scores donnent une sortie finie.",
    en="Very large scores give a finite output.",
)
def test_CausalAttention_of_large_numbers(student, draw):
    layer, weights = causal_layer(student, draw, 3, 4, 6)
    x = draw.normal(2, 5, 3, scale=40.0)
    expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    weight=1.5,
    fr="Avec `qkv_bias=True`, chacune des trois projections ajoute son biais.",
    en="With `qkv_bias=True`, each of the three projections adds its bias.",
)
def test_CausalAttention_with_bias(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 8, bias=True)
    x = draw.normal(2, 7, 5)
    expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    weight=2.0,
    fr="Le gradient remonte jusqu'à `x` et jusqu'à tous les poids, qui sont à entraîner.",
    en="The gradient reaches `x` and all the weights, which are to be trained.",
)
@pytest.mark.parametrize("bias", [pytest.param(False, id="no_bias"), pytest.param(True, id="bias")])
def test_CausalAttention_learns(student, draw, bias):
    layer, weights = causal_layer(student, draw, 5, 3, 7, bias=bias)

    def forward(x: Tensor, *given: Tensor) -> Tensor:
        return causal(x, dict(zip(weights, given, strict=True)))

    check_learns(layer, forward, draw.normal(2, 6, 5), weights, draw.normal(2, 6, 3))


@check(
    "CausalAttention",
    weight=4.0,
    fr="Un buffer porte le masque, et `state_dict()` le contient.",
    en="A buffer holds the mask, and `state_dict()` contains it.",
)
def test_CausalAttention_keeps_its_mask_in_a_buffer(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 6)
    x = draw.normal(2, 6, 5)
    expect.close(layer(x), causal(x, weights))
    # In whatever form the mask is stored, it takes at least one number a position.
    buffers, state = layer.buffers(), layer.state()
    held = sum(buffer.numel() for buffer in buffers.values())
    saved = sum(buffer.numel() for name, buffer in buffers.items() if name in state)
    learnt = [
        name
        for name, parameter in layer.parameters().items()
        if weights.keys().isdisjoint(parameter.names) and parameter.value.numel() >= 6
    ]
    expect.that(
        held >= 6 or not learnt,
        f"`{''.join(learnt[:1])}` est un paramètre : un masque ne s'apprend pas, c'est un buffer.",
        f"`{''.join(learnt[:1])}` is a parameter: a mask is not learnt, it is a buffer.",
    )
    expect.that(
        held >= 6,
        "Aucun buffer de ta couche ne porte le masque : `.to(device)` ne le déplacerait pas.",
        "No buffer of your layer holds the mask: `.to(device)` would not move it.",
    )
    expect.that(
        saved >= 6,
        "Le masque est bien un buffer, mais il n'est pas dans `state_dict()`.",
        "The mask is a buffer, but it is not in `state_dict()`.",
    )


@check(
    "CausalAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Seules les trois projections s'entraînent ; l'état se recharge dans une autre couche.",
    en="Only the three projections are trained; the state loads into another layer.",
)
def test_CausalAttention_trains_its_projections_alone(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 6, bias=True)
    x = draw.normal(2, 4, 5)
    expect.close(layer(x), causal(x, weights))
    for name, parameter in layer.parameters().items():
        expect.that(
            not weights.keys().isdisjoint(parameter.names) or not parameter.trainable,
            f"`{name}` s'entraîne aussi : l'énoncé ne demande que les trois projections.",
            f"`{name}` is trained too: the statement asks for the three projections alone.",
        )
    other, _ = causal_layer(student, draw, 5, 3, 6, bias=True)
    other.load(layer.state())
    expect.close(other(x), causal(x, weights))


@check(
    "CausalAttention",
    weight=1.5,
    fr="À dropout nul, l'entraînement et l'évaluation donnent la même sortie.",
    en="With a dropout of zero, training and evaluation give the same output.",
)
def test_CausalAttention_without_dropout(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 7)
    x = draw.normal(2, 6, 5)
    for mode in ("train", "eval", "train"):
        layer.method(mode)()
        expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    weight=2.5,
    fr="En évaluation, le dropout ne fait rien, quel que soit son taux.",
    en="In evaluation, dropout does nothing, whatever its rate is.",
)
@pytest.mark.parametrize("rate", [0.5, 0.0001, 0.8, 1.0], ids=["half", "tiny", "high", "one"])
def test_CausalAttention_in_evaluation(student, draw, rate):
    layer, weights = causal_layer(student, draw, 5, 3, 7, rate)
    x = draw.normal(2, 6, 5)
    layer.method("eval")()
    for seed in (1, 2):
        expect.close(layer.seeded(seed)(x), causal(x, weights))
    layer.method("train")()
    layer.seeded(3)(x)
    layer.method("eval")()
    expect.close(layer.seeded(4)(x), causal(x, weights))


def kept_weights(output: Any, x: Tensor, weights: Mapping[str, Tensor], p: float) -> Tensor:
    """(b, T, T) bool: which weights survived, once the output is made of whole or scaled ones.

    With more components than tokens, the values are independent rows: the output tells by itself
    which weights multiplied them. Weights of the future count as dropped.
    """
    attended, values = causal_parts(x, weights)
    expect.that(
        isinstance(output, Tensor) and output.shape == values.shape,
        "En entraînement, la sortie n'a pas la forme attendue.",
        "In training, the output does not have the expected shape.",
    )
    square = values @ values.mT
    found = torch.linalg.solve(square, values @ output.double().mT).mT
    apart = (found @ values - output.double()).abs().max() > 1e-6 * values.abs().max()
    kept = (found > 0.5 * attended) & ~future(x.shape[1])
    scaled = torch.where(kept, attended / (1 - p), 0.0)
    wrong = (found - scaled).abs().max() > 1e-6 / (1 - p)
    expect.that(
        not bool(apart) and not bool(wrong),
        "En entraînement, les poids qui ont servi ne sont pas 0 ou w / (1 − p) : où passe le "
        "dropout, et avec quelle échelle ?",
        "In training, the weights that were used are not 0 or w / (1 − p): where does dropout "
        "apply, and with which scale?",
    )
    return kept


def layer_for_dropout(
    student, draw, rate: float, b: int, T: int = 5
) -> tuple[Any, dict[str, Tensor], Tensor]:
    """A layer in training, its weights, and (b, T, 6) tokens whose weights are all visible."""
    layer, weights = causal_layer(student, draw, 6, 9, 7, rate)
    for name in PROJECTIONS[:2]:
        weights[f"{name}.weight"] *= 0.4
    inject(layer, weights)
    layer.method("train")()
    return layer, weights, draw.normal(b, T, 6)


@check(
    "CausalAttention",
    weight=3.0,
    fr="En entraînement, chaque poids d'attention est mis à zéro ou divisé par 1 − dropout.",
    en="In training, each attention weight is set to zero or divided by 1 − dropout.",
)
@pytest.mark.parametrize("rate", [0.25, 0.65], ids=["low", "high"])
def test_CausalAttention_drops_weights(student, draw, rate):
    layer, weights, x = layer_for_dropout(student, draw, rate, 64)
    kept = kept_weights(layer.seeded(5)(x), x, weights, rate)
    visible = kept[:, ~future(5)]
    plausible_rate(~visible, rate)
    last = ~kept[:, -1]
    expect.that(
        scattered(~visible, rate, (0,))
        and scattered(~visible, rate, (1,))
        and scattered(last, rate, (1,))
        and scattered(last, rate, (0,)),
        "Les poids ne sont pas mis à zéro indépendamment les uns des autres.",
        "The weights are not set to zero independently of one another.",
    )
    agreeing = (kept[:, -1, :-1] == kept[:, -2, :-1]).double().mean()
    usual = rate**2 + (1 - rate) ** 2
    expect.that(
        abs(float(agreeing) - usual) <= SIGMAS * math.sqrt(usual * (1 - usual) / (4 * len(kept))),
        "Deux jetons perdent toujours les mêmes poids : chaque ligne a droit à ses tirages.",
        "Two tokens always lose the same weights: each row has a right to its own draws.",
    )


@check(
    "CausalAttention",
    weight=2.0,
    fr="En entraînement, quand presque rien n'est mis à zéro, l'échelle 1/(1 − dropout) se voit.",
    en="In training, when almost nothing is set to zero, the scale 1/(1 − dropout) shows.",
)
def test_CausalAttention_of_rare_drops(student, draw):
    for seed, rate in enumerate((1e-4, 2e-4)):
        layer, weights, x = layer_for_dropout(student, draw, rate, 2)
        kept = kept_weights(layer.seeded(seed)(x), x, weights, rate)
        expect.that(
            int((~kept[:, ~future(5)]).sum()) <= 3,
            "Bien plus de poids sont mis à zéro qu'un tel taux n'en donne.",
            "Far more weights are set to zero than such a rate gives.",
        )


@check(
    "CausalAttention",
    weight=1.5,
    fr="En entraînement, deux appels ne mettent pas les mêmes poids à zéro.",
    en="In training, two calls do not set the same weights to zero.",
)
def test_CausalAttention_draws_at_each_call(student, draw):
    layer, weights, x = layer_for_dropout(student, draw, 0.4, 8)
    outputs = [layer.seeded(seed)(x) for seed in (1, 2, 3)]
    kept = [kept_weights(output, x, weights, 0.4) for output in outputs]
    expect.that(
        not any(torch.equal(a, b) for i, a in enumerate(kept) for b in kept[:i]),
        "Deux appels mettent à zéro exactement les mêmes poids : les tirages sont figés.",
        "Two calls set exactly the same weights to zero: the draws are frozen.",
    )


@check(
    "CausalAttention",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Deux appels de suite, sans graine, ne mettent pas les mêmes poids à zéro.",
    en="Two calls in a row, without a seed, do not set the same weights to zero.",
)
def test_CausalAttention_moves_the_generator_on(student, draw):
    layer, weights, x = layer_for_dropout(student, draw, 0.4, 8)
    kept = [kept_weights(layer(x), x, weights, 0.4) for _ in range(2)]
    expect.that(
        not torch.equal(*kept),
        "Deux appels de suite mettent à zéro exactement les mêmes poids : les tirages sont figés.",
        "Two calls in a row set exactly the same weights to zero: the draws are frozen.",
    )


@check(
    "CausalAttention",
    devices=CPU_ONLY,
    fr="Le dropout agit aussi sur une phrase d'un seul jeton.",
    en="Dropout acts on a sentence of a single token too.",
)
def test_CausalAttention_drops_the_weight_of_a_token_alone(student, draw):
    layer, weights, x = layer_for_dropout(student, draw, 0.4, 400, T=1)
    plausible_rate(~kept_weights(layer.seeded(6)(x), x, weights, 0.4), 0.4)


@check(
    "CausalAttention",
    devices=CPU_ONLY,
    fr="Deux couches ont chacune leurs poids et leur longueur.",
    en="Two layers each have their own weights and their own length.",
)
def test_CausalAttention_keeps_its_own_weights(student, draw):
    sizes = [(5, 3, 7), (5, 3, 6), (2, 4, 9)]
    made = [causal_layer(student, draw, *size) for size in sizes]
    for (d_in, _, length), (layer, weights) in zip(sizes, made, strict=True):
        x = draw.normal(2, length, d_in)
        expect.close(layer(x), causal(x, weights))


@check(
    "CausalAttention",
    devices=CPU_ONLY,
    fr="La classe et `forward` s'appellent aussi par les noms de leurs paramètres.",
    en="The class and `forward` may be called by the names of their parameters.",
)
def test_CausalAttention_called_by_name(student, draw):
    weights = linears(draw, 5, 3, bias=True)
    layer = module_with(
        student.CausalAttention,
        (),
        weights,
        qkv_bias=True,
        dropout=0.0,
        context_length=8,
        d_out=3,
        d_in=5,
    )
    x = draw.normal(2, 7, 5)
    expect.close(layer(x=x), causal(x, weights))


@check(
    "CausalAttention",
    weight=1.5,
    fr="L'appel laisse `x`, les poids et le masque intacts ; un second appel donne le même.",
    en="The call leaves `x`, the weights and the mask as they were; a second call gives the same.",
)
def test_CausalAttention_changes_nothing(student, draw):
    layer, weights = causal_layer(student, draw, 5, 3, 7)
    before = layer.state()
    first, other = draw.normal(2, 6, 5), draw.normal(3, 4, 5)
    for x in (first, other, first):
        call = layer.observe(x)
        expect.close(call.value, causal(x, weights))
        expect.unchanged(call.facts.changed)
    after = layer.state()
    expect.that(
        list(before) == list(after) and all(same_numbers(before[k], after[k]) for k in before),
        "L'état de ta couche change quand on l'appelle.",
        "The state of your layer changes when it is called.",
    )


def same_numbers(one: Tensor, other: Tensor) -> bool:
    return torch.equal(one.double().nan_to_num(), other.double().nan_to_num())
