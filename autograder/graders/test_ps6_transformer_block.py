"""Hidden checks of ps6_transformer_block: positions, backpropagation, normalisation, network.

Each test compares values before it states any other fact, so that a program whose values are
wrong earns nothing for leaving its arguments alone. Expected values are computed here, in
float64, from the formulas or by torch's autograd. Sizes are all different, and in some tests all
equal: there a wrong axis raises nothing.

The two functions of the encoding have no argument on a device, and those of backpropagation are
in NumPy: their checks run on the CPU alone.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.errors import StudentRaised
from autograder.graders.shared import (
    FLOATS,
    built,
    check_learns,
    filled,
    module_with,
    named,
)
from autograder.misconceptions.ps6_transformer_block.positions import (
    LOSSES_OF_THE_EXPERIMENT,
    NOT_TRAINED,
    POSITIONS_NOT_ADDED,
    RESULTS,
    SAME_BATCH,
    SEED_OF_THE_EXPERIMENT,
    TARGET_OF_THE_EXPERIMENT,
    WEIGHTS_OF_POSITIONS,
)
from autograder.text import Text
from autograder.values import Hint

# 6.1 sinusoidal_encoding ------------------------------------------------------------------------

ODD = Text("`d` est impair", "`d` is odd")


def rounding(angle: float) -> float:
    """The tolerance on a sine whose angle, at most this large, was computed in float32.

    The statement advises float64, but an angle in float32 is no mistake: of 2000 radians it may
    be off by some 5e-4, where any wrong frequency is off by 1.
    """
    return expect.TOLERANCE[torch.float32] + 4 * torch.finfo(torch.float32).eps * angle


def frequencies(d: int) -> Tensor:
    """(d/2,) in float64: ω_i"""
    return torch.tensor([10000.0 ** (-2 * i / d) for i in range(d // 2)], dtype=torch.float64)


def encoding(positions: Tensor, d: int) -> Tensor:
    """(T,) -> (T, d) in float64: the right encodings of these positions."""
    angles = positions.double()[:, None] * frequencies(d)
    rows = torch.zeros(len(positions), d, dtype=torch.float64)
    rows[:, 0::2], rows[:, 1::2] = angles.sin(), angles.cos()
    return rows


def check_single(answer: Any, expected: Tensor, tolerance: float) -> None:
    """A float32 tensor of these values, given in float64."""
    values = answer
    if isinstance(answer, Tensor) and not answer.is_complex():
        values = answer.double()
    expect.close(values, expected, tolerance=tolerance)
    kind = str(answer.dtype).removeprefix("torch.")
    expect.that(
        answer.dtype is torch.float32,
        f"Les valeurs sont justes, mais en {kind} : le résultat est demandé en float32.",
        f"The values are right, but in {kind}: the result is asked for in float32.",
    )


def check_encoding(answer: Any, T: int, d: int) -> None:
    check_single(answer, encoding(torch.arange(T), d), rounding(T))


def check_plain(requires_grad: bool) -> None:
    expect.that(
        not requires_grad,
        "Le résultat demande un gradient : il se calcule, il ne s'apprend pas.",
        "The result asks for a gradient: it is computed, not learnt.",
    )


@check(
    "sinusoidal_encoding",
    devices=CPU_ONLY,
    fr="Pour d = 4, les lignes sont celles du tableau de l'énoncé.",
    en="For d = 4, the rows are those of the table of the statement.",
)
def test_sinusoidal_encoding_of_the_table(student):
    answer = student.sinusoidal_encoding(51, 4)
    check_encoding(answer, 51, 4)


@check(
    "sinusoidal_encoding",
    weight=3.0,
    devices=CPU_ONLY,
    fr="Pour d'autres tailles, chaque paire de colonnes a sa fréquence, sinus puis cosinus.",
    en="For other sizes, each pair of columns has its frequency, sine then cosine.",
)
def test_sinusoidal_encoding_of_any_sizes(student, draw):
    sizes = [(50, 16), (37, 6), (draw.integer(20, 45), 2 * draw.integer(7, 20))]
    for T, d in sizes:
        check_encoding(student.sinusoidal_encoding(T, d), T, d)


@check(
    "sinusoidal_encoding",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une seule position, une seule paire.",
    en="Small sizes work too: a single position, a single pair.",
)
def test_sinusoidal_encoding_of_small_sizes(student):
    for T, d in [(1, 2), (1, 8), (9, 2), (2, 4), (3, 6)]:
        check_encoding(student.sinusoidal_encoding(T, d), T, d)


@check(
    "sinusoidal_encoding",
    devices=CPU_ONLY,
    fr="Autant de positions que de composantes ne cache aucun échange d'axes.",
    en="As many positions as components hide no exchange of axes.",
)
def test_sinusoidal_encoding_of_equal_sizes(student):
    for T in (8, 14):
        check_encoding(student.sinusoidal_encoding(T, T), T, T)


@check(
    "sinusoidal_encoding",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Des milliers de positions gardent leurs angles.",
    en="Thousands of positions keep their angles.",
)
def test_sinusoidal_encoding_of_long_sequences(student):
    for T, d in [(2000, 6), (6001, 4), (5003, 2)]:
        check_encoding(student.sinusoidal_encoding(T, d), T, d)


@check(
    "sinusoidal_encoding",
    weight=1.5,
    devices=CPU_ONLY,
    fr="De grands vecteurs ont toutes leurs fréquences.",
    en="Large vectors have all their frequencies.",
)
def test_sinusoidal_encoding_of_large_vectors(student, draw):
    for T, d in [(7, 512), (21, 130), (5, 2 * draw.integer(100, 250))]:
        check_encoding(student.sinusoidal_encoding(T, d), T, d)


@check(
    "sinusoidal_encoding",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un `d` impair lève `ValueError`.",
    en="An odd `d` raises `ValueError`.",
)
def test_sinusoidal_encoding_of_an_odd_size(student):
    check_encoding(student.sinusoidal_encoding(4, 6), 4, 6)
    for T, d in [(4, 7), (7, 1), (1, 3), (10, 15)]:
        expect.raises(ValueError, lambda T=T, d=d: student.sinusoidal_encoding(T, d), when=ODD)


@check(
    "sinusoidal_encoding",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres, et ne se souvient de rien.",
    en="The function may be called by the names of its parameters, and remembers nothing.",
)
def test_sinusoidal_encoding_called_by_name(student):
    for T, d in [(5, 12), (11, 12), (11, 4), (5, 8), (5, 12), (11, 12)]:
        check_encoding(student.sinusoidal_encoding(d=d, T=T), T, d)


@check(
    "sinusoidal_encoding",
    devices=CPU_ONLY,
    fr="Le résultat est un simple tenseur, que rien n'entraîne.",
    en="The result is a plain tensor, which nothing trains.",
)
def test_sinusoidal_encoding_is_not_learnt(student):
    call = student.sinusoidal_encoding.observe(9, 10)
    check_encoding(call.value, 9, 10)
    check_plain(call.facts.requires_grad)


# 6.2 shift_matrix -------------------------------------------------------------------------------


def rotation(k: int, d: int) -> Tensor:
    """(d, d) in float64: the right shift."""
    R = torch.zeros(d, d, dtype=torch.float64)
    for i, frequency in enumerate(frequencies(d).tolist()):
        c, s = math.cos(k * frequency), math.sin(k * frequency)
        R[2 * i : 2 * i + 2, 2 * i : 2 * i + 2] = torch.tensor([[c, s], [-s, c]])
    return R


def check_shift(answer: Any, k: int, d: int) -> None:
    check_single(answer, rotation(k, d), rounding(abs(k)))


@check(
    "shift_matrix",
    weight=2.5,
    devices=CPU_ONLY,
    fr="Des blocs de rotation sur la diagonale, chacun à sa fréquence, et zéro ailleurs.",
    en="Blocks of rotation along the diagonal, each at its frequency, and zero elsewhere.",
)
def test_shift_matrix_of_any_sizes(student, draw):
    sizes = [(3, 16), (1, 6), (draw.integer(4, 40), 2 * draw.integer(5, 15))]
    for k, d in sizes:
        check_shift(student.shift_matrix(k, d), k, d)


@check(
    "shift_matrix",
    weight=2.0,
    devices=CPU_ONLY,
    fr="`R @ p_t` vaut p de t + k, pour les premières positions comme pour les suivantes.",
    en="`R @ p_t` is p at t + k, for the first positions as for later ones.",
)
def test_shift_matrix_moves_the_encodings(student, draw):
    t = torch.tensor([0, 1, 2, 7, 30, 500])
    for k, d in [(5, 8), (draw.integer(2, 25), 14)]:
        R = student.shift_matrix(k, d)
        expect.that(
            isinstance(R, Tensor) and tuple(R.shape) == (d, d) and R.is_floating_point(),
            "On attend un tenseur de forme `(d, d)`.",
            "A tensor of shape `(d, d)` is expected.",
        )
        moved = encoding(t, d) @ R.double().T
        what = Text("Le produit `R @ p_t`", "The product `R @ p_t`")
        expect.close(moved, encoding(t + k, d), tolerance=rounding(k), what=what)


@check(
    "shift_matrix",
    weight=2.0,
    devices=CPU_ONLY,
    fr="`k` peut être négatif, ou nul.",
    en="`k` may be negative, or zero.",
)
def test_shift_matrix_backwards(student, draw):
    for k, d in [(-3, 10), (-draw.integer(4, 40), 12), (-1, 4), (0, 6)]:
        check_shift(student.shift_matrix(k, d), k, d)


@check(
    "shift_matrix",
    devices=CPU_ONLY,
    fr="De grands décalages et de grands vecteurs ne changent rien à la règle.",
    en="Large shifts and large vectors change nothing to the rule.",
)
def test_shift_matrix_of_large_numbers(student):
    for k, d in [(1000, 6), (-700, 8), (11, 128), (-2, 300), (2500, 2)]:
        check_shift(student.shift_matrix(k, d), k, d)


@check(
    "shift_matrix",
    devices=CPU_ONLY,
    fr="Les petites tailles marchent aussi : une ou deux paires.",
    en="Small sizes work too: one pair or two.",
)
def test_shift_matrix_of_small_sizes(student):
    for k, d in [(7, 2), (-4, 2), (1, 2), (2, 4), (4, 4)]:
        check_shift(student.shift_matrix(k, d), k, d)


@check(
    "shift_matrix",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Un `d` impair lève `ValueError`, quel que soit `k`.",
    en="An odd `d` raises `ValueError`, whatever `k` is.",
)
def test_shift_matrix_of_an_odd_size(student):
    check_shift(student.shift_matrix(3, 6), 3, 6)
    for k, d in [(2, 7), (0, 5), (-4, 1), (6, 9)]:
        expect.raises(ValueError, lambda k=k, d=d: student.shift_matrix(k, d), when=ODD)


@check(
    "shift_matrix",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres, et ne se souvient de rien.",
    en="The function may be called by the names of its parameters, and remembers nothing.",
)
def test_shift_matrix_called_by_name(student):
    for k, d in [(5, 12), (2, 4), (5, 8), (-5, 12), (5, 12)]:
        check_shift(student.shift_matrix(d=d, k=k), k, d)


@check(
    "shift_matrix",
    devices=CPU_ONLY,
    fr="Le résultat est un simple tenseur, que rien n'entraîne.",
    en="The result is a plain tensor, which nothing trains.",
)
def test_shift_matrix_is_not_learnt(student):
    call = student.shift_matrix.observe(9, 10)
    check_shift(call.value, 9, 10)
    check_plain(call.facts.requires_grad)


# 6.8 attention_backward -------------------------------------------------------------------------

Arrays = dict[str, np.ndarray]
LEARNT = ("X", "W_q", "W_k", "W_v", "W_out")
LOSS, GRADIENTS = Text("La perte", "The loss"), Text("Les gradients", "The gradients")

# (B, T, d, d_k, d_v, d_o)
DIFFERENT = [
    pytest.param((2, 5, 4, 3, 6, 7), id="wide_values"),
    pytest.param((3, 4, 6, 5, 2, 1), id="wide_keys"),
]


def drawn_arrays(
    draw, B: int, T: int, d: int, d_k: int, d_v: int, d_o: int, scale: float = 1.0
) -> Arrays:
    shapes = {
        "X": (B, T, d),
        "W_q": (d, d_k),
        "W_k": (d, d_k),
        "W_v": (d, d_v),
        "W_out": (d_v, d_o),
        "target": (B, T, d_o),
    }
    return {name: scale * draw.normal(*shape).numpy() for name, shape in shapes.items()}


def right_backward(arrays: Arrays) -> tuple[float, Arrays]:
    """The right loss and gradients, by autograd."""
    tensors = {name: torch.from_numpy(array.copy()) for name, array in arrays.items()}
    leaves = [tensors[name].requires_grad_() for name in LEARNT]
    X, W_q, W_k, W_v, W_out = leaves
    scores = (X @ W_q) @ (X @ W_k).mT / math.sqrt(W_k.shape[1])
    y = torch.softmax(scores, -1) @ (X @ W_v) @ W_out
    loss = ((y - tensors["target"]) ** 2).mean() / 2
    gradients = torch.autograd.grad(loss, leaves)
    return loss.item(), dict(zip(LEARNT, (g.numpy() for g in gradients), strict=True))


def check_backward(answer: Any, arrays: Arrays) -> None:
    """The loss, then the five gradients, float64 arrays by name."""
    loss, expected = right_backward(arrays)
    got, gradients = expect.pair(answer, names=(LOSS, GRADIENTS))
    expect.number(got, loss, what=LOSS)
    expect.that(
        isinstance(gradients, Mapping),
        "Le second résultat devrait être un dictionnaire de gradients.",
        "The second result should be a dictionary of gradients.",
    )
    for name in LEARNT:
        expect.that(
            name in gradients,
            f"Le dictionnaire n'a pas de clé `{name}`.",
            f"The dictionary has no key `{name}`.",
        )
        what = Text(f"Le gradient de `{name}`", f"The gradient of `{name}`")
        expect.close(gradients[name], expected[name], what=what)  # type: ignore[arg-type]


def check_one_backward(student: Any, arrays: Arrays) -> None:
    check_backward(student.attention_backward(*arrays.values()), arrays)


@check(
    "attention_backward",
    weight=3.0,
    devices=CPU_ONLY,
    fr="La perte et les cinq gradients sont justes quand toutes les tailles diffèrent.",
    en="The loss and the five gradients are right when all sizes differ.",
)
@pytest.mark.parametrize("sizes", DIFFERENT)
def test_attention_backward_of_any_sizes(student, draw, sizes):
    check_one_backward(student, drawn_arrays(draw, *sizes))


@check(
    "attention_backward",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Des tailles toutes égales ne cachent aucune transposition.",
    en="Sizes that are all equal hide no transposition.",
)
def test_attention_backward_of_equal_sizes(student, draw):
    for size in (3, 4):
        check_one_backward(student, drawn_arrays(draw, *[size] * 6))


@check(
    "attention_backward",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Une seule phrase, un seul jeton, une seule composante : les petites tailles marchent.",
    en="A single sentence, a single token, a single component: small sizes work.",
)
def test_attention_backward_of_small_sizes(student, draw):
    for sizes in [
        (1, 4, 3, 2, 5, 6),
        (3, 1, 4, 2, 3, 5),
        (2, 3, 1, 4, 2, 5),
        (4, 3, 5, 1, 2, 3),
        (2, 4, 3, 5, 1, 2),
        (1, 2, 1, 1, 1, 1),
        (1, 1, 1, 1, 1, 1),
    ]:
        check_one_backward(student, drawn_arrays(draw, *sizes))


@check(
    "attention_backward",
    devices=CPU_ONLY,
    fr="De longues phrases et de grandes clés gardent l'échelle √d_k.",
    en="Long sentences and large keys keep the scale √d_k.",
)
def test_attention_backward_of_large_sizes(student, draw):
    arrays = drawn_arrays(draw, 3, 70, 20, 66, 9, 5)
    arrays["W_q"] /= 5
    arrays["W_k"] /= 5
    check_one_backward(student, arrays)


@check(
    "attention_backward",
    weight=1.5,
    devices=CPU_ONLY,
    fr="De très grands scores, ou très bas, donnent une perte et des gradients finis et justes.",
    en="Very large scores, or very low ones, give a finite and right loss and gradients.",
)
def test_attention_backward_of_large_scores(student, draw):
    for side in (1.0, -1.0):
        arrays = drawn_arrays(draw, 2, 5, 4, 3, 6, 2)
        # The first feature, the same in every token, adds the same to all scores.
        arrays["X"][..., 0] = 30.0
        arrays["W_q"][:, 0] = arrays["W_k"][:, 0] = 0.0
        arrays["W_q"][0] = (1.4, 0.0, 0.0)
        arrays["W_k"][0] = (side * 1.4, 0.0, 0.0)
        arrays["W_v"][0] /= 30
        check_one_backward(student, arrays)
    arrays = drawn_arrays(draw, 2, 5, 4, 3, 6, 2)
    # The key of the first token, far below the others, is never looked at.
    arrays["X"][..., 0] = (-30.0, 0.0, 0.0, 0.0, 0.0)
    arrays["X"][..., 1] = 30.0
    arrays["W_q"][:, 0] = arrays["W_k"][:, 0] = 0.0
    arrays["W_q"][:2] = arrays["W_k"][:2] = 0.0
    arrays["W_q"][1, 0] = arrays["W_k"][0, 0] = 1.5
    arrays["W_v"][:2] /= 30
    check_one_backward(student, arrays)


@check(
    "attention_backward",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Des lignes de scores très éloignées les unes des autres gardent chacune leurs poids.",
    en="Rows of scores that are very far from one another each keep their weights.",
)
def test_attention_backward_of_rows_far_apart(student, draw):
    arrays = drawn_arrays(draw, 2, 4, 5, 3, 2, 6)
    # Queries of very different levels, against a component that all keys share.
    arrays["X"][..., 0] = (40.0, -40.0, 2.0, -1.0)
    arrays["X"][..., 1] = 1.0
    arrays["W_q"][:, 0] = arrays["W_k"][:, 0] = 0.0
    arrays["W_q"][0] = (1.0, 0.0, 0.0)
    arrays["W_k"][0] = 0.0
    arrays["W_k"][1] = (40.0, 0.0, 0.0)
    arrays["W_v"][0] = 0.0
    check_one_backward(student, arrays)


@check(
    "attention_backward",
    devices=CPU_ONLY,
    fr="Des cases nulles et une cible lointaine ne troublent rien.",
    en="Null cells and a distant target disturb nothing.",
)
def test_attention_backward_with_zeros(student, draw):
    arrays = drawn_arrays(draw, 2, 5, 4, 3, 6, 7)
    arrays["X"][0, 1] = 0.0
    arrays["W_k"][:, 1] = 0.0
    arrays["W_out"][2] = 0.0
    arrays["target"] = 20 + 10 * arrays["target"]
    check_one_backward(student, arrays)


@check(
    "attention_backward",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_attention_backward_called_by_name(student, draw):
    arrays = drawn_arrays(draw, 2, 3, 5, 4, 3, 6)
    named_arrays = dict(reversed(arrays.items()))
    check_backward(student.attention_backward(**named_arrays), arrays)


@check(
    "attention_backward",
    weight=2.0,
    devices=CPU_ONLY,
    fr="L'appel laisse ses arguments intacts.",
    en="The call leaves its arguments as they were.",
)
def test_attention_backward_leaves_its_arguments_alone(student, draw):
    arrays = drawn_arrays(draw, 3, 4, 5, 2, 6, 3)
    call = student.attention_backward.observe(*arrays.values())
    check_backward(call.value, arrays)
    expect.unchanged(call.facts.changed)


@check(
    "attention_backward",
    devices=CPU_ONLY,
    fr="Le résultat ne dépend que des arguments, pas des appels précédents.",
    en="The result depends on the arguments alone, not on earlier calls.",
)
def test_attention_backward_remembers_nothing(student, draw):
    first, other = (drawn_arrays(draw, 2, 3, 5, 4, 3, 6) for _ in range(2))
    for arrays in (first, other, first):
        check_one_backward(student, arrays)


# 6.9 learn_positions ----------------------------------------------------------------------------

BEFORE, AFTER = named("before"), named("after")
LOSSES = named("losses")


def attention_matrix(value: Any, T: int, what: Text) -> Tensor:
    """(T, T) in float64: an array or a tensor of weights."""
    expect.that(
        isinstance(value, (Tensor, np.ndarray)),
        f"{what.fr} devrait être un tableau ou un tenseur.",
        f"{what.en} should be an array or a tensor.",
        hint=sign("SC-17", RESULTS) if isinstance(value, list) else None,
    )
    expect.that(
        tuple(value.shape) == (T, T),
        f"{what.fr} a la forme {tuple(value.shape)}, on attend (T, T).",
        f"{what.en} has shape {tuple(value.shape)}, (T, T) is expected.",
        hint=sign("SC-17", RESULTS) if value.ndim == 1 else None,
    )
    matrix = torch.as_tensor(value).detach().double()
    expect.that(
        bool(matrix.isfinite().all() and (matrix >= 0).all()),
        f"{what.fr} contient autre chose que des poids : nan, infinis ou négatifs.",
        f"{what.en} holds something else than weights: nan, infinite or negative.",
        hint=sign("EX-1", WEIGHTS_OF_POSITIONS),
    )
    expect.that(
        float((matrix.sum(-1) - 1).abs().max()) <= 1e-5,
        f"Les lignes de {what.fr} ne somment pas à 1.",
        f"The rows of {what.en} do not sum to 1.",
        hint=sign("EX-1", WEIGHTS_OF_POSITIONS),
    )
    return matrix


def loss_numbers(value: Any, steps: int) -> Tensor:
    """(steps,) in float64: one number a step."""
    if isinstance(value, (Tensor, np.ndarray)):
        items: Any = list(value)
    else:
        items = value
    expect.that(
        isinstance(items, (list, tuple)),
        f"{LOSSES.fr} devrait être une liste de nombres.",
        f"{LOSSES.en} should be a list of numbers.",
    )
    expect.that(
        len(items) == steps,
        f"{LOSSES.fr} a {len(items)} nombres pour {steps} pas.",
        f"{LOSSES.en} has {len(items)} numbers for {steps} steps.",
        hint=sign("EX-1", LOSSES_OF_THE_EXPERIMENT),
    )
    numbers = []
    for item in items:
        if isinstance(item, (Tensor, np.ndarray)) and item.ndim == 0:
            item = item.item()
        expect.that(
            isinstance(item, (int, float, np.number)) and math.isfinite(item),
            f"{LOSSES.fr} contient autre chose que des nombres finis.",
            f"{LOSSES.en} holds something else than finite numbers.",
        )
        numbers.append(float(item))
    return torch.tensor(numbers, dtype=torch.float64)


def experiment(student: Any, T: int, steps: int, **sizes: int) -> tuple[Tensor, Tensor, Tensor]:
    """before, after, losses: of the shapes asked for, `before` being nearly uniform."""
    return experiment_of(student.learn_positions(T=T, steps=steps, **sizes), T, steps)


def experiment_of(answer: Any, T: int, steps: int) -> tuple[Tensor, Tensor, Tensor]:
    before, after, losses = expect.pair(answer, names=(BEFORE, AFTER, LOSSES))
    before, after = attention_matrix(before, T, BEFORE), attention_matrix(after, T, AFTER)
    losses = loss_numbers(losses, steps)
    # Small positions give 1.02/T at most, sentences in their place three times 1/T and more.
    expect.that(
        float(T * before.max()) < 2,
        "Avant l'entraînement, les positions ne disent encore rien : tous les poids de `before` "
        "devraient être proches de 1/T.",
        "Before training, positions say nothing yet: all the weights of `before` should be close "
        "to 1/T.",
        hint=sign("EX-1", WEIGHTS_OF_POSITIONS),
    )
    return before, after, losses


def sign(key: str, hints: Mapping[str, Any]) -> Hint:
    """The mistake whose sign a check of this exercise sees: it is trained once, never replayed."""
    french, english = hints["fr"], hints["en"]
    first, second, third = (Text(fr, en) for fr, en in zip(french, english, strict=True))
    return Hint(key, (first, second, third))


@check(
    "learn_positions",
    weight=2.0,
    devices=CPU_ONLY,
    replayed=False,
    fr="Quelques pas suffisent à voir trois résultats de la bonne forme : deux matrices de poids, "
    "presque uniformes, et une perte par pas.",
    en="A few steps are enough to see three results of the right form: two matrices of weights, "
    "nearly uniform, and one loss a step.",
)
def test_learn_positions_of_any_sizes(student, draw):
    for T, d, steps, batch in [(5, 6, 4, 3), (3, 8, 1, 1), (12, 4, 7, 2)]:
        seed = draw.integer(1, 10**6)
        before, after, _ = experiment(student, T, steps, d=d, batch_size=batch, seed=seed)
        gap = float((T * (after - before)).abs().max())
        expect.that(
            gap > 1e-12,
            "`after` est exactement `before` : quelques pas déplacent déjà un peu les poids.",
            "`after` is exactly `before`: a few steps move the weights a little already.",
            hint=sign("EX-1", NOT_TRAINED),
        )
        expect.that(
            gap < 0.5,
            "Après quelques pas, `after` devrait différer de `before`, mais de peu.",
            "After a few steps `after` should differ from `before`, but not by much.",
        )


@check(
    "learn_positions",
    devices=CPU_ONLY,
    replayed=False,
    fr="La même graine donne deux fois la même expérience, une autre graine une autre.",
    en="The same seed gives the same experiment twice, another seed another one.",
)
def test_learn_positions_follows_its_seed(student, draw):
    seed = draw.integer(1, 10**6)
    # Each call from another state of torch's global generator.
    runs = [
        experiment(_seeded(student, i), 6, 3, d=8, batch_size=2, seed=s)
        for i, s in enumerate((seed, seed, seed + 1), start=1)
    ]
    same, other = (
        all(expect.agree(a, b) for a, b in zip(runs[0], run, strict=True)) for run in runs[1:]
    )
    expect.that(
        same,
        "La même graine devrait donner deux fois la même expérience.",
        "The same seed should give the same experiment twice.",
        hint=sign("PS6-seed", SEED_OF_THE_EXPERIMENT),
    )
    expect.that(
        not other,
        "Des graines différentes donnent exactement la même expérience.",
        "Different seeds give exactly the same experiment.",
        hint=sign("PS6-seed", SEED_OF_THE_EXPERIMENT),
    )


@check(
    "learn_positions",
    devices=CPU_ONLY,
    replayed=False,
    fr="Chaque pas voit un lot neuf, de la taille demandée.",
    en="Each step sees a fresh batch, of the size asked for.",
)
def test_learn_positions_draws_fresh_batches(student, draw):
    def noise(batch: int) -> float:
        """How much the slope of the loss changes from one step to the next, over the loss."""
        seed = draw.integer(1, 10**6)
        _, _, losses = experiment(student, 8, 60, d=16, batch_size=batch, seed=seed)
        return float(losses.diff().diff().std() / losses.mean().abs())

    # Fresh sentences one by one: 0.45 to 0.9 over many seeds, and √64 = 8 times less with 64; with
    # one batch for all steps, the loss is a smooth curve.
    expect.that(
        noise(1) > max(0.1, 3 * noise(64)),
        "D'un pas à l'autre, la perte ne varie pas comme celle de lots frais de `batch_size` "
        "phrases.",
        "From one step to the next, the loss does not vary as that of fresh batches of "
        "`batch_size` sentences.",
        hint=sign("PS6-fresh-batch", SAME_BATCH),
    )


@check(
    "learn_positions",
    devices=CPU_ONLY,
    replayed=False,
    fr="Sans autre argument, il y a 16 positions, de taille 16, des lots de 32 phrases, et la "
    "graine est 42.",
    en="With no other argument there are 16 positions, of size 16, batches of 32 sentences, and "
    "the seed is 42.",
)
def test_learn_positions_by_default(student):
    short = experiment_of(student.learn_positions(steps=2), 16, 2)
    full = experiment(student, 16, 2, d=16, batch_size=32, seed=42)
    expect.that(
        all(expect.agree(a, b) for a, b in zip(full, short, strict=True)),
        "Avec les valeurs par défaut données une à une, l'expérience est une autre : une valeur "
        "par défaut n'est pas celle de l'énoncé.",
        "With the default values given one by one the experiment is another one: a default value "
        "is not that of the statement.",
    )


@check(
    "learn_positions",
    weight=4.0,
    devices=CPU_ONLY,
    replayed=False,
    patience=12.0,
    fr="Après l'entraînement, chaque position donne l'essentiel de son poids à la précédente, et "
    "la perte est bien descendue.",
    en="After training, each position gives most of its weight to the previous one, and the loss "
    "has come well down.",
)
def test_learn_positions_learns_the_previous_word(student):
    T, steps = 16, 3000
    before, after, losses = experiment_of(student.learn_positions(), T, steps)
    first, last = float(losses[:10].mean()), float(losses[-100:].mean())
    moved = float((T * (after - before)).abs().max())
    previous = after[range(1, T), range(T - 1)]
    following = after[range(T - 1), range(1, T)]
    expect.that(
        last < 2 * first,
        "La perte monte pas après pas : quel est le signe de la mise à jour ?",
        "The loss rises step after step: what is the sign of the update?",
    )
    expect.that(
        float(following.mean()) < 0.5,
        "Après l'entraînement, chaque position regarde la **suivante**.",
        "After training, each position looks at the **next** one.",
        hint=sign("EX-1", TARGET_OF_THE_EXPERIMENT),
    )
    # Without positions, the best loss is two thirds of the first one.
    expect.that(
        moved > 0.5 or last > first / 10,
        "La perte est presque nulle et les positions n'y sont pour rien : que vaut la cible ?",
        "The loss is almost zero and positions have no part in it: what is the target?",
        hint=sign("EX-1", TARGET_OF_THE_EXPERIMENT),
    )
    expect.that(
        moved > 0.5 or last > 0.9 * first or last < first / 2,
        "La perte descend, mais les positions n'apprennent rien.",
        "The loss comes down, but positions learn nothing.",
        hint=sign("EX-1", POSITIONS_NOT_ADDED),
    )
    expect.that(
        moved > 0.5,
        "Après l'entraînement, `after` est encore `before`.",
        "After training, `after` still is `before`.",
        hint=sign("EX-1", NOT_TRAINED),
    )
    expect.that(
        bool((previous > 0.5).all()),
        "Après l'entraînement, `after` ne donne pas l'essentiel du poids de chaque ligne t ≥ 1 à "
        "la colonne t − 1.",
        "After training, `after` does not give most of the weight of each row t ≥ 1 to column "
        "t − 1.",
    )
    expect.that(
        last < first / 2,
        "Les positions sont apprises, mais les nombres de `losses` ne descendent pas comme la "
        "perte du modèle.",
        "Positions are learnt, but the numbers of `losses` do not come down as the loss of the "
        "model does.",
        hint=sign("EX-1", LOSSES_OF_THE_EXPERIMENT),
    )


class _seeded:
    """A student whose `learn_positions` starts from this state of torch's global generator."""

    def __init__(self, student: Any, state: int) -> None:
        self.learn_positions = student.learn_positions.seeded(state)


