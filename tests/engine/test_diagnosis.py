"""A hint names a mistake only when everything seen of the program agrees with it."""

from __future__ import annotations

from collections.abc import Callable

from autograder.diagnosis import NUMPY_ON_THE_CPU, same_value
from autograder.mistakes import Mistakes
from autograder.values import CheckOutcome, Report

from .conftest import of

Grade = Callable[..., Report]


def hints(report: Report, name: str) -> set[str]:
    return {c.hint.key for c in of(report, name).checks if c.hint is not None}


def test_an_answer_left_on_the_cpu_is_told_as_such_and_nothing_else(grade: Grade) -> None:
    report = grade(
        "def attention_scores(query, inputs):\n    return (inputs @ query).cpu()\n",
        only={"attention_scores"},
    )
    result = of(report, "attention_scores")
    assert hints(report, "attention_scores") == {"MO-2"}
    assert {c.device for c in result.checks if c.outcome is not CheckOutcome.PASSED} == {"gpu"}


def test_every_tensor_of_an_answer_must_be_on_the_device(grade: Grade) -> None:
    report = grade(
        "def soft_lookup(query, keys, values, temperature=1.0):\n"
        "    if not temperature > 0:\n        raise ValueError\n"
        "    scores = keys @ query\n"
        "    weights = torch.softmax((scores - scores.max().detach()) / temperature, 0)\n"
        "    return weights @ values, weights if weights.requires_grad else weights.cpu()\n",
        only={"soft_lookup"},
    )
    assert of(report, "soft_lookup").score < of(report, "soft_lookup").max_score
    assert hints(report, "soft_lookup") == {"MO-2"}


def test_numpy_on_the_gpu_has_its_own_words(grade: Grade) -> None:
    report = grade(
        "def attention_scores(query, inputs):\n"
        "    return inputs @ query + 0 * float(query.detach().numpy().sum())\n",
        only={"attention_scores"},
    )
    told = {c.hint for c in of(report, "attention_scores").checks if c.hint is not None}
    assert told == {NUMPY_ON_THE_CPU}


def test_the_device_is_not_blamed_when_the_cpu_fails_too(grade: Grade) -> None:
    """A variable of the notebook is on the CPU, which is the least of what is wrong with it."""
    report = grade(
        "kept = torch.tensor([0.55, 0.87, 0.66])\n"
        "def attention_scores(query, inputs):\n    return inputs @ kept\n",
        only={"attention_scores"},
    )
    checks = of(report, "attention_scores").checks
    failed = {(c.name, c.device) for c in checks if c.outcome is not CheckOutcome.PASSED}
    assert {device for _, device in failed} == {"cpu", "gpu"}
    assert any((c.name, "gpu") in failed and (c.name, "cpu") not in failed for c in checks)
    assert "MO-2" not in hints(report, "attention_scores")


def test_a_mistake_is_not_named_when_the_program_passes_what_it_fails(grade: Grade) -> None:
    # Attention with clamped scores: on one extreme input it answers like a mean.
    report = grade(
        "def context_vector(query, inputs):\n"
        "    return torch.softmax((inputs @ query).clamp(-60, 60), 0) @ inputs\n",
        only={"context_vector"},
    )
    assert of(report, "context_vector").score < of(report, "context_vector").max_score
    assert "SC-16" not in hints(report, "context_vector")


def test_deaths_on_the_gpu_leave_the_cpu_checks_alone(grade: Grade) -> None:
    report = grade(
        "import os\n"
        "def attention_scores(query, inputs):\n"
        "    if query.device.type != 'cpu':\n        os._exit(1)\n"
        "    return inputs @ query\n",
        only={"attention_scores"},
    )
    outcomes = {(c.device, c.outcome) for c in of(report, "attention_scores").checks}
    assert outcomes == {("cpu", CheckOutcome.PASSED), ("gpu", CheckOutcome.CRASH)}


def test_follow_through_reaches_an_alias_made_in_the_same_cell(grade: Grade) -> None:
    report = grade(
        "from functools import partial\n"
        "def softmax_stable(x, dim=-1):\n    return torch.sigmoid(x)\n"
        "weigh = partial(softmax_stable, dim=0)\n"
        "def context_vector(query, inputs):\n    return weigh(inputs @ query) @ inputs\n",
        only={"softmax_stable", "context_vector"},
    )
    followed = of(report, "context_vector")
    assert followed.score == followed.max_score
    assert followed.substituted == ("softmax_stable",)


def test_switching_the_recording_off_is_told_plainly(grade: Grade) -> None:
    report = grade(
        "from torch.utils._python_dispatch import _disable_current_modes\n"
        "def softmax_stable(x, dim=-1):\n"
        "    with _disable_current_modes():\n        return torch.softmax(x, dim)\n",
        only={"softmax_stable"},
    )
    result = of(report, "softmax_stable")
    assert result.score == 0.0
    assert {c.outcome for c in result.checks} == {CheckOutcome.FORBIDDEN}
    assert all(c.message and "tampered" not in c.message.en for c in result.checks)


def test_whole_numbers_too_large_for_a_float_are_compared_all_the_same() -> None:
    assert same_value(10**400, 10**400)
    assert not same_value(10**400, 10**400 + 1)
    assert not same_value(10**400, 1.0)
    assert same_value(float("nan"), float("nan"))


def test_a_mistake_in_the_second_function_of_an_exercise_replaces_that_one() -> None:
    mistakes = Mistakes()
    three = ("a", "b", "c")

    @mistakes.of("element_offset", "X-1", fr=three, en=three, function="contiguous_strides")
    def contiguous_strides__ones(shape: tuple[int, ...]) -> tuple[int, ...]:
        return (1,) * len(shape)

    (mistake,) = mistakes.all
    assert mistake.exercise == "element_offset"
    assert mistake.variant == "ones"
    assert mistake.source().startswith("def contiguous_strides(")
