"""Hidden checks of ps7_generation: tokens, loss, temperature, sampling, costs, the bug hunt.

Those of the caches, of the two generations and of GPT-2 stand in test_ps7_generation_cache.py.

Each test compares values before it states any other fact. Expected values are computed here, in
float64, by torch's own softmax and autograd, and from the definition of byte pairs. Inputs are
drawn from the secret seed with all dimensions different.

Sampling is random, and no stream of draws is asked for: the tokens of hundreds of rows of one call
are counted, and the counts are bounded at more than five standard deviations. Calls are seeded all
the same, so that a known mistake answers the same when it is replayed.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import pytest
import torch
from torch import Tensor

from autograder import expect
from autograder.checking import CPU_ONLY, check
from autograder.graders.shared import FLOATS, as_printed, leaf, pulled_back
from autograder.student import Generator
from autograder.text import Text


def in_another_order(tensor: Tensor) -> Tensor:
    """The same numbers, laid out in memory with the axes in the reverse order."""
    axes = tuple(reversed(range(tensor.ndim)))
    return tensor.permute(axes).contiguous().permute(axes)


def tokens(draw, *shape: int, vocabulary: int = 50) -> Tensor:
    """Whole numbers from 0 to vocabulary - 1."""
    return (draw.uniform(*shape) * vocabulary).long().clamp(max=vocabulary - 1)


def rounding(largest: float, dtype: torch.dtype) -> float:
    """The tolerance on what is computed from numbers of this size."""
    return expect.TOLERANCE[dtype] + 4 * torch.finfo(dtype).eps * largest


def whole(value: Any) -> int | None:
    """A whole number, however it is carried; None for anything else."""
    if isinstance(value, (Tensor, np.ndarray)) and value.ndim == 0:
        value = value.item()
    if isinstance(value, np.integer):
        value = int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


# 7.1 next_token_pairs ---------------------------------------------------------------------------

INPUTS = Text("`inputs`", "`inputs`")
TARGETS = Text("`targets`", "`targets`")


def ids_alike(actual: Any, expected: Tensor, what: Text) -> None:
    """The same numbers of tokens, of the same shape, in int64."""
    if isinstance(actual, Tensor) and actual.shape == expected.shape:
        kind = str(actual.dtype)[6:]
        expect.that(
            actual.dtype is torch.int64,
            f"{what.fr} est en {kind}, on attend des int64.",
            f"{what.en} is in {kind}, int64 is expected.",
        )
    expect.close(actual, expected, what=what)


def check_pairs(answer: Any, ids: Tensor) -> None:
    inputs, targets = expect.pair(answer, names=(INPUTS, TARGETS))
    T = ids.shape[1]
    ids_alike(inputs, ids.narrow(1, 0, T - 1), INPUTS)
    ids_alike(targets, ids.narrow(1, 1, T - 1), TARGETS)


@check(
    "next_token_pairs",
    weight=2.0,
    fr="Les entrées sont la suite sans son dernier jeton, les cibles sans son premier.",
    en="The inputs are the sequence without its last token, the targets without its first.",
)
def test_next_token_pairs_of_any_sizes(student, draw):
    for b, T in ((3, 7), (2, 5), (5, 3), (1, 9)):
        ids = tokens(draw, b, T)
        check_pairs(student.next_token_pairs(ids), ids)


@check(
    "next_token_pairs",
    fr="Un lot aussi grand que la suite ne cache aucune erreur d'axe.",
    en="A batch as large as the sequence hides no mistaken axis.",
)
def test_next_token_pairs_of_equal_sizes(student, draw):
    for b, T in ((4, 4), (3, 4), (2, 2)):
        ids = tokens(draw, b, T)
        check_pairs(student.next_token_pairs(ids), ids)


@check(
    "next_token_pairs",
    devices=CPU_ONLY,
    fr="Deux jetons donnent une seule question ; une longue suite marche aussi.",
    en="Two tokens give a single question; a long sequence works too.",
)
def test_next_token_pairs_of_small_and_large_sizes(student, draw):
    for b, T in ((1, 2), (3, 2), (2, 130), (70, 5)):
        ids = tokens(draw, b, T, vocabulary=50_257)
        check_pairs(student.next_token_pairs(ids), ids)


@check(
    "next_token_pairs",
    devices=CPU_ONLY,
    fr="Une suite qui se répète, ou transposée en mémoire, se décale comme les autres.",
    en="A sequence that repeats itself, or is transposed in memory, shifts as others do.",
)
def test_next_token_pairs_of_other_sequences(student, draw):
    for ids in (tokens(draw, 3, 8, vocabulary=2), in_another_order(tokens(draw, 3, 8))):
        check_pairs(student.next_token_pairs(ids), ids)


@check(
    "next_token_pairs",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par le nom de son paramètre.",
    en="The function may be called by the name of its parameter.",
)
def test_next_token_pairs_called_by_name(student, draw):
    ids = tokens(draw, 3, 5)
    check_pairs(student.next_token_pairs(ids=ids), ids)


@check(
    "next_token_pairs",
    fr="L'appel laisse `ids` intact, et ne dépend pas des appels précédents.",
    en="The call leaves `ids` as it was, and does not depend on earlier calls.",
)
def test_next_token_pairs_leaves_its_argument_alone(student, draw):
    first, second = tokens(draw, 3, 6), tokens(draw, 2, 6)
    for ids in (first, second, first):
        call = student.next_token_pairs.observe(ids)
        check_pairs(call.value, ids)
        expect.unchanged(call.facts.changed)


# 7.2 language_model_loss ------------------------------------------------------------------------

THE_LOSS = Text("La perte", "The loss")
TO_LOGITS = Text("`logits`", "`logits`")


def mean_loss(logits: Tensor, targets: Tensor) -> Tensor:
    """(b, T, V), (b, T) -> (): computed in float64, in the dtype of `logits`"""
    given = logits.double()
    chosen = given.gather(-1, targets.unsqueeze(-1)).squeeze(-1)
    return (given.logsumexp(-1) - chosen).mean().to(logits.dtype)


def check_loss(answer: Any, logits: Tensor, targets: Tensor) -> None:
    expect.close(answer, mean_loss(logits, targets), what=THE_LOSS)


def question(
    draw, b: int, T: int, V: int, *, scale: float = 1.5, dtype: torch.dtype = torch.float64
) -> tuple[Tensor, Tensor]:
    """Logits of a few units and targets."""
    return draw.normal(b, T, V, scale=scale).to(dtype), tokens(draw, b, T, vocabulary=V)


@check(
    "language_model_loss",
    weight=3.0,
    fr="La perte est la moyenne de −ln p sur toutes les places.",
    en="The loss is the mean of −ln p over all places.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_language_model_loss_of_any_sizes(student, draw, dtype):
    for sizes in ((3, 5, 11), (2, 7, 4), (5, 2, 3)):
        logits, targets = question(draw, *sizes, dtype=dtype)
        check_loss(student.language_model_loss(logits, targets), logits, targets)


@check(
    "language_model_loss",
    weight=2.0,
    fr="Un modèle uniforme a pour perte ln V, quelle que soit la taille du lot.",
    en="A uniform model has a loss of ln V, whatever the size of the batch.",
)
def test_language_model_loss_of_a_uniform_model(student, draw):
    for b, T, V in ((2, 3, 7), (4, 6, 47), (1, 2, 130)):
        logits = draw.normal(b, T, 1, scale=3.0).expand(b, T, V).contiguous()
        answer = student.language_model_loss(logits, tokens(draw, b, T, vocabulary=V))
        expect.close(answer, torch.tensor(math.log(V), dtype=torch.float64), what=THE_LOSS)
    zeros = torch.zeros(2, 5, 9)
    answer = student.language_model_loss(zeros, tokens(draw, 2, 5, vocabulary=9))
    expect.close(answer, torch.tensor(math.log(9)), what=THE_LOSS)


@check(
    "language_model_loss",
    weight=1.5,
    fr="Un lot, une longueur et un vocabulaire égaux ne cachent aucune erreur d'axe.",
    en="A batch, a length and a vocabulary that are equal hide no mistaken axis.",
)
def test_language_model_loss_of_equal_sizes(student, draw):
    for sizes in ((4, 4, 4), (3, 3, 3), (3, 3, 8), (2, 5, 5)):
        logits, targets = question(draw, *sizes)
        check_loss(student.language_model_loss(logits, targets), logits, targets)


@check(
    "language_model_loss",
    weight=2.0,
    fr="Les cibles sont déjà décalées : la place t juge la place t.",
    en="The targets are already shifted: place t judges place t.",
)
def test_language_model_loss_does_not_shift(student, draw):
    for b, T, V in ((2, 6, 10), (3, 4, 9)):
        targets = torch.stack([torch.tensor(draw.permutation(V)[:T]) for _ in range(b)])
        logits = draw.normal(b, T, V, scale=0.3)
        logits.scatter_add_(-1, targets.unsqueeze(-1), torch.full((b, T, 1), 4.0).double())
        check_loss(student.language_model_loss(logits, targets), logits, targets)


@check(
    "language_model_loss",
    weight=1.5,
    fr="Toutes les places comptent, autant les unes que les autres, et tous les jetons aussi.",
    en="All places count, each as much as the others, and all tokens do too.",
)
def test_language_model_loss_counts_every_place(student, draw):
    b, T, V = 3, 4, 6
    logits, targets = question(draw, b, T, V)
    for i in range(b):
        for t in range(T):
            worse = logits.clone()
            worse[i, t] *= 4.0
            check_loss(student.language_model_loss(worse, targets), worse, targets)
    for token in (0, 1, V - 1):
        same = torch.full((b, T), token)
        check_loss(student.language_model_loss(logits, same), logits, same)


@check(
    "language_model_loss",
    devices=CPU_ONLY,
    fr="Une seule place, un seul jeton au vocabulaire, ou de grandes tailles donnent le même soin.",
    en="A single place, a vocabulary of one token, or large sizes are treated as well.",
)
def test_language_model_loss_of_small_and_large_sizes(student, draw):
    for sizes in ((1, 1, 5), (1, 4, 3), (4, 1, 3), (2, 3, 1), (2, 70, 130), (1, 2, 1000)):
        logits, targets = question(draw, *sizes)
        check_loss(student.language_model_loss(logits, targets), logits, targets)


@check(
    "language_model_loss",
    weight=2.0,
    fr="Avec des logits de ±1000, la perte reste juste et finie.",
    en="With logits of ±1000 the loss stays right and finite.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_language_model_loss_of_large_logits(student, draw, dtype):
    for scale in (40.0, 400.0, 1000.0):
        logits, targets = question(draw, 2, 5, 6, scale=scale, dtype=dtype)
        check_loss(student.language_model_loss(logits, targets), logits, targets)
    # Each place at a height of its own: one maximum for all would leave 0/0 at the lowest.
    logits, targets = question(draw, 3, 4, 5, dtype=dtype)
    logits += torch.tensor([1000.0, -1000.0, 0.0, 300.0], dtype=dtype).unsqueeze(-1)
    expect.close(
        student.language_model_loss(logits, targets),
        mean_loss(logits, targets),
        tolerance=rounding(1000.0, dtype),
        what=THE_LOSS,
    )


@check(
    "language_model_loss",
    devices=CPU_ONLY,
    fr="En float64, une constante ajoutée aux logits d'une place ne change pas la perte.",
    en="In float64, a constant added to the logits of a place does not change the loss.",
)
def test_language_model_loss_keeps_the_precision(student, draw):
    logits, targets = question(draw, 2, 4, 7)
    raised = logits + 1e5
    expect.close(
        student.language_model_loss(raised, targets), mean_loss(logits, targets), what=THE_LOSS
    )


@check(
    "language_model_loss",
    devices=CPU_ONLY,
    fr="Des logits et des cibles non contigus en mémoire donnent la même perte.",
    en="Logits and targets that are not contiguous in memory give the same loss.",
)
def test_language_model_loss_of_permuted_tensors(student, draw):
    logits, targets = question(draw, 3, 5, 4)
    for swapped in (in_another_order(logits), logits.transpose(0, 1).contiguous().transpose(0, 1)):
        answer = student.language_model_loss(swapped, in_another_order(targets))
        check_loss(answer, logits, targets)
    longer, after = question(draw, 3, 6, 4)
    answer = student.language_model_loss(longer[:, :-1], after[:, 1:])
    check_loss(answer, longer[:, :-1], after[:, 1:])


@check(
    "language_model_loss",
    weight=2.0,
    fr="Le gradient remonte jusqu'aux logits.",
    en="The gradient reaches the logits.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_language_model_loss_is_differentiable(student, draw, dtype):
    for sizes in ((2, 3, 5), (1, 4, 2)):
        logits, targets = question(draw, *sizes, dtype=dtype)
        upstream = torch.tensor(2.5, dtype=dtype)
        value, gradients = student.language_model_loss.gradients(
            leaf(logits), targets, upstream=upstream
        )
        check_loss(value, logits, targets)
        expected = pulled_back(lambda z, y=targets: mean_loss(z, y), logits, upstream=upstream)
        expect.gradient(gradients[0], expected[0], of=TO_LOGITS)


@check(
    "language_model_loss",
    weight=1.5,
    fr="Le gradient reste juste et fini pour de très grands logits, même égaux entre eux.",
    en="The gradient stays right and finite for very large logits, even equal ones.",
)
def test_language_model_loss_gradient_of_large_logits(student, draw):
    logits, targets = question(draw, 2, 4, 5, scale=1000.0)
    tied = logits.clone()
    tied[:, :2] = 1000.0
    upstream = torch.tensor(-1.5, dtype=torch.float64)
    for given in (logits, tied):
        value, gradients = student.language_model_loss.gradients(
            leaf(given), targets, upstream=upstream
        )
        check_loss(value, given, targets)
        expected = pulled_back(lambda z: mean_loss(z, targets), given, upstream=upstream)
        expect.gradient(gradients[0], expected[0], of=TO_LOGITS)


@check(
    "language_model_loss",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_language_model_loss_called_by_name(student, draw):
    logits, targets = question(draw, 2, 3, 4)
    answer = student.language_model_loss(targets=targets, logits=logits)
    check_loss(answer, logits, targets)


@check(
    "language_model_loss",
    weight=1.5,
    fr="L'appel laisse ses arguments intacts, et ne dépend pas des appels précédents.",
    en="The call leaves its arguments as they were, and does not depend on earlier calls.",
)
def test_language_model_loss_leaves_its_arguments_alone(student, draw):
    first, second = question(draw, 2, 3, 6), question(draw, 2, 3, 6)
    for logits, targets in (first, second, first):
        call = student.language_model_loss.observe(logits, targets)
        check_loss(call.value, logits, targets)
        expect.unchanged(call.facts.changed)


# 7.3 temperature_probs --------------------------------------------------------------------------

PROBABILITIES = Text("Le tenseur des probabilités", "The tensor of probabilities")
TEMPERATURES = (0.3, 2.0, 1.0, 0.7, 5.0)

# Of the notebook: p of the logits (2, 1, 0, -1), 4 decimals.
TOY = (2.0, 1.0, 0.0, -1.0)
TOY_PROBABILITIES = {
    0.3: (0.9643, 0.0344, 0.0012, 0.0000),
    1.0: (0.6439, 0.2369, 0.0871, 0.0321),
    2.0: (0.4551, 0.2760, 0.1674, 0.1015),
}


def warmed(logits: Tensor, temperature: float) -> Tensor:
    """(..., V) -> (..., V), computed in float64, in the dtype of `logits`"""
    return torch.softmax(logits.double() / temperature, dim=-1).to(logits.dtype)


def check_probabilities(answer: Any, logits: Tensor, temperature: float) -> None:
    expect.close(answer, warmed(logits, temperature), what=PROBABILITIES)


@check(
    "temperature_probs",
    fr="Sur les quatre logits du carnet, on retrouve le tableau des probabilités.",
    en="On the four logits of the notebook, the table of probabilities comes out.",
)
def test_temperature_probs_matches_the_notebook(student):
    logits = torch.tensor(TOY)
    for temperature, printed in TOY_PROBABILITIES.items():
        answer = student.temperature_probs(logits, temperature)
        as_printed(answer, torch.tensor(printed), PROBABILITIES)
        check_probabilities(answer, logits, temperature)


@check(
    "temperature_probs",
    weight=3.0,
    fr="Les probabilités sont la softmax des logits divisés par la température.",
    en="The probabilities are the softmax of the logits divided by the temperature.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_temperature_probs_at_any_temperature(student, draw, dtype):
    for temperature in TEMPERATURES:
        logits = draw.normal(3, 7, scale=2.0, dtype=dtype)
        check_probabilities(student.temperature_probs(logits, temperature), logits, temperature)


@check(
    "temperature_probs",
    weight=2.0,
    fr="Autant d'axes que l'on veut précèdent le dernier, où se lisent les probabilités.",
    en="As many axes as one likes come before the last, along which the probabilities run.",
)
def test_temperature_probs_with_other_axes(student, draw):
    for shape in ((5,), (4, 3), (2, 3, 5), (2, 4, 3, 5), (1, 6), (3, 1, 4)):
        logits = draw.normal(*shape)
        check_probabilities(student.temperature_probs(logits, 0.6), logits, 0.6)


@check(
    "temperature_probs",
    fr="Des axes de même taille ne cachent aucune erreur.",
    en="Axes of the same size hide no mistake.",
)
def test_temperature_probs_of_equal_sizes(student, draw):
    for shape in ((4, 4), (3, 3, 3)):
        logits = draw.normal(*shape)
        check_probabilities(student.temperature_probs(logits, 1.7), logits, 1.7)


@check(
    "temperature_probs",
    devices=CPU_ONLY,
    fr="Un vocabulaire d'un jeton, ou de plusieurs centaines, marche aussi.",
    en="A vocabulary of one token, or of several hundred, works too.",
)
def test_temperature_probs_of_small_and_large_sizes(student, draw):
    for shape in ((1,), (3, 1), (2, 300), (130, 3)):
        logits = draw.normal(*shape)
        check_probabilities(student.temperature_probs(logits, 0.8), logits, 0.8)


@check(
    "temperature_probs",
    weight=1.5,
    fr="Une température entière, très petite ou très grande convient.",
    en="A whole temperature, a very small one or a very large one will do.",
)
def test_temperature_probs_at_extreme_temperatures(student, draw):
    for temperature in (1, 2, 3, 0.05, 1e-3, 1e-5, 1e-10, 60.0, 1e4):
        logits = temperature * draw.normal(2, 6, scale=2.0)
        check_probabilities(student.temperature_probs(logits, temperature), logits, temperature)
    far_apart = torch.tensor([[3.0, 1.0, 2.0], [-4.0, -2.0, -3.0]])
    for temperature in (1e-4, 1e5):
        answer = student.temperature_probs(far_apart, temperature)
        check_probabilities(answer, far_apart, temperature)


@check(
    "temperature_probs",
    weight=2.0,
    fr="Des logits très grands, ou des lignes très éloignées, donnent des probabilités finies.",
    en="Very large logits, or rows far apart, give finite probabilities.",
)
def test_temperature_probs_of_large_logits(student, draw):
    for dtype in (torch.float32, torch.float64):
        rows = [[1000.0, 1001.0, 999.0], [0.0, -5.0, 3.0], [-1000.0, -1001.0, -999.0]]
        logits = torch.tensor(rows, dtype=dtype)
        for temperature in (1.0, 2.0, 0.5):
            answer = student.temperature_probs(logits, temperature)
            near = rounding(1001.0 / temperature, dtype)
            expect.close(answer, warmed(logits, temperature), tolerance=near, what=PROBABILITIES)
    check_probabilities(student.temperature_probs(logits, 1e-3), logits, 1e-3)
    zeros = torch.zeros(2, 5)
    check_probabilities(student.temperature_probs(zeros, 0.4), zeros, 0.4)


@check(
    "temperature_probs",
    devices=CPU_ONLY,
    fr="En float64, une constante ajoutée aux logits d'une ligne ne change rien.",
    en="In float64, a constant added to the logits of a row changes nothing.",
)
def test_temperature_probs_keeps_the_precision(student, draw):
    logits = draw.normal(3, 5)
    answer = student.temperature_probs(logits + 1e5, 1.5)
    expect.close(answer, warmed(logits, 1.5), what=PROBABILITIES)


@check(
    "temperature_probs",
    weight=2.0,
    fr="Une température nulle ou négative lève `ValueError`.",
    en="A temperature that is zero or negative raises `ValueError`.",
)
def test_temperature_probs_refuses_other_temperatures(student, draw):
    logits = draw.normal(3, 5)
    check_probabilities(student.temperature_probs(logits, 1e-3), logits, 1e-3)
    for temperature in (0.0, 0, -1.0, -0.5, -3, -1e-6, -math.inf):
        expect.raises(
            ValueError,
            lambda temperature=temperature: student.temperature_probs(logits, temperature),
            when=Text(
                "la température n'est pas strictement positive",
                "the temperature is not strictly positive",
            ),
        )


@check(
    "temperature_probs",
    weight=1.5,
    fr="Le gradient remonte jusqu'aux logits, à toute température.",
    en="The gradient reaches the logits, at any temperature.",
)
def test_temperature_probs_is_differentiable(student, draw):
    large = torch.tensor([[1000.0, 1001.0, 999.0], [5.0, 5.0, 5.0]], dtype=torch.float64)
    cases = ((draw.normal(2, 4), 0.4), (draw.normal(5), 3.0), (draw.normal(3), 1), (large, 1.3))
    for logits, temperature in cases:
        upstream = draw.normal(*logits.shape)
        value, gradients = student.temperature_probs.gradients(
            leaf(logits), temperature, upstream=upstream
        )
        check_probabilities(value, logits, temperature)
        expected = pulled_back(lambda z, t=temperature: warmed(z, t), logits, upstream=upstream)
        expect.gradient(gradients[0], expected[0], of=TO_LOGITS)


@check(
    "temperature_probs",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres, sur des logits transposés.",
    en="The function may be called by the names of its parameters, on transposed logits.",
)
def test_temperature_probs_called_by_name(student, draw):
    logits = draw.normal(2, 3, 4)
    answer = student.temperature_probs(temperature=0.9, logits=in_another_order(logits))
    check_probabilities(answer, logits, 0.9)


@check(
    "temperature_probs",
    weight=1.5,
    fr="L'appel laisse les logits intacts, et ne dépend pas des appels précédents.",
    en="The call leaves the logits as they were, and does not depend on earlier calls.",
)
def test_temperature_probs_leaves_its_arguments_alone(student, draw):
    first, second = draw.normal(2, 5), draw.normal(2, 5)
    for logits, temperature in ((first, 0.5), (second, 0.5), (first, 2.0), (first, 0.5)):
        call = student.temperature_probs.observe(logits, temperature)
        check_probabilities(call.value, logits, temperature)
        expect.unchanged(call.facts.changed)


# 7.4 sample_next --------------------------------------------------------------------------------

SIGMAS = 5.5
ROWS = 300
FEW = 60
THE_TOKENS = Text("Les jetons tirés", "The tokens drawn")


def drawn_tokens(answer: Any, logits: Tensor) -> Tensor:
    """(b,): the tokens of an answer, once it is known to be (b, 1) int64 of existing tokens."""
    b, V = logits.shape
    ids_alike(answer, answer if _is_column(answer, b) else torch.zeros(b, 1).long(), THE_TOKENS)
    expect.that(
        bool(((answer >= 0) & (answer < V)).all()),
        "Un des jetons tirés n'existe pas : les numéros vont de 0 à V − 1.",
        "One of the tokens drawn does not exist: numbers go from 0 to V − 1.",
    )
    return answer[:, 0].cpu()


def _is_column(answer: Any, b: int) -> bool:
    return isinstance(answer, Tensor) and answer.shape == (b, 1) and answer.dtype is torch.int64


def classes_of(row: list[float], temperature: float, top_k: int | None) -> list[tuple[list, float]]:
    """The tokens of each distinct logit of a row, and the probability that one of them is drawn.

    Which of the tokens that are equal at the limit of top_k are kept is left open.
    """
    members: dict[float, list[int]] = {}
    for token, logit in enumerate(row):
        members.setdefault(logit, []).append(token)
    left = len(row) if top_k is None else min(top_k, len(row))
    highest = max(members)
    weights = []
    for logit in sorted(members, reverse=True):
        kept = min(left, len(members[logit]))
        left -= kept
        weights.append((members[logit], kept * math.exp((logit - highest) / temperature)))
    total = sum(weight for _, weight in weights)
    return [(alike, weight / total) for alike, weight in weights]


def check_frequencies(
    drawn: Tensor, logits: Tensor, temperature: float = 1.0, top_k: int | None = None
) -> None:
    """Each distinct row of logits gave each token as often as its probability says."""
    table, answers = logits.double().numpy(), drawn.tolist()
    first: dict[bytes, int] = {}
    rows: dict[int, list[int]] = {}
    for i in range(len(answers)):
        rows.setdefault(first.setdefault(table[i].tobytes(), i), []).append(i)
    # By the rank of the logit too, whichever the row: more draws tell smaller differences.
    ranks: dict[int, list[tuple[int, int, float]]] = {}
    for which, mine in rows.items():
        seen_of = Counter(answers[i] for i in mine)
        for rank, (members, p) in enumerate(classes_of(table[which].tolist(), temperature, top_k)):
            seen = sum(seen_of[token] for token in members)
            expect.that(
                p > 1e-12 or not seen,
                "Un jeton qui n'a aucune chance a été tiré.",
                "A token that has no chance was drawn.",
            )
            ranks.setdefault(rank, []).append((seen, len(mine), p))
    for counts in ranks.values():
        for group in ([count] for count in counts):
            as_often_as_likely(group)
        as_often_as_likely(counts)


def as_often_as_likely(counts: list[tuple[int, int, float]]) -> None:
    """(times seen, draws, probability) of tokens of some rows, within a bound on their sum."""
    gap = abs(sum(seen - n * p for seen, n, p in counts))
    variance = sum(n * p * (1 - p) for _, n, p in counts)
    # Two more where the count is so small that it is not normal.
    expect.that(
        gap <= SIGMAS * math.sqrt(max(0.0, variance)) + (2.0 if variance > 1e-9 else 1e-6),
        "Les jetons ne sont pas tirés selon leurs probabilités.",
        "The tokens are not drawn by their probabilities.",
    )


def several(rows: Tensor, total: int = ROWS) -> Tensor:
    """(g, V) -> (about total, V): the rows in turn."""
    return rows.repeat(max(1, total // len(rows)), 1)


def drawn_again(
    student, seeds: Sequence[int], logits: Tensor, **arguments: Any
) -> tuple[Tensor, Tensor]:
    """The tokens of a call from each seed, and the logits of them all.

    Several calls of a few hundred rows: a loop over rows, right though slow, stays far from the
    time that a call may take.
    """
    answers = [student.sample_next.seeded(seed)(logits, **arguments) for seed in seeds]
    drawn = torch.cat([drawn_tokens(answer, logits) for answer in answers])
    return drawn, logits.repeat(len(seeds), 1)


def some_rows(draw, V: int, *, scale: float = 1.0, dtype: torch.dtype = torch.float64) -> Tensor:
    """(3, V): rows of logits whose best tokens differ, each logit a fair step from the others."""
    ladder = torch.linspace(-1.4, 1.4, V, dtype=torch.float64)
    orders = [draw.permutation(V) for _ in range(3)]
    while len({order.index(V - 1) for order in orders}) < 3:
        orders = [draw.permutation(V) for _ in range(3)]
    return (scale * ladder[torch.tensor(orders)]).to(dtype)


@check(
    "sample_next",
    weight=3.0,
    fr="Chaque jeton est tiré aussi souvent que le dit sa probabilité.",
    en="Each token is drawn as often as its probability says.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_sample_next_draws_by_the_probabilities(student, draw, dtype):
    logits = several(some_rows(draw, 5, dtype=dtype))
    check_frequencies(*drawn_again(student, (11, 41, 71), logits))


@check(
    "sample_next",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Des logits tous positifs, ou tous négatifs, sont tirés selon leur softmax.",
    en="Logits that are all positive, or all negative, are drawn by their softmax.",
)
def test_sample_next_of_one_sign(student, draw):
    for offset, top_k in ((4.0, None), (-4.0, None), (-4.0, 3), (4.0, 3)):
        logits = several(some_rows(draw, 5, scale=1.5) + offset)
        answer = student.sample_next.seeded(12)(logits, top_k=top_k)
        check_frequencies(drawn_tokens(answer, logits), logits, top_k=top_k)


@check(
    "sample_next",
    weight=2.5,
    devices=CPU_ONLY,
    fr="La température durcit ou adoucit le tirage, avec ou sans `top_k`.",
    en="Temperature sharpens or softens the draw, with or without `top_k`.",
)
def test_sample_next_at_any_temperature(student, draw):
    rows = some_rows(draw, 6)
    for temperature in (0.4, 3.0, 2):
        for top_k in (None, 3):
            logits = several(rows)
            answer = student.sample_next.seeded(13)(logits, temperature, top_k)
            check_frequencies(drawn_tokens(answer, logits), logits, temperature, top_k)


@check(
    "sample_next",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Une température minuscule n'est pas zéro, et une énorme n'est pas l'infini.",
    en="A tiny temperature is not zero, and a huge one is not infinity.",
)
def test_sample_next_at_extreme_temperatures(student, draw):
    rows = some_rows(draw, 4)
    for temperature in (1e-4, 0.02, 50.0, 1e4):
        logits = several(temperature * rows)
        answer = student.sample_next.seeded(14)(logits, temperature)
        check_frequencies(drawn_tokens(answer, logits), logits, temperature)


@check(
    "sample_next",
    weight=2.5,
    devices=CPU_ONLY,
    fr="`top_k` garde les k meilleurs jetons de chaque ligne, et les autres ne sortent jamais.",
    en="`top_k` keeps the k best tokens of each row, and the others never come out.",
)
def test_sample_next_keeps_the_best(student, draw):
    for V, k in ((7, 3), (6, 5), (9, 2), (5, 4)):
        logits = several(some_rows(draw, V, scale=0.4))
        answer = student.sample_next.seeded(15)(logits, top_k=k)
        check_frequencies(drawn_tokens(answer, logits), logits, top_k=k)


@check(
    "sample_next",
    weight=1.5,
    devices=CPU_ONLY,
    fr="`top_k=1` prend toujours le meilleur jeton, à toute température.",
    en="`top_k=1` always takes the best token, at any temperature.",
)
def test_sample_next_keeps_one(student, draw):
    for temperature in (1.0, 5.0, 0.2):
        logits = draw.normal(40, 8)
        answer = student.sample_next.seeded(16)(logits, temperature, 1)
        check_frequencies(drawn_tokens(answer, logits), logits, temperature, 1)


@check(
    "sample_next",
    weight=2.0,
    devices=CPU_ONLY,
    fr="À égalité, `top_k` garde encore exactement k jetons.",
    en="When some are equal, `top_k` still keeps exactly k tokens.",
)
def test_sample_next_keeps_exactly_k_of_equals(student, draw):
    for row, k in (
        ([3.0, 1.0, 1.0, 1.0, 0.0], 2),
        ([2.0, 2.0, 1.0, 1.0, 1.0, 1.0], 3),
        ([1.0, 1.0, 0.5, 0.0, 0.0, 0.0, 0.0], 4),
    ):
        order = draw.permutation(len(row))
        logits = several(torch.tensor([row], dtype=torch.float64)[:, order])
        check_frequencies(*drawn_again(student, (17, 47), logits, top_k=k), top_k=k)


@check(
    "sample_next",
    weight=1.5,
    devices=CPU_ONLY,
    fr="`top_k=None`, ou au moins aussi grand que le vocabulaire, garde tous les jetons.",
    en="`top_k=None`, or at least as large as the vocabulary, keeps all tokens.",
)
def test_sample_next_keeps_all(student, draw):
    rows = some_rows(draw, 5, scale=0.5)
    for top_k, total in ((5, ROWS), (6, ROWS), (None, FEW), (50, FEW), (1000, FEW)):
        logits = several(rows, total)
        answer = student.sample_next.seeded(18)(logits, 1.0, top_k)
        check_frequencies(drawn_tokens(answer, logits), logits, 1.0, top_k)


@check(
    "sample_next",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Des logits très grands, très bas, ou différents d'une ligne à l'autre, sont tirés juste.",
    en="Logits that are very large, very low or very different between rows are drawn right.",
)
@pytest.mark.parametrize("top_k", [pytest.param(None, id="all"), pytest.param(3, id="best")])
def test_sample_next_of_large_logits(student, draw, top_k):
    for dtype in (torch.float32, torch.float64):
        heights = torch.tensor([[1000.0], [-1000.0], [0.0]], dtype=dtype)
        for scale, height in ((1.0, 1.0), (1.0, 20.0), (300.0, 0.0)):
            rows = (scale * (8 * some_rows(draw, 5)).round() / 8).to(dtype) + height * heights
            logits = several(rows, FEW)
            answer = student.sample_next.seeded(19)(logits, top_k=top_k)
            check_frequencies(drawn_tokens(answer, logits), logits, top_k=top_k)


@check(
    "sample_next",
    devices=CPU_ONLY,
    fr="Un logit de −∞ n'est jamais tiré.",
    en="A logit of −∞ is never drawn.",
)
def test_sample_next_of_impossible_tokens(student, draw):
    logits = several(some_rows(draw, 6))
    logits[logits > 1.0] = -math.inf
    for temperature, top_k in ((1.0, None), (2.0, None), (1.0, 3)):
        answer = student.sample_next.seeded(20)(logits, temperature, top_k)
        check_frequencies(drawn_tokens(answer, logits), logits, temperature, top_k)


@check(
    "sample_next",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Les lignes ont chacune leur tirage : des lignes égales ne tirent pas toutes pareil.",
    en="Each row has a draw of its own: equal rows do not all draw alike.",
)
def test_sample_next_draws_rows_independently(student, draw):
    # Of two tokens about as likely, draws that oppose one another show as well as equal ones.
    for V, top_k in ((2, None), (5, 2), (4, None)):
        logits = (0.1 * draw.normal(1, V)).repeat(ROWS, 1)
        drawn = drawn_tokens(student.sample_next.seeded(21)(logits, top_k=top_k), logits)
        check_frequencies(drawn, logits, top_k=top_k)
        shares = torch.softmax(logits[0].topk(top_k or V).values, -1)
        half = ROWS // 2
        pairs = [
            (drawn[lag:], drawn[:-lag])
            for lag in (1, 2, 3, 4, 5, 8, 10, 16, ROWS // 4, ROWS // 3, half)
        ]
        for first, second in (*pairs, (drawn[:half], drawn[half:].flip(0))):
            check_independent(first, second, shares)


def check_independent(first: Tensor, second: Tensor, shares: Tensor) -> None:
    """Tokens of equal rows are alike as often as their probabilities say."""
    n = len(first)
    same, thrice = float((shares**2).sum()), float((shares**3).sum())
    # A token takes part in two comparisons at most, one with each neighbour.
    variance = n * (same - same**2 + 2 * (thrice - same**2))
    alike = int((first == second).sum())
    expect.that(
        # One more than for counts: many comparisons are made of the same draws.
        abs(alike - n * same) <= (SIGMAS + 1) * math.sqrt(variance),
        "Les tirages des lignes ne sont pas indépendants : chacune a droit au sien.",
        "The draws of the rows are not independent: each has a right to its own.",
    )


@check(
    "sample_next",
    weight=2.5,
    fr="`temperature=0` prend le plus grand logit de chaque ligne.",
    en="`temperature=0` takes the largest logit of each row.",
)
@pytest.mark.parametrize("dtype", FLOATS)
def test_sample_next_at_temperature_zero(student, draw, dtype):
    # Logits so close that dividing by some tiny number instead of 0 would still draw.
    tiny = 1e-10 if dtype is torch.float64 else 0.05
    cases = (
        (4, 7, 1.0, 0.0),
        (40, 5, tiny, 0.0),
        (5, 5, 3000.0, 0),
        (1, 3, 1.0, 0.0),
        (3, 1, 1.0, 0),
        (2, 300, 1.0, 0.0),
    )
    for b, V, scale, zero in cases:
        logits = draw.normal(b, V, scale=scale, dtype=dtype)
        check_greedy(student.sample_next.seeded(22)(logits, zero), logits)


def check_greedy(answer: Any, logits: Tensor) -> None:
    """One of the largest of each row, whichever when several are."""
    drawn = drawn_tokens(answer, logits)
    chosen = logits.gather(-1, drawn.unsqueeze(-1)).squeeze(-1)
    expect.that(
        torch.equal(chosen, logits.amax(-1)),
        "À température nulle, le jeton choisi n'est pas toujours le plus probable.",
        "At temperature zero, the token chosen is not always the most likely one.",
    )


@check(
    "sample_next",
    weight=1.5,
    devices=CPU_ONLY,
    fr="`temperature=0` est gloutonne avec `top_k`, avec `generator` et à égalité aussi.",
    en="`temperature=0` is greedy with `top_k`, with `generator` and among equals too.",
)
def test_sample_next_greedy_whatever_else(student, draw):
    logits = draw.normal(30, 6) - 20.0
    for top_k in (1, 2, 6, 40):
        check_greedy(student.sample_next.seeded(23)(logits, 0.0, top_k), logits)
    for top_k in (None, 2):
        answer = student.sample_next.seeded(24)(logits, 0.0, top_k, generator=Generator(3))
        check_greedy(answer, logits)
    equals = torch.tensor([[1.0, 3.0, 3.0, 0.0], [2.0, 2.0, 2.0, 2.0], [0.0, -1.0, 0.0, -2.0]])
    for top_k in (None, 1, 3):
        check_greedy(student.sample_next.seeded(25)(equals, 0, top_k), equals)


@check(
    "sample_next",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Une température négative lève `ValueError`, avec ou sans `top_k`.",
    en="A negative temperature raises `ValueError`, with or without `top_k`.",
)
def test_sample_next_refuses_negative_temperatures(student, draw):
    few = several(some_rows(draw, 4), 6)
    # What is drawn here is the same for everyone, so that a known mistake is told in any style.
    check_greedy(student.sample_next.seeded(26)(few, 1.5, 1), few)
    for temperature, top_k in ((-1.0, None), (-1, 2), (-0.5, 1), (-1e-6, None), (-1e-6, 1)):
        expect.raises(
            ValueError,
            lambda t=temperature, k=top_k: student.sample_next.seeded(27)(few, t, k),
            when=Text("la température est négative", "the temperature is negative"),
        )


@check(
    "sample_next",
    devices=CPU_ONLY,
    fr="Une seule ligne, un seul jeton, ou un grand vocabulaire, sont tirés juste aussi.",
    en="A single row, a single token, or a large vocabulary, are drawn right too.",
)
def test_sample_next_of_small_and_large_sizes(student, draw):
    one = torch.tensor([[0.3, 1.1, -0.4]], dtype=torch.float64)
    for top_k in (None, 2):
        drawn, rows = drawn_again(student, range(12), one, top_k=top_k)
        check_frequencies(drawn, rows, top_k=top_k)
    alone = drawn_again(student, range(12), one, temperature=2.0, generator=Generator(3))[0]
    expect.that(
        len(set(alone.tolist())) == 1,
        "Pour une seule ligne, deux `generator` dans le même état donnent d'autres jetons.",
        "For a single row, two `generator`s in the same state give other tokens.",
    )
    single = draw.normal(5, 1)
    drawn_tokens(student.sample_next.seeded(28)(single, 0.7), single)
    # Two classes of many tokens: those of a half would be missed, be it by rank or by number.
    halves = torch.cat([torch.full((65,), 0.5), torch.zeros(65)]).double()
    logits = (halves + draw.normal(1)).repeat(FEW, 1)
    for top_k in (None, 100):
        drawn, rows = drawn_again(student, (29, 59), logits, top_k=top_k)
        check_frequencies(drawn, rows, 1.0, top_k)


@check(
    "sample_next",
    devices=CPU_ONLY,
    fr="Des logits transposés ou étendus en mémoire sont tirés comme les autres.",
    en="Logits transposed or expanded in memory are drawn as others are.",
)
def test_sample_next_of_other_layouts(student, draw):
    row = draw.normal(1, 5)
    for logits in (in_another_order(several(some_rows(draw, 5))), row.expand(ROWS, 5)):
        for top_k in (None, 2):
            answer = student.sample_next.seeded(30)(logits, 0.8, top_k)
            check_frequencies(drawn_tokens(answer, logits), logits, 0.8, top_k)


WAYS = [
    pytest.param({}, id="plain"),
    pytest.param({"temperature": 0.6, "top_k": 3}, id="best"),
    pytest.param({"temperature": 2.0, "top_k": 60}, id="all"),
]


@check(
    "sample_next",
    weight=2.5,
    fr="`generator` décide des tirages : le même état donne les mêmes, un autre d'autres.",
    en="`generator` decides the draws: the same state gives the same, another others.",
)
@pytest.mark.parametrize("way", WAYS)
def test_sample_next_draws_from_the_generator(student, draw, way):
    logits = several(some_rows(draw, 5, scale=0.3), FEW)
    draws = []
    # The state of torch's own generator changes between the two first calls.
    for state, seed in ((1, 7), (2, 7), (3, 8)):
        call = student.sample_next.seeded(state).observe(logits, generator=Generator(seed), **way)
        draws.append(drawn_tokens(call.value, logits))
        check_frequencies(draws[-1], logits, way.get("temperature", 1.0), way.get("top_k"))
    expect.that(
        torch.equal(draws[0], draws[1]),
        "Deux `generator` dans le même état donnent d'autres jetons : sert-il vraiment ?",
        "Two `generator`s in the same state give other tokens: is it really used?",
    )
    expect.that(
        not torch.equal(draws[0], draws[2]),
        "Deux `generator` dans des états différents donnent les mêmes jetons.",
        "Two `generator`s in different states give the same tokens.",
    )
    expect.that(
        "generator" in call.facts.drew,
        "`generator` ressort dans l'état où il était : l'appel suivant tirerait les mêmes jetons.",
        "`generator` comes out in the state in which it was: the next call would draw the same "
        "tokens.",
    )


@check(
    "sample_next",
    weight=2.0,
    fr="Sans `generator`, les tirages suivent le générateur de PyTorch, et lui seul.",
    en="Without `generator`, draws follow PyTorch's own generator, and it alone.",
)
@pytest.mark.parametrize("way", WAYS)
def test_sample_next_follows_the_global_seed(student, draw, way):
    logits = several(some_rows(draw, 5, scale=0.3), FEW)
    draws = []
    for state in (21, 21, 22):
        draws.append(drawn_tokens(student.sample_next.seeded(state)(logits, **way), logits))
        check_frequencies(draws[-1], logits, way.get("temperature", 1.0), way.get("top_k"))
    expect.that(
        not torch.equal(draws[0], draws[2]),
        "Deux appels tirent exactement les mêmes jetons : une graine est-elle fixée ?",
        "Two calls draw exactly the same tokens: is a seed set inside?",
    )
    expect.that(
        torch.equal(draws[0], draws[1]),
        "Après le même `torch.manual_seed`, deux appels tirent d'autres jetons : d'où vient le "
        "hasard ?",
        "After the same `torch.manual_seed`, two calls draw other tokens: where does chance come "
        "from?",
    )


@check(
    "sample_next",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Aucune graine n'est fixée : deux appels de suite tirent d'autres jetons.",
    en="No seed is set: two calls in a row draw other tokens.",
)
def test_sample_next_sets_no_seed(student, draw):
    logits = several(some_rows(draw, 5, scale=0.3), FEW)
    draws = [drawn_tokens(student.sample_next.seeded(31)(logits), logits)]
    check_frequencies(draws[0], logits)
    for _ in range(2):
        drawn_tokens(student.sample_next(logits, generator=Generator(7)), logits)
        draws.append(drawn_tokens(student.sample_next(logits), logits))
        draws.append(drawn_tokens(student.sample_next(logits, top_k=4), logits))
        student.sample_next(logits, 0.0)
        draws.append(drawn_tokens(student.sample_next(logits), logits))
    expect.that(
        not any(torch.equal(a, b) for i, a in enumerate(draws) for b in draws[:i]),
        "Deux appels tirent exactement les mêmes jetons : un générateur est remis à zéro.",
        "Two calls draw exactly the same tokens: a generator is reset.",
    )


@check(
    "sample_next",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres.",
    en="The function may be called by the names of its parameters.",
)
def test_sample_next_called_by_name(student, draw):
    logits = several(some_rows(draw, 5), FEW)
    function = student.sample_next.seeded(32)
    named = function(generator=Generator(5), top_k=3, temperature=0.7, logits=logits)
    drawn = drawn_tokens(named, logits)
    check_frequencies(drawn, logits, 0.7, 3)
    positional = drawn_tokens(function(logits, 0.7, 3, Generator(5)), logits)
    expect.that(
        torch.equal(drawn, positional),
        "Les mêmes arguments, par leurs noms ou par leurs places, donnent d'autres jetons.",
        "The same arguments, by name or by position, give other tokens.",
    )
    plain = function(logits, 0.7, None, None)
    check_frequencies(drawn_tokens(plain, logits), logits, 0.7)


@check(
    "sample_next",
    devices=CPU_ONLY,
    fr="Sans autre argument, la température vaut 1 et tous les jetons sont gardés.",
    en="Without any other argument, the temperature is 1 and all tokens are kept.",
)
def test_sample_next_by_default(student, draw):
    # From one state, the same arguments draw the same tokens: no counting sees so much.
    for V, b in ((5, ROWS), (130, FEW // 2)):
        logits = draw.normal(b, V, scale=0.5)
        function = student.sample_next.seeded(35)
        drawn = drawn_tokens(function(logits), logits)
        check_frequencies(drawn, logits)
        expect.that(
            torch.equal(drawn, drawn_tokens(function(logits, 1.0, None, None), logits)),
            "Sans autre argument, le tirage n'est pas celui de `temperature=1.0, top_k=None`.",
            "Without any other argument, the draw is not that of `temperature=1.0, top_k=None`.",
        )


@check(
    "sample_next",
    weight=1.5,
    devices=CPU_ONLY,
    fr="L'appel laisse les logits intacts.",
    en="The call leaves the logits as they were.",
)
def test_sample_next_leaves_its_arguments_alone(student, draw):
    logits = several(some_rows(draw, 5), FEW)
    for temperature, top_k in ((0.5, None), (0.5, 2), (1.0, 2), (1.0, None)):
        call = student.sample_next.seeded(33).observe(logits, temperature, top_k)
        check_frequencies(drawn_tokens(call.value, logits), logits, temperature, top_k)
        expect.unchanged(call.facts.changed)
    for top_k in (None, 2):
        call = student.sample_next.seeded(34).observe(logits, 0.0, top_k)
        check_greedy(call.value, logits)
        expect.unchanged(call.facts.changed)


# 7.9 generation_cost ----------------------------------------------------------------------------


def check_cost(answer: Any, T: int, d: int, cached: bool) -> None:
    right = sum((t if cached else t * t) * d for t in range(1, T + 1))
    got = whole(answer)
    expect.that(
        got is not None,
        "Le coût devrait être un nombre entier.",
        "The cost should be a whole number.",
    )
    expect.that(
        got == right,
        "`generation_cost` ne donne pas le bon compte.",
        "`generation_cost` does not give the right count.",
    )


CACHED = [pytest.param(False, id="naive"), pytest.param(True, id="cached")]


@check(
    "generation_cost",
    weight=2.0,
    devices=CPU_ONLY,
    fr="Le compte du document, somme de t = 1 à T compris, est retrouvé pour toutes les tailles.",
    en="The document's count, summed from t = 1 to T included, comes out for all sizes.",
)
@pytest.mark.parametrize("cached", CACHED)
def test_generation_cost_of_any_sizes(student, draw, cached):
    sizes = [(4, 1), (3, 5), (1, 7), (2, 2), (12, 768), (1024, 768)]
    sizes += [(draw.integer(5, 300), draw.integer(2, 90)) for _ in range(4)]
    for T, d in sizes:
        check_cost(student.generation_cost(T, d, cached), T, d, cached)


@check(
    "generation_cost",
    devices=CPU_ONLY,
    fr="Sans jeton à générer, rien ne coûte.",
    en="Without a token to generate, nothing costs anything.",
)
def test_generation_cost_of_nothing(student):
    for cached in (True, False):
        check_cost(student.generation_cost(1, 3, cached), 1, 3, cached)
        check_cost(student.generation_cost(0, 3, cached), 0, 3, cached)


@check(
    "generation_cost",
    weight=1.5,
    devices=CPU_ONLY,
    fr="Le compte est exact, si grand qu'il soit.",
    en="The count is exact, however large.",
)
@pytest.mark.parametrize("cached", CACHED)
def test_generation_cost_is_exact(student, draw, cached):
    # Odd products beyond 2**53, which a float64 cannot hold, and below 2**63.
    for _ in range(2):
        if cached:
            T, d = 4 * draw.integer(3000, 4000) + 1, 2 * draw.integer(10**9, 2 * 10**9) + 1
        else:
            T, d = 4 * draw.integer(3000, 4000) + 1, 2 * draw.integer(10**5, 2 * 10**5) + 1
        check_cost(student.generation_cost(T, d, cached), T, d, cached)


@check(
    "generation_cost",
    devices=CPU_ONLY,
    fr="La fonction s'appelle aussi par les noms de ses paramètres, et ne retient rien.",
    en="The function may be called by the names of its parameters, and remembers nothing.",
)
def test_generation_cost_called_by_name(student, draw):
    T, d = draw.integer(5, 60), draw.integer(2, 40)
    for cached in (True, False, True):
        check_cost(student.generation_cost(cached=cached, d=d, T=T), T, d, cached)


# 7.11 bpe_train, bpe_encode ---------------------------------------------------------------------

Pair = tuple[str, str]

LETTERS = "aàbcdeéèêfghijklmnoœpqrstuvwxyz'-.+"
CORPUS = {"bas": 5, "basse": 2, "tasse": 6, "passe": 3}
CORPUS_MERGES = [("a", "s"), ("as", "s"), ("ass", "e"), ("t", "asse")]


def merged(symbols: Sequence[str], pair: Pair) -> list[str]:
    """The symbols in which the pair is merged from left to right."""
    result: list[str] = []
    i = 0
    while i < len(symbols):
        if tuple(symbols[i : i + 2]) == pair:
            result.append(symbols[i] + symbols[i + 1])
            i += 2
        else:
            result.append(symbols[i])
            i += 1
    return result


def encoded(word: str, merges: Sequence[Pair]) -> list[str]:
    symbols = list(word)
    for pair in merges:
        symbols = merged(symbols, pair)
    return symbols


def encoded_by_rank(word: str, merges: Sequence[Pair]) -> list[str]:
    """The same, the earliest merge that applies being applied until none does.

    Both are in use, and agree on what merges learnt from a corpus meet nearly always.
    """
    symbols = list(word)
    while True:
        present = set(itertools.pairwise(symbols))
        first = next((pair for pair in merges if pair in present), None)
        if first is None:
            return symbols
        symbols = merged(symbols, first)


def learnt(words: Mapping[str, int], num_merges: int) -> list[Pair]:
    split = {word: list(word) for word in words}
    merges: list[Pair] = []
    for _ in range(num_merges):
        counts: dict[Pair, int] = {}
        for word, symbols in split.items():
            for pair in itertools.pairwise(symbols):
                counts[pair] = counts.get(pair, 0) + words[word]
        if not counts:
            break
        best = min(counts, key=lambda pair: (-counts[pair], pair))
        merges.append(best)
        split = {word: merged(symbols, best) for word, symbols in split.items()}
    return merges


def check_merges(answer: Any, expected: Sequence[Pair]) -> None:
    """A list of pairs of symbols, in the order in which they are learnt."""
    expect.that(
        isinstance(answer, (list, tuple))
        and all(
            isinstance(pair, (list, tuple))
            and len(pair) == 2
            and all(isinstance(symbol, str) for symbol in pair)
            for pair in answer
        ),
        "`bpe_train` devrait rendre une liste de paires de symboles.",
        "`bpe_train` should return a list of pairs of symbols.",
    )
    got = [tuple(pair) for pair in answer]
    expect.that(
        len(got) == len(expected),
        "`bpe_train` ne rend pas le bon nombre de fusions.",
        "`bpe_train` does not return the right number of merges.",
    )
    wrong = next((i for i, (a, b) in enumerate(zip(got, expected, strict=True)) if a != b), None)
    if wrong is not None:
        fr = "première" if wrong == 0 else f"{wrong + 1}ᵉ"
        expect.that(
            False,
            f"La {fr} fusion apprise n'est pas la bonne.",
            f"Merge number {wrong + 1} is not the right one.",
        )


def check_symbols(answer: Any, word: str, merges: Sequence[Pair]) -> None:
    expect.that(
        isinstance(answer, (list, tuple)) and all(isinstance(symbol, str) for symbol in answer),
        "`bpe_encode` devrait rendre une liste de symboles.",
        "`bpe_encode` should return a list of symbols.",
    )
    expect.that(
        "".join(answer) == word,
        "Les symboles de `bpe_encode`, mis bout à bout, ne redonnent pas le mot.",
        "The symbols of `bpe_encode`, put end to end, do not give the word back.",
    )
    expect.that(
        list(answer) == encoded(word, merges),
        "`bpe_encode` ne coupe pas le mot aux bons endroits.",
        "`bpe_encode` does not cut the word in the right places.",
    )


def renamed(draw, *texts: str) -> dict[str, str]:
    """Other letters for those of the texts, in the same order."""
    old = sorted(set("".join(texts)))
    new = sorted(LETTERS[i] for i in draw.permutation(len(LETTERS))[: len(old)])
    return dict(zip(old, new, strict=True))


def spelt(word: str, letters: Mapping[str, str]) -> str:
    return "".join(letters[c] for c in word)


def corpus(draw, size: int, alphabet: int, longest: int) -> dict[str, int]:
    """Words over a small alphabet, so that pairs repeat, overlap and come out equal."""
    chosen = [LETTERS[i] for i in draw.permutation(len(LETTERS))[:alphabet]]
    words: dict[str, int] = {}
    while len(words) < size:
        length = draw.integer(1, longest)
        word = "".join(chosen[draw.integer(0, alphabet - 1)] for _ in range(length))
        words[word] = draw.integer(1, 6)
    return words


def check_training(student, words: Mapping[str, int], num_merges: int) -> None:
    check_merges(student.bpe_train(dict(words), num_merges), learnt(words, num_merges))


def bpe(weight: float, fr: str, en: str):
    """A check of words, which a little noise on numbers leaves as they are."""
    return check("bpe_train", weight=weight, devices=CPU_ONLY, open_ended=True, fr=fr, en=en)


@bpe(
    1.5,
    "Sur le petit corpus du carnet, on apprend les quatre fusions annoncées.",
    "On the small corpus of the notebook, the four merges announced are learnt.",
)
def test_bpe_train_of_the_notebook(student):
    for n in (4, 1, 2):
        check_merges(student.bpe_train(dict(CORPUS), n), CORPUS_MERGES[:n])
    check_training(student, CORPUS, 7)


@bpe(
    3.0,
    "Sur des corpus tirés au hasard, chaque fusion est celle de la paire la plus fréquente.",
    "On corpora drawn at random, each merge is that of the most frequent pair.",
)
def test_bpe_train_of_any_corpus(student, draw):
    for size, alphabet, longest, n in ((6, 3, 6, 6), (9, 4, 8, 12), (12, 2, 7, 10), (15, 6, 9, 9)):
        check_training(student, corpus(draw, size, alphabet, longest), n)


@bpe(
    1.5,
    "Une paire compte autant de fois que le mot qui la porte.",
    "A pair counts as many times as the word that holds it.",
)
def test_bpe_train_counts_words_as_often_as_they_occur(student, draw):
    letters = renamed(draw, "abcdef")
    for words in ({"abe": 1, "abf": 1, "abc": 1, "de": 7}, {"ab": 3, "cbab": 2, "ed": 9}):
        check_training(student, {spelt(w, letters): n for w, n in words.items()}, 3)


@bpe(
    1.5,
    "Les paires qui se chevauchent comptent toutes, et la fusion va de gauche à droite.",
    "Pairs that overlap all count, and merging goes from left to right.",
)
def test_bpe_train_counts_overlaps(student, draw):
    letters = renamed(draw, "abc")
    for words, n in (
        ({"aaa": 2, "bc": 3}, 3),
        ({"aaaaa": 1, "bcb": 2, "ab": 1}, 6),
        ({"baaa": 2, "aac": 3, "aa": 1}, 5),
        ({"aaaaaaa": 3, "aaab": 2}, 6),
        ({"ababab": 2, "aba": 3}, 5),
    ):
        check_training(student, {spelt(w, letters): c for w, c in words.items()}, n)


@bpe(
    1.5,
    "À égalité, la plus petite paire est choisie, comparée comme un tuple.",
    "When several are as frequent, the smallest pair is chosen, compared as a tuple.",
)
def test_bpe_train_breaks_ties(student, draw):
    letters = renamed(draw, "abcd")
    for words, n in (
        ({"dc": 2, "ba": 2, "cd": 2, "ab": 2}, 4),
        ({"cba": 1}, 2),
        ({"abcd": 1}, 3),
        # ("a", "c") comes before ("ab", "a"), though "aba" comes before "ac".
        ({"ab": 4, "aba": 3, "ac": 3}, 3),
        ({"abc": 2, "db": 3, "dbc": 2}, 4),
    ):
        check_training(student, {spelt(w, letters): c for w, c in words.items()}, n)
        reverse = dict(reversed(words.items()))
        check_training(student, {spelt(w, letters): c for w, c in reverse.items()}, n)


@bpe(
    1.5,
    "L'apprentissage s'arrête quand il ne reste aucune paire, et pas avant.",
    "Learning stops when no pair is left, and not before.",
)
def test_bpe_train_stops_when_no_pair_is_left(student, draw):
    letters = renamed(draw, "abcde")
    for words in ({"abc": 1}, {"ab": 1, "cd": 1}, {"abcde": 2, "ae": 1}, {"a": 4, "b": 2}):
        check_training(student, {spelt(w, letters): c for w, c in words.items()}, 40)


@bpe(
    1.0,
    "Aucune fusion demandée, aucun mot, un mot vide ou d'une lettre : le résultat est juste.",
    "No merge asked for, no word, an empty word or one of one letter: the result is right.",
)
def test_bpe_train_of_nothing(student, draw):
    check_training(student, CORPUS, 3)
    check_training(student, CORPUS, 0)
    check_training(student, {}, 5)
    for words in ({"": 3}, {"x": 2}, {"": 2, "ab": 1, "z": 5}):
        check_training(student, words, 3)


@bpe(
    1.5,
    "`bpe_encode` applique dans l'ordre des fusions apprises d'un autre corpus.",
    "`bpe_encode` applies, in order, merges that were learnt from another corpus.",
)
def test_bpe_encode_of_any_word(student, draw):
    for size, alphabet, longest, n in ((6, 3, 6, 6), (9, 4, 8, 12), (12, 2, 7, 8)):
        words = corpus(draw, size, alphabet, longest)
        merges = learnt(words, n)
        used = sorted(set("".join(words)))
        unknown = ["".join(used[i % len(used)] for i in draw.permutation(k)) for k in (5, 9, 14)]
        for word in (*list(words)[:4], *unknown):
            if encoded(word, merges) == encoded_by_rank(word, merges):
                check_symbols(student.bpe_encode(word, merges), word, merges)


@bpe(
    1.5,
    "Les fusions s'appliquent dans l'ordre appris, de gauche à droite, partout dans le mot.",
    "Merges apply in the order learnt, from left to right, everywhere in the word.",
)
def test_bpe_encode_in_order(student, draw):
    letters = renamed(draw, "abcdx")
    cases: list[tuple[str, list[Pair]]] = [
        ("abc", [("b", "c"), ("a", "b")]),
        ("abcab", [("b", "c"), ("a", "b")]),
        ("aaa", [("a", "a")]),
        ("aaaaa", [("a", "a")]),
        ("aaaaab", [("a", "a"), ("aa", "aa"), ("a", "b")]),
        ("xab", [("x", "a"), ("a", "b")]),
        ("abxab", [("a", "b"), ("ab", "x")]),
        ("abcd", [("a", "b"), ("c", "d"), ("ab", "cd")]),
        ("abdcd", [("c", "d"), ("a", "b")]),
        ("bcabc", [("a", "b"), ("b", "c"), ("ab", "c")]),
    ]
    for word, merges in cases:
        spelt_merges = [(spelt(left, letters), spelt(right, letters)) for left, right in merges]
        word = spelt(word, letters)
        check_symbols(student.bpe_encode(word, spelt_merges), word, spelt_merges)


@bpe(
    1.0,
    "Un caractère jamais vu reste seul, un mot vide ne donne rien, accents compris.",
    "A character never seen stays alone, an empty word gives nothing, accents included.",
)
def test_bpe_encode_of_strange_words(student):
    merges: list[Pair] = [("é", "t"), ("ét", "é"), ("a", "s"), ("as", "s"), ("😀", "!"), ("c", "+")]
    for word in ("étéassé", "classe", "Été", "tété", "ASas", "a.s", "c++😀!", "été", "z", "", "as"):
        check_symbols(student.bpe_encode(word, merges), word, merges)
    for word in ("basse", "é", ""):
        check_symbols(student.bpe_encode(word, []), word, [])


@bpe(
    1.0,
    "Les deux fonctions s'appellent par les noms de leurs paramètres, et ne retiennent rien.",
    "Both functions may be called by the names of their parameters, and remember nothing.",
)
def test_bpe_called_by_name(student, draw):
    for words in (dict(CORPUS), corpus(draw, 5, 3, 6), dict(CORPUS)):
        merges = learnt(words, 3)
        check_merges(student.bpe_train(num_merges=3, words=words), merges)
        for word in words:
            check_symbols(student.bpe_encode(merges=merges, word=word), word, merges)


@bpe(
    1.0,
    "Les appels laissent le dictionnaire et la liste intacts.",
    "The calls leave the dictionary and the list as they were.",
)
def test_bpe_leaves_its_arguments_alone(student):
    call = student.bpe_train.observe(dict(CORPUS), 4)
    check_merges(call.value, CORPUS_MERGES)
    expect.unchanged(call.facts.changed)
    encoding = student.bpe_encode.observe("basse", list(CORPUS_MERGES))
    check_symbols(encoding.value, "basse", CORPUS_MERGES)
    expect.unchanged(encoding.facts.changed)


# 7.12 counterexample_cache ----------------------------------------------------------------------

MOST_TOKENS = 16


def hasty(queries: Tensor, keys: Tensor, values: Tensor) -> Tensor:
    """(..., t, d), 2 × (..., n, d) -> (..., t, d): no mask as soon as there is a past."""
    scores = queries @ keys.transpose(-1, -2) / math.sqrt(keys.shape[-1])
    t, n = scores.shape[-2:]
    if t == n:
        scores = scores.masked_fill(torch.ones(t, t).triu(1).bool(), -math.inf)
    return torch.softmax(scores, -1) @ values


def check_chunks(answer: Any) -> None:
    """Lengths of chunks on which the hasty attention parts from the full pass."""
    expect.that(
        isinstance(answer, (list, tuple)) and len(answer) > 0,
        "Le résultat devrait être une liste d'entiers, les longueurs des morceaux.",
        "The result should be a list of whole numbers, the lengths of the chunks.",
    )
    lengths = [whole(length) for length in answer]
    expect.that(
        all(length is not None and length >= 1 for length in lengths),
        "Chaque longueur devrait être un nombre entier, au moins 1.",
        "Each length should be a whole number, at least 1.",
    )
    chunks = [length for length in lengths if length is not None]
    total = sum(chunks)
    expect.that(
        total <= MOST_TOKENS,
        "Tes morceaux comptent plus de 16 jetons en tout.",
        "Your chunks hold more than 16 tokens in all.",
    )
    generator = torch.Generator().manual_seed(712)
    q, k, v = (torch.randn(2, total, 4, generator=generator).double() for _ in range(3))
    ends = torch.tensor(chunks).cumsum(0).tolist()
    pieces = [
        hasty(q[:, end - t : end], k[:, :end], v[:, :end])
        for t, end in zip(chunks, ends, strict=True)
    ]
    gap = float((torch.cat(pieces, 1) - hasty(q, k, v)).abs().max())
    expect.that(
        gap > 1e-6,
        "Sur ton découpage, les sorties sont celles de la passe entière : l'erreur ne se voit pas.",
        "On your chunks, the outputs are those of the full pass: the mistake does not show.",
    )


@check(
    "counterexample_cache",
    weight=3.0,
    devices=CPU_ONLY,
    open_ended=True,
    fr="Sur ton découpage, le masque oublié se voit.",
    en="On your chunks, the forgotten mask shows.",
)
def test_counterexample_cache_shows_the_mistake(student):
    check_chunks(student.counterexample_cache())


@check(
    "counterexample_cache",
    devices=CPU_ONLY,
    open_ended=True,
    fr="Chaque appel donne un contre-exemple.",
    en="Every call gives a counterexample.",
)
def test_counterexample_cache_shows_it_every_time(student):
    for _ in range(5):
        check_chunks(student.counterexample_cache())
