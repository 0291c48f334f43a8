"""What failed in one exercise, said once: each fact with what was seen, each hint."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from autograder.text import Language, Text
from autograder.values import CheckOutcome, CheckResult, ExerciseResult, Hint


@dataclass(frozen=True)
class Problem:
    """One fact that does not hold, and what was seen.

    device: "" unless the fact was checked on several devices and fails on this one alone.
    """

    fact: str
    outcome: CheckOutcome
    message: Text | None
    device: str = ""


def failed_checks(exercise: ExerciseResult) -> list[CheckResult]:
    return [check for check in exercise.checks if check.outcome is not CheckOutcome.PASSED]


def problems_of(exercise: ExerciseResult, language: Language) -> list[Problem]:
    """The exercise's problems, most telling first: what earned its hint, then as checked.

    A fact checked on several inputs or devices is told by the first of them that fails.
    """
    failed = failed_checks(exercise)
    hints = hints_of(failed)
    earned = next((c for c in failed if hints and c.hint and c.hint.key == hints[0].key), None)
    told: dict[str, CheckResult] = {}
    for check in [earned, *failed] if earned else failed:
        told.setdefault(_fact(check, language), check)
    return [
        Problem(fact, check.outcome, check.message, _only_on(fact, exercise, language))
        for fact, check in told.items()
    ]


def _fact(check: CheckResult, language: Language) -> str:
    return check.fact.to(language) if check.fact else check.name


def _only_on(fact: str, exercise: ExerciseResult, language: Language) -> str:
    checks = [check for check in exercise.checks if _fact(check, language) == fact]
    failed = {c.device for c in checks if c.outcome is not CheckOutcome.PASSED}
    everywhere = {check.device for check in checks}
    return failed.pop() if len(failed) == 1 and len(everywhere) > 1 else ""


def hints_of(checks: Iterable[CheckResult]) -> list[Hint]:
    """Each hint once, the most frequent first."""
    count: dict[str, int] = {}
    hints: dict[str, Hint] = {}
    for check in checks:
        if check.hint:
            count[check.hint.key] = count.get(check.hint.key, 0) + 1
            hints.setdefault(check.hint.key, check.hint)
    return sorted(hints.values(), key=lambda hint: -count[hint.key])