# 6.3 LayerNorm ----------------------------------------------------------------------------------

NORM_NAMES = ("scale", "shift")


def normalised(x: Tensor, scale: Tensor, shift: Tensor, eps: float = 1e-5) -> Tensor:
    """(..., d) -> (..., d): the right output, computed in float64, in the dtype of `x`."""
    wide = x.double()
    centred = wide - wide.mean(-1, keepdim=True)
    variance = (centred**2).mean(-1, keepdim=True)
    return (scale.double() * centred / (variance + eps).sqrt() + shift.double()).to(x.dtype)


def of_norm(draw, d: int, dtype: torch.dtype = torch.float64) -> dict[str, Tensor]:
    """Weights of a LayerNorm, far from 1 and 0."""
    return {
        "scale": draw.uniform(d, low=0.5, high=2.0, dtype=dtype),
        "shift": draw.normal(d, dtype=dtype),
    }


def norm_with(student: Any, weights: Mapping[str, Tensor], *sizes: Any, **options: Any) -> Any:
    return module_with(student.LayerNorm, sizes, weights, **options)


def check_norm(module: Any, x: Tensor, weights: Mapping[str, Tensor], eps: float = 1e-5) -> None:
    expect.close(module(x), normalised(x, weights["scale"], weights["shift"], eps))


