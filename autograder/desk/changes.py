"""What a regrade changed for whom, and why: kept until a run has come to its end."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.rendering.json import Data, rounded
from autograder.values import ExerciseOutcome, Report, Status


@dataclass(frozen=True)
class Change:
    """One student's marks before and after. Scores are None where there was no mark.

    exercises: (name, old, new) of those that changed.
    why: "submission", "graders", "settings", "seed", "tool", or "again" where all is the same.
    """

    student: str
    old: float | None
    new: float | None
    exercises: tuple[tuple[str, float | None, float | None], ...]
    why: tuple[str, ...]

    def data(self) -> Data:
        return {
            "student": self.student,
            "old": self.old,
            "new": self.new,
            "why": list(self.why),
            "exercises": [
                {"name": name, "old": old, "new": new} for name, old, new in self.exercises
            ],
        }


def change(student: str, old: Report, new: Report, why: Sequence[str]) -> Change | None:
    """None where every mark is what it was."""
    before, after = _marks(old), _marks(new)
    names = list(dict.fromkeys([*before, *after]))
    exercises = tuple(
        (name, before.get(name), after.get(name))
        for name in names
        if before.get(name) != after.get(name)
    )
    if not exercises and _whole(old) == _whole(new):
        return None
    return Change(student, _whole(old), _whole(new), exercises, tuple(why) or ("again",))


def _marks(report: Report) -> dict[str, float | None]:
    return {
        e.name: None if e.outcome is ExerciseOutcome.NOT_GRADED else rounded(e.score)
        for e in report.exercises
    }


def _whole(report: Report) -> float | None:
    return None if report.status is Status.NOT_GRADED else rounded(report.score)


class Changes:
    """A file of appended lines; a run that follows one which was cut short goes on in it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = list(self._read())
        self._found: dict[str, Change] = {}
        if lines and lines[-1] is None:
            path.unlink()
            return
        for one in lines:
            if one is not None:
                self._found[one.student] = one

    def _read(self) -> Iterator[Change | None]:
        try:
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except FileNotFoundError:
            return
        for line in lines:
            try:
                data = json.loads(line)
                if data is None:
                    yield None
                    continue
                exercises = tuple((e["name"], e["old"], e["new"]) for e in data["exercises"])
                yield Change(
                    data["student"], data["old"], data["new"], exercises, tuple(data["why"])
                )
            except (ValueError, KeyError, TypeError):
                continue  # cut short

    def add(self, found: Change | None) -> None:
        if found is not None:
            self._found[found.student] = found
            self._write(found.data())

    def close(self) -> tuple[Change, ...]:
        """All that this run changed, and those before it that were cut short; by student."""
        if self._found:
            self._write(None)
        return tuple(self._found[student] for student in sorted(self._found))

    def _write(self, data: Data | None) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            # The line before may have been cut short: an empty one does no harm.
            file.write("\n" + json.dumps(data) + "\n")
