"""What failed in one exercise, said once: each fact, each message, each hint."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from autograder.text import Language, Text
from autograder.values import CheckOutcome, CheckResult, ExerciseResult, Hint


@dataclass(frozen=True)
class Fact:
    """device: "" unless the fact was checked on several devices and fails on this one alone."""

    said: str
    device: str = ""


@dataclass(frozen=True)
class Problem:
    """The facts that fail in the same way, in the order in which they are checked."""

    outcome: CheckOutcome
    message: Text | None
    facts: tuple[Fact, ...]


def failed_checks(exercise: ExerciseResult) -> list[CheckResult]:
    return [check for check in exercise.checks if check.outcome is not CheckOutcome.PASSED]


def problems_of(exercise: ExerciseResult, language: Language) -> list[Problem]:
    """The exercise's problems, most telling first: in the order of its checks.

    A fact checked on several inputs or devices is told by the first of them that fails.
    """
    told: dict[str, CheckResult] = {}
    for check in failed_checks(exercise):
        told.setdefault(_fact(check, language), check)
    grouped: dict[tuple[CheckOutcome, str], list[str]] = {}
    for fact, check in told.items():
        # Without a message the fact is what is said, and each fact stands alone.
        said = check.message.to(language) if check.message else fact
        grouped.setdefault((check.outcome, said), []).append(fact)
    return [
        Problem(
            outcome,
            told[facts[0]].message,
            tuple(Fact(fact, _only_on(fact, exercise, language)) for fact in facts),
        )
        for (outcome, _), facts in grouped.items()
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