def check_no_more(module: Any, names: tuple[str, ...]) -> None:
    """The layer trains these parameters, under whatever other names too, and no other."""
    for name, parameter in module.parameters().items():
        expect.that(
            not set(names).isdisjoint(parameter.names),
            f"`{name}` est un paramètre que l'énoncé ne demande pas.",
            f"`{name}` is a parameter that the statement does not ask for.",
        )


@check(
    "LayerNorm",
    weight=1.5,
    fr="Une couche neuve centre et réduit chaque jeton : `scale` vaut 1 et `shift` 0.",
    en="A fresh layer centres and reduces each token: `scale` is 1 and `shift` 0.",
)
def test_LayerNorm_at_first(student, draw):
    for d in (4, 7):
        module = built(student.LayerNorm.seeded(1), d)
        fresh = {"scale": torch.ones(d), "shift": torch.zeros(d)}
        for x in (torch.tensor([1.0, 2.0, 3.0, 6.0]).repeat(2)[:d], draw.normal(2, 3, d).float()):
            check_norm(module, x, fresh)
        state = module.state()
        for name in NORM_NAMES:
            expect.that(
                name in state and torch.equal(state[name], fresh[name]),
                f"`{name}` n'est pas au départ un paramètre de forme `(emb_dim,)` et de bonne "
                "valeur.",
                f"`{name}` is not at first a parameter of shape `(emb_dim,)` and of the right "
                "value.",
            )
        check_no_more(module, NORM_NAMES)


