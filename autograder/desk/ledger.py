"""Which reports were made from exactly what lies in the folder now, and where they have gone."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from autograder.course import Assignment, Course
from autograder.settings import CONFIG_FILE
from autograder.submissions import Found

_READ_BYTES = 65 << 20  # more than any file that is read at all
_DIGITS = 24
# Of the kit, what only shows or files a report: its change makes no mark another one.
_SHOWING = frozenset({
    "cli", "rendering", "desk", "build", "exports", "collecting", "classdata", "debriefing",
    "debrief.py", "demo.py", "releasing.py", "nbgrader_export.py", "nbgrader_plugin.py",
})  # fmt: skip
_ELSEWHERE = frozenset(("graders", "misconceptions", "mutants"))  # of one assignment, or of none

Parts = Mapping[str, str]


@dataclass(frozen=True)
class Entry:
    """What a report was made from, digest by digest, and what it was last published as."""

    submission: str
    parts: Parts
    published: str = ""

    def reasons(self, now: Entry) -> tuple[str, ...]:
        """What is another now: "submission", "graders", "settings", "seed", "tool"."""
        changed = [name for name in now.parts if self.parts.get(name) != now.parts[name]]
        return (*(("submission",) if self.submission != now.submission else ()), *changed)


class Ledger:
    """A file of appended lines, so that a run that was cut short goes on where it stopped.

    parts: digests of all that a mark depends on besides the submission.
    """

    def __init__(self, path: Path, parts: Parts) -> None:
        self._path, self.parts = path, parts
        self._known: dict[str, Entry] = {}
        self._read()

    def _read(self) -> None:
        try:
            text = self._path.read_text(encoding="utf-8")
        except FileNotFoundError:
            return
        for line in text.splitlines():
            try:
                data = json.loads(line)
                student = data["student"]
                if "published" in data:
                    entry = self._known[student]
                    self._known[student] = Entry(entry.submission, entry.parts, data["published"])
                else:
                    self._known[student] = Entry(data["submission"], data["parts"])
            except (ValueError, KeyError, TypeError):
                continue  # the last line of a run that was cut short, or of an older tool

    def before(self, student: str) -> Entry | None:
        return self._known.get(student)

    def now(self, found: Found) -> Entry:
        """What the student's report would be made from. Raises OSError for an unreadable file."""
        assert found.file is not None
        digest = hashlib.sha256(repr((found.student, found.file.name)).encode())
        with found.file.open("rb") as file:
            # What is larger is rejected unread; its size tells one such file from another.
            digest.update(repr(os.fstat(file.fileno()).st_size).encode())
            digest.update(file.read(_READ_BYTES))
        return Entry(digest.hexdigest()[:_DIGITS], self.parts)

    def holds(self, found: Found) -> bool:
        """Whether nothing has changed since the student's report was made."""
        before = self.before(found.student)
        if found.file is None or before is None:
            return False
        try:
            return not before.reasons(self.now(found))
        except OSError:
            return False

    def graded(self, student: str, entry: Entry) -> None:
        self._known[student] = entry
        self._add({"student": student, "submission": entry.submission, "parts": entry.parts})

    def published(self, student: str, key: str) -> None:
        """The report has gone everywhere that `key` stands for."""
        entry = self._known.get(student)
        if entry is not None:
            self._known[student] = Entry(entry.submission, entry.parts, key)
            self._add({"student": student, "published": key})

    def _add(self, line: Mapping[str, object]) -> None:
        with self._path.open("a", encoding="utf-8") as file:
            # The line before may have been cut short: an empty one does no harm.
            file.write("\n" + json.dumps(line) + "\n")


def run_parts(course: Course, assignment: Assignment, devices: str, seed: str) -> dict[str, str]:
    """Of all that a mark depends on besides the submission, one digest for each kind."""
    kit = Path(__file__).parents[1]
    name = assignment.name
    graders = [
        *sorted(course.graders.glob("*.py")),
        *sorted((course.graders / "data").glob("*")),
        *sorted((kit / "misconceptions").rglob("*.py")),
    ]
    own = [path for path in graders if _concerns(path, name)]
    own += [course.solutions / f"{name}.py"]
    own += [course.release / name / given for given in course.given_files]
    return {
        "graders": _digest(own),
        "settings": _digest([course.root / CONFIG_FILE], repr((assignment, devices))),
        "seed": _digest((), seed),
        "tool": _tool_digest(),
    }


@cache
def _tool_digest() -> str:
    """Of the code that this process runs: what is written while it does is not in it."""
    kit = Path(__file__).parents[1]
    return _digest(
        path
        for path in sorted(kit.rglob("*.py"))
        if path.relative_to(kit).parts[0] not in _SHOWING | _ELSEWHERE
    )


@cache
def showing_digest() -> str:
    """Of the code that shows and files reports."""
    kit = Path(__file__).parents[1]
    return _digest(
        path for name in ("rendering", "desk") for path in sorted((kit / name).rglob("*.py"))
    )


def _concerns(path: Path, assignment: str) -> bool:
    """False for the hidden tests and the known mistakes of another assignment."""
    names = (path.stem.removeprefix("test_"), path.parent.name)  # a file, or one of a package
    if any(name == assignment or name.startswith(f"{assignment}_") for name in names):
        return True
    return not (path.stem.startswith("test_") or any(name.startswith("ps") for name in names))


def _digest(paths: Iterable[Path], words: str = "") -> str:
    digest = hashlib.sha256(words.encode())
    for path in paths:
        if path.is_file():
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:_DIGITS]
