"""The hidden checks of ps2_self_attention against many programs, in this process, on the CPU.

No sandbox and no engine: a quick answer while a check or a program is being written.
`autograder verify` runs the same programs in the sandbox, on both devices.
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

import autograder.graders
from autograder.collect import Check, collect
from autograder.diagnosis import Replays, alike
from autograder.draw import Draw
from autograder.errors import CheckFailed
from autograder.misconceptions.ps2_self_attention import MISTAKES
from autograder.reference import namespace_with
from autograder.student import LocalStudent
from autograder.text import LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = (ROOT / "solutions" / "ps2_self_attention.py").read_text(encoding="utf-8")
ACCEPTED = sorted((ROOT / "tests" / "accepted" / "ps2_self_attention").glob("*.py"))
WRONG = sorted((ROOT / "tests" / "wrong" / "ps2_self_attention").glob("*.py"))
REFERENCE = namespace_with(SOURCE, "")
CHECKS = collect(Path(autograder.graders.__file__).with_name("test_ps2_self_attention.py"))
EXERCISES = tuple(dict.fromkeys(check.spec.exercise for check in CHECKS))

# Hidden inputs are random: right programs must pass whatever the seed.
SECRETS = ("vert",)  # verify has another

# Wrong on a second device, or by a forbidden operator: only the sandbox can tell.
SANDBOX_ONLY = ("_left_on_the_cpu", "_forbidden")

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
        except Exception as error:  # as the engine does: the reference passes this check
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


def times(value: Any, factor: float, extra: float = 0.0) -> Any:
    if isinstance(value, (tuple, list)):
        return tuple(times(item, factor, extra) for item in value)
    return value * factor + extra


def spoilt(name: str, factor: float, extra: float = 0.0) -> Namespace:
    """The reference, the answers of one exercise being multiplied and shifted."""
    right: Any = REFERENCE[name]
    if isinstance(right, type):

        class Spoilt(right):  # type: ignore[misc]
            def forward(self, *args: Any, **kwargs: Any) -> Any:
                return times(super().forward(*args, **kwargs), factor, extra)

        Spoilt.__name__ = name
        return {**REFERENCE, name: Spoilt}

    def function(*args: Any, **kwargs: Any) -> Any:
        value = right(*args, **kwargs)
        if value is not None:
            return times(value, factor, extra)
        for module in (a for a in (*args, *kwargs.values()) if isinstance(a, nn.Module)):
            with torch.no_grad():
                for parameter in module.parameters():
                    parameter.mul_(factor).add_(extra)
        return None

    return {**REFERENCE, name: function}


def stub(*args: Any, **kwargs: Any) -> Any:
    raise NotImplementedError


by_name = pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
by_secret = pytest.mark.parametrize("secret", SECRETS)
by_exercise = pytest.mark.parametrize("exercise", EXERCISES)
by_mistake = pytest.mark.parametrize("mistake", MISTAKES.all, ids=lambda mistake: mistake.name)


@by_secret
@by_name
def test_reference_passes_every_check(check, secret):
    assert failure(check, REFERENCE, secret) == ""


@by_name
def test_stub_fails_every_check(check):
    assert failure(check, {**REFERENCE, check.spec.exercise: stub}, "rouge")


@pytest.mark.parametrize(
    "check", [c for c in CHECKS if not c.spec.open_ended], ids=lambda check: check.name
)
def test_one_percent_of_noise_fails_every_check(check):
    """No check passes by facts alone."""
    assert failure(check, spoilt(check.spec.exercise, 1.01, 0.003), "rouge")


@by_exercise
def test_constant_zeros_fail_every_check(exercise):
    """A program that answers zeros of the right shape earns nothing."""
    failed = failures(exercise, spoilt(exercise, 0.0), "rouge")
    assert set(failed) == {check.name for check in checks_of(exercise)}


@by_mistake
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
    if path.stem.endswith(SANDBOX_ONLY):
        assert failed == {}, "wrong here already: rename it"
    else:
        assert share_lost(exercise_of(path), failed) > 0.02


@by_exercise
def test_at_least_five_accepted_styles_and_six_wrong_programs(exercise):
    assert sum(exercise_of(path) == exercise for path in ACCEPTED) >= 5
    assert sum(exercise_of(path) == exercise for path in WRONG) >= 6


def test_mistakes_that_answer_alike_share_a_family_or_a_key():
    """A diagnosis that two mistakes explain names both, or says the same of both."""
    reference = SimpleNamespace(**REFERENCE)
    replays = Replays(MISTAKES.all, SOURCE, reference, "rouge")
    for exercise in EXERCISES:
        checks = checks_of(exercise)
        for one, other in combinations(replays.of(exercise), 2):
            if all(alike(replays.observe(one, c), replays.observe(other, c)) for c in checks):
                related = one.family == other.family != "" or one.hint == other.hint
                assert related, (one.name, other.name)


@by_mistake
def test_hints_speak_both_languages(mistake):
    """Three different levels in each language, and no two levels alike."""
    for language in LANGUAGES:
        assert len({level.to(language) for level in mistake.levels}) == 3
        assert all(level.to(language).strip() for level in mistake.levels)
    assert all(level.fr != level.en for level in mistake.levels)


@pytest.mark.parametrize(("d_k", "samples", "right"), [(9, 4000, 3.0), (150, 50, 150**0.5)])
def test_bounds_of_the_spread_hold_for_numpy_too(d_k, samples, right):
    """The statistical margin is one that right programs do not miss, whatever draws for them."""
    margin = 6.0 * ((2 + 6 / d_k) / samples) ** 0.5 / 2
    for seed in range(200):
        rng = np.random.default_rng(seed)
        q, k = rng.standard_normal((2, samples, d_k))
        assert abs((q * k).sum(1).std() / right - 1) <= margin