@check(
    "LayerNorm",
    weight=3.0,
    fr="Avec d'autres `scale` et `shift`, chaque jeton est normalisé avec sa variance biaisée.",
    en="With other `scale` and `shift`, each token is normalised with its biased variance.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_LayerNorm_of_any_sizes(student, draw, dtype):
    for b, T, d in [(2, 3, 4), (5, 2, 6)]:
        weights = of_norm(draw, d, dtype)
        x = (2 + 1.5 * draw.normal(b, T, d)).to(dtype)
        check_norm(norm_with(student, weights, d), x, weights)


@check(
    "LayerNorm",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent pas un autre axe.",
    en="Sizes that are all equal do not hide another axis.",
)
def test_LayerNorm_of_equal_sizes(student, draw):
    weights = of_norm(draw, 3)
    check_norm(norm_with(student, weights, 3), draw.normal(3, 3, 3) - 1, weights)


@check(
    "LayerNorm",
    weight=2.0,
    fr="Le nombre d'axes devant le dernier est libre, et la mémoire de `x` dans n'importe quel "
    "ordre.",
    en="There may be any number of axes before the last, and the memory of `x` in any order.",
)
def test_LayerNorm_of_any_number_of_axes(student, draw):
    weights = of_norm(draw, 5)
    module = norm_with(student, weights, 5)
    for shape in [(5,), (3, 5), (2, 4, 3, 5), (2, 1, 3, 2, 5), (1, 5)]:
        check_norm(module, 3 * draw.normal(*shape) + 1, weights)
    views = [
        draw.normal(5, 4, 3).permute(1, 2, 0),
        draw.normal(3, 2, 5).transpose(0, 1),
        draw.normal(2, 1, 5).expand(2, 4, 5),
        draw.normal(3, 4, 10)[..., ::2],
    ]
    for x in views:
        check_norm(module, x, weights)


@check(
    "LayerNorm",
    weight=2.0,
    fr="`eps` est sous la racine, et c'est celui qui est donné.",
    en="`eps` is under the root, and it is the one that is given.",
)
def test_LayerNorm_of_other_eps(student, draw):
    x = draw.normal(2, 3, 4) / 2
    for eps in (0.1, 2.0, 1e-3, 0.0):
        weights = of_norm(draw, 4)
        check_norm(norm_with(student, weights, 4, eps), x, weights, eps)


@check(
    "LayerNorm",
    weight=2.0,
    fr="Un jeton presque constant se ressent d'`eps`, qui vaut 1e-5 sans autre indication.",
    en="A token that is nearly constant feels `eps`, which is 1e-5 unless another is given.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_LayerNorm_of_nearly_constant_tokens(student, draw, dtype):
    weights = of_norm(draw, 6, dtype)
    module = norm_with(student, weights, 6)
    for scale in (1e-3, 3e-3, 1e-2):
        check_norm(module, draw.normal(2, 5, 6, scale=scale, dtype=dtype), weights)


@check(
    "LayerNorm",
    weight=1.5,
    fr="Un jeton constant donne `shift`, et un gradient fini ; une seule composante aussi.",
    en="A constant token gives `shift`, and a finite gradient; so does a single component.",
)
def test_LayerNorm_of_constant_tokens(student, draw):
    weights = of_norm(draw, 4)
    module = norm_with(student, weights, 4)
    x = draw.normal(2, 3, 4)
    x[0, 1], x[1, 0], x[1, 2] = 3.0, 0.0, -0.7
    check_LayerNorm_learns(module, x, weights, draw.normal(2, 3, 4))
    weights = of_norm(draw, 1)
    check_norm(norm_with(student, weights, 1), draw.normal(4, 3, 1), weights)


@check(
    "LayerNorm",
    fr="De grands vecteurs, loin de zéro, sont normalisés avec toute leur précision.",
    en="Large vectors, far from zero, are normalised with all their precision.",
)
def test_LayerNorm_of_large_numbers(student, draw):
    weights = of_norm(draw, 130)
    module = norm_with(student, weights, 130)
    check_norm(module, 3000 + draw.normal(2, 3, 130), weights)
    check_norm(module, 1e4 * draw.normal(2, 70, 130), weights)


@check(
    "LayerNorm",
    weight=1.5,
    fr="Un jeton ne dépend ni de ses voisins ni du lot, en entraînement comme en évaluation.",
    en="A token depends neither on its neighbours nor on the batch, in training as in evaluation.",
)
def test_LayerNorm_of_each_token_alone(student, draw):
    weights = of_norm(draw, 6)
    module = norm_with(student, weights, 6)
    first, other = draw.normal(4, 3, 6), 50 + 20 * draw.normal(4, 3, 6)
    for x in (first, other, first):
        check_norm(module, x, weights)
    module.method("eval")()
    for x in (other, first, torch.cat([first[:1], other]), first[2, 1:2]):
        check_norm(module, x, weights)


def check_LayerNorm_learns(
    module: Any, x: Tensor, weights: Mapping[str, Tensor], upstream: Tensor
) -> None:
    check_learns(module, normalised, x, weights, upstream)


@check(
    "LayerNorm",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x`, à travers moyenne et variance, et jusqu'à `scale` et "
    "`shift`.",
    en="The gradient goes back to `x`, through mean and variance, and to `scale` and `shift`.",
)
def test_LayerNorm_learns(student, draw):
    for shape in [(2, 3, 4), (5, 6)]:
        weights = of_norm(draw, shape[-1])
        module = norm_with(student, weights, shape[-1])
        check_LayerNorm_learns(module, draw.normal(*shape) + 2, weights, draw.normal(*shape))


@check(
    "LayerNorm",
    devices=CPU_ONLY,
    fr="La couche se construit aussi par les noms de ses paramètres.",
    en="The layer may be built with the names of its parameters.",
)
def test_LayerNorm_called_by_name(student, draw):
    weights = of_norm(draw, 5)
    module = norm_with(student, weights, eps=0.5, emb_dim=5)
    check_norm(module, draw.normal(2, 5), weights, 0.5)


@check(
    "LayerNorm",
    weight=1.5,
    fr="L'appel laisse `x` intact, et `scale` et `shift` aussi.",
    en="The call leaves `x` as it was, and `scale` and `shift` too.",
)
def test_LayerNorm_changes_nothing(student, draw):
    weights = of_norm(draw, 4)
    module = norm_with(student, weights, 4)
    x = draw.normal(2, 3, 4)
    call = module.observe(x)
    expect.close(call.value, normalised(x, **weights))
    expect.unchanged(call.facts.changed)
    state = module.state()
    expect.that(
        all(torch.equal(state[name], weights[name]) for name in NORM_NAMES),
        "Après un appel, `scale` ou `shift` a changé.",
        "After a call `scale` or `shift` has changed.",
    )


# 6.4 FeedForward --------------------------------------------------------------------------------

ACTIVATIONS = [pytest.param(name, id=name) for name in ("gelu", "gelu_tanh", "relu")]
LINEARS = ("linear1.weight", "linear1.bias", "linear2.weight", "linear2.bias")


def activated(z: Tensor, activation: str) -> Tensor:
    if activation == "gelu":
        return z * (1 + torch.erf(z / math.sqrt(2))) / 2
    if activation == "gelu_tanh":
        return z * (1 + torch.tanh(math.sqrt(2 / math.pi) * (z + 0.044715 * z**3))) / 2
    return torch.relu(z)


def fed(
    x: Tensor, W1: Tensor, b1: Tensor, W2: Tensor, b2: Tensor, activation: str = "gelu"
) -> Tensor:
    """(..., d) -> (..., d): the right output, computed in float64, in the dtype of `x`."""
    z = x.double() @ W1.double().T + b1.double()
    return (activated(z, activation) @ W2.double().T + b2.double()).to(x.dtype)


def of_network(draw, d: int, d_ff: int, dtype: torch.dtype = torch.float64) -> dict[str, Tensor]:
    """Weights of a FeedForward, by name."""
    shapes = ((d_ff, d), (d_ff,), (d, d_ff), (d,))
    drawn = (draw.normal(*shape, dtype=dtype) for shape in shapes)
    return dict(zip(LINEARS, drawn, strict=True))


def network_with(student: Any, weights: Mapping[str, Tensor], *args: Any, **options: Any) -> Any:
    module = built(student.FeedForward.seeded(1), *args, **options)
    state = module.state()
    if any(name not in state or state[name].shape != w.shape for name, w in weights.items()):
        # What a fresh network answers tells a size from a name, for the hint.
        with suppress(StudentRaised):
            module(torch.ones(2, weights["linear1.weight"].shape[1]))
    return filled(module, weights)


def check_fed(module: Any, x: Tensor, weights: Mapping[str, Tensor], activation: str) -> None:
    expect.close(module(x), fed(x, *weights.values(), activation=activation))


@check(
    "FeedForward",
    weight=3.0,
    fr="Avec des poids donnés et des tailles toutes différentes, la sortie est celle de "
    "l'activation demandée.",
    en="With given weights and sizes that are all different, the output is that of the activation "
    "asked for.",
)
@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_FeedForward_of_each_activation(student, draw, activation):
    for b, T, d, d_ff in [(2, 5, 3, 7), (3, 2, 6, 4)]:
        weights = of_network(draw, d, d_ff)
        module = network_with(student, weights, d, d_ff, activation)
        check_fed(module, draw.normal(b, T, d), weights, activation)


@check(
    "FeedForward",
    weight=2.0,
    fr="Sans autre indication, l'activation est la GELU exacte, en float32 comme en float64.",
    en="Unless another is given, the activation is the exact GELU, in float32 as in float64.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_FeedForward_by_default(student, draw, dtype):
    weights = of_network(draw, 4, 9, dtype)
    module = network_with(student, weights, 4, 9)
    check_fed(module, draw.normal(2, 3, 4, dtype=dtype), weights, "gelu")
    check_no_more(module, LINEARS)


@check(
    "FeedForward",
    weight=1.5,
    fr="Autour de zéro et loin de zéro, l'activation est la bonne.",
    en="Near zero and far from zero, the activation is the right one.",
)
@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_FeedForward_on_a_scale_of_numbers(student, activation):
    """One component, carried through: the output is the activation itself."""
    ones, zeros = torch.ones(1, 1, dtype=torch.float64), torch.zeros(1, dtype=torch.float64)
    weights = dict(zip(LINEARS, (ones, zeros, ones, zeros), strict=True))
    module = network_with(student, weights, 1, 1, activation)
    z = torch.tensor([-3, -1, -0.75, -0.1, 0, 0.1, 0.5, 1, 1.7, 3], dtype=torch.float64)[:, None]
    check_fed(module, z, weights, activation)
    check_fed(module, z - 4, weights, activation)  # tails: the largest is 0.17, at -1
    check_fed(module, 30 * z, weights, activation)


@check(
    "FeedForward",
    weight=1.5,
    fr="Des tailles toutes égales ne cachent aucune transposition.",
    en="Sizes that are all equal hide no transposition.",
)
def test_FeedForward_of_equal_sizes(student, draw):
    weights = of_network(draw, 4, 4)
    module = network_with(student, weights, 4, 4, "gelu_tanh")
    check_fed(module, draw.normal(4, 4, 4), weights, "gelu_tanh")


@check(
    "FeedForward",
    weight=1.5,
    fr="Le nombre d'axes devant le dernier est libre, et la mémoire de `x` dans n'importe quel "
    "ordre.",
    en="There may be any number of axes before the last, and the memory of `x` in any order.",
)
def test_FeedForward_of_any_number_of_axes(student, draw):
    weights = of_network(draw, 5, 8)
    module = network_with(student, weights, 5, 8)
    for shape in [(5,), (3, 5), (2, 4, 3, 5), (1, 1, 5)]:
        check_fed(module, draw.normal(*shape), weights, "gelu")
    for x in (draw.normal(5, 4, 3).permute(1, 2, 0), draw.normal(2, 1, 5).expand(2, 3, 5)):
        check_fed(module, x, weights, "gelu")


@check(
    "FeedForward",
    devices=CPU_ONLY,
    fr="`d_ff` est celui qu'on demande, petit ou grand, et `d_model` aussi.",
    en="`d_ff` is the one asked for, small or large, and so is `d_model`.",
)
def test_FeedForward_of_other_sizes(student, draw):
    for d, d_ff in [(1, 3), (6, 1), (2, 2), (66, 264), (10, 130)]:
        weights = of_network(draw, d, d_ff)
        module = network_with(student, weights, d, d_ff, "relu")
        check_fed(module, draw.normal(2, 3, d), weights, "relu")


@check(
    "FeedForward",
    fr="Le calcul garde toute la précision de float64.",
    en="The computation keeps all the precision of float64.",
)
def test_FeedForward_keeps_its_precision(student, draw):
    weights = of_network(draw, 4, 6)
    far = 5000 * draw.normal(4)
    weights["linear1.bias"] = -weights["linear1.weight"] @ far
    module = network_with(student, weights, 4, 6)
    check_fed(module, far + draw.normal(3, 4), weights, "gelu")


@check(
    "FeedForward",
    weight=2.0,
    fr="Une activation inconnue est refusée par `ValueError`, dès la construction.",
    en="An unknown activation is refused by a `ValueError`, as soon as the layer is built.",
)
def test_FeedForward_of_unknown_activations(student, draw):
    weights = of_network(draw, 3, 5)
    module = network_with(student, weights, 3, 5, activation="relu")
    check_fed(module, draw.normal(2, 3), weights, "relu")
    when = Text("l'activation est inconnue", "the activation is unknown")
    for unknown in ("tanh", "silu", "GELU", "gelu_", "relu6", "", "identity"):
        expect.raises(ValueError, lambda u=unknown: student.FeedForward(3, 5, u), when=when)


@check(
    "FeedForward",
    weight=2.5,
    fr="Le gradient remonte jusqu'à `x`, aux deux matrices et aux deux biais.",
    en="The gradient goes back to `x`, to both matrices and to both biases.",
)
@pytest.mark.parametrize("activation", ACTIVATIONS)
def test_FeedForward_learns(student, draw, activation):
    weights = of_network(draw, 4, 7)
    module = network_with(student, weights, 4, 7, activation)

    def forward(x: Tensor, *values: Tensor) -> Tensor:
        return fed(x, *values, activation=activation)

    check_learns(module, forward, draw.normal(2, 3, 4), weights, draw.normal(2, 3, 4))


@check(
    "FeedForward",
    devices=CPU_ONLY,
    fr="La couche se construit aussi par les noms de ses paramètres.",
    en="The layer may be built with the names of its parameters.",
)
def test_FeedForward_called_by_name(student, draw):
    weights = of_network(draw, 5, 3)
    module = network_with(student, weights, activation="gelu_tanh", d_ff=3, d_model=5)
    check_fed(module, draw.normal(2, 5), weights, "gelu_tanh")


@check(
    "FeedForward",
    weight=1.5,
    fr="Rien n'est tiré au hasard, en entraînement comme en évaluation, et `x` reste intact.",
    en="Nothing is drawn at random, in training as in evaluation, and `x` stays as it was.",
)
def test_FeedForward_changes_nothing(student, draw):
    weights = of_network(draw, 6, 40)
    module = network_with(student, weights, 6, 40)
    first, other = draw.normal(2, 5, 6), draw.normal(3, 4, 6)
    for mode in ("train", "eval"):
        module.method(mode)()
        for x in (first, other, first):
            call = module.observe(x)
            expect.close(call.value, fed(x, *weights.values()))
            expect.unchanged(call.facts.changed)
