"""Signs and colours; plain ASCII where the terminal cannot show more."""

from __future__ import annotations

from dataclasses import dataclass

from autograder.values import ExerciseOutcome


@dataclass(frozen=True)
class Marks:
    passed: str = "✓"
    partial: str = "◐"
    failed: str = "✗"
    missing: str = "○"
    not_graded: str = "?"
    hint: str = "➜"
    full: str = "█"
    empty: str = "░"

    def of(self, outcome: ExerciseOutcome) -> str:
        return {
            ExerciseOutcome.PASSED: self.passed,
            ExerciseOutcome.PARTIAL: self.partial,
            ExerciseOutcome.FAILED: self.failed,
            ExerciseOutcome.MISSING: self.missing,
            ExerciseOutcome.NOT_GRADED: self.not_graded,
        }[outcome]

    def bar(self, fraction: float, width: int = 20) -> str:
        """A bar of `width` characters; full only for a fraction of 1."""
        filled = min(int(fraction * width), width)
        return self.full * filled + self.empty * (width - filled)


UNICODE = Marks()
ASCII = Marks(passed="+", partial="~", failed="x", missing="o", hint=">", full="#", empty=".")

STYLES = {
    ExerciseOutcome.PASSED: "green",
    ExerciseOutcome.PARTIAL: "yellow",
    ExerciseOutcome.FAILED: "red",
    ExerciseOutcome.MISSING: "blue",
    ExerciseOutcome.NOT_GRADED: "magenta",
}


def marks_for(encoding: str) -> Marks:
    """The signs that a terminal of this encoding can show."""
    try:
        "".join(vars(UNICODE).values()).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
