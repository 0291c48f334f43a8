"""The hidden checks of ps1_softmax against many programs, in this process and on the CPU.

No sandbox and no engine: a quick answer while a check or a program is being written.
`autograder verify` runs the same programs in the sandbox, on both devices.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable, Mapping
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch
from torch import Tensor

import autograder.graders
from autograder.catalogue import PS1
from autograder.collect import Check, collect
from autograder.diagnosis import Replays, alike
from autograder.draw import Draw
from autograder.errors import CheckFailed, StudentFault
from autograder.misconceptions.ps1_softmax import MISTAKES
from autograder.reference import namespace_with
from autograder.student import LocalStudent
from autograder.text import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = (ROOT / "solutions" / "ps1_softmax.py").read_text(encoding="utf-8")
ACCEPTED = sorted((ROOT / "tests" / "accepted" / "ps1_softmax").glob("*.py"))
WRONG = sorted((ROOT / "tests" / "wrong" / "ps1_softmax").glob("*.py"))
REFERENCE = namespace_with(SOURCE, "")
CHECKS = collect(Path(autograder.graders.__file__).with_name("test_ps1_softmax.py"))

# Hidden inputs are random: right programs must pass whatever the seed.
SECRETS = ("vert",)  # verify has another

# Wrong on a second device alone: this process has none, `autograder verify` has.
DEVICE_ONLY = "_left_on_the_cpu"

Namespace = Mapping[str, Any]


def checks_of(exercise: str) -> tuple[Check, ...]:
    return tuple(check for check in CHECKS if check.spec.exercise == exercise)


def failure(check: Check, namespace: Namespace, secret: str) -> str:
    """Why the check fails, "" when it passes."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # what a student's code warns about is no fault
        try:
            check.run(
                student=LocalStudent(namespace),
                reference=SimpleNamespace(**REFERENCE),
                draw=Draw(secret, check.name),
                device="cpu",
            )
        except CheckFailed as error:
            return error.message.en
        except StudentFault as error:
            return f"{type(error).__name__}: {error}"
    return ""


def failures(exercise: str, namespace: Namespace, secret: str) -> dict[str, str]:
    found = {check.name: failure(check, namespace, secret) for check in checks_of(exercise)}
    return {name: why for name, why in found.items() if why}


def share_lost(exercise: str, failed: Mapping[str, str]) -> float:
    """The part of the points that is lost, were the gpu to answer as the CPU does."""
    weights = {c.name: c.spec.weight * len(c.spec.devices) for c in checks_of(exercise)}
    return sum(weights[name] for name in failed) / sum(weights.values())


def exercise_of(path: Path) -> str:
    return path.stem.partition("__")[0]


def perturbed(value: Any) -> Any:
    if isinstance(value, Tensor):
        return value * 1.01
    return tuple(perturbed(item) for item in value)


def noisy(function: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *args, **kwargs: perturbed(function(*args, **kwargs))


def stub(*args: Any, **kwargs: Any) -> Any:
    raise NotImplementedError


by_name = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
by_secret = pytest.mark.parametrize("secret", SECRETS)
by_exercise = pytest.mark.parametrize("exercise", [e.name for e in PS1.exercises])


@by_secret
@by_name
def test_reference_passes_every_check(check, secret):
    assert failure(check, REFERENCE, secret) == ""


@by_name
def test_stub_fails_every_check(check):
    assert failure(check, {**REFERENCE, check.spec.exercise: stub}, "rouge")


@by_name
def test_one_percent_of_noise_fails_every_check(check):
    """No check passes by facts alone."""
    name = check.spec.exercise
    assert failure(check, {**REFERENCE, name: noisy(REFERENCE[name])}, "rouge")


@by_exercise
def test_constant_zeros_fail_every_check(exercise):
    """A program that answers zeros of the right shape earns nothing."""
    right = REFERENCE[exercise]

    def zeros(*args: Any, **kwargs: Any) -> Any:
        value = right(*args, **kwargs)
        if isinstance(value, tuple):
            return tuple(torch.zeros_like(v) for v in value)
        return torch.zeros_like(value)

    failed = failures(exercise, {**REFERENCE, exercise: zeros}, "rouge")
    assert set(failed) == {check.name for check in checks_of(exercise)}


@pytest.mark.parametrize("mistake", MISTAKES.all, ids=lambda mistake: mistake.name)
def test_known_mistake_loses_points(mistake):
    failed = failures(mistake.exercise, namespace_with(SOURCE, mistake.source()), "rouge")
    assert share_lost(mistake.exercise, failed) >= 0.05


@by_secret
@pytest.mark.parametrize("path", ACCEPTED, ids=lambda path: path.stem)
def test_accepted_variant_gets_full_marks(path, secret):
    namespace = namespace_with(SOURCE, path.read_text(encoding="utf-8"))
    assert failures(exercise_of(path), namespace, secret) == {}


@pytest.mark.parametrize("path", WRONG, ids=lambda path: path.stem)
def test_wrong_program_loses_points(path):
    namespace = namespace_with(SOURCE, path.read_text(encoding="utf-8"))
    failed = failures(exercise_of(path), namespace, "rouge")
    if path.stem.endswith(DEVICE_ONLY):
        assert failed == {}, "wrong on the CPU already: rename it"
    else:
        assert share_lost(exercise_of(path), failed) > 0.02


@by_exercise
def test_at_least_six_accepted_styles(exercise):
    assert sum(exercise_of(path) == exercise for path in ACCEPTED) >= 6


def test_mistakes_that_answer_alike_share_a_family_or_a_key():
    """A diagnosis that two mistakes explain names both, or says the same of both."""
    reference = SimpleNamespace(**REFERENCE)
    replays = Replays(MISTAKES.all, SOURCE, reference, "rouge")
    for exercise in PS1.exercises:
        checks = checks_of(exercise.name)
        for one, other in combinations(replays.of(exercise.name), 2):
            if all(alike(replays.observe(one, c), replays.observe(other, c)) for c in checks):
                related = one.family == other.family != "" or one.hint == other.hint
                assert related, (one.name, other.name)


@pytest.mark.parametrize("mistake", MISTAKES.all, ids=lambda mistake: mistake.name)
def test_hints_speak_both_languages(mistake):
    """Three different levels in each language, and no two levels alike."""
    for language in LANGUAGES:
        assert len({level.to(language) for level in mistake.levels}) == 3
        assert all(level.to(language).strip() for level in mistake.levels)
    assert all(level.fr != level.en for level in mistake.levels)
