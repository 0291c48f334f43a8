"""The thin edge: a path into bytes."""

from __future__ import annotations

import os
import stat
from pathlib import Path

from autograder.admit import _words
from autograder.admit._admission import admit, of_assignment
from autograder.admit._assignment import by_name
from autograder.admit._document import LIMIT_BYTES
from autograder.admit._facts import Facts
from autograder.admit._rules import AdmissionRules
from autograder.admit._words import fill
from autograder.course import Course
from autograder.errors import UsageError
from autograder.text import Text
from autograder.values import Rejection, Submission

# Windows would change line ends and stop at Ctrl+Z.
_BINARY = getattr(os, "O_BINARY", 0)


def read_submission(
    path: Path,
    course: Course,
    *,
    assignment: str | None = None,
    student: str | None = None,
    rules: AdmissionRules | None = None,
) -> Submission | Rejection:
    """Admit the file at `path`. Raises UsageError when there is none."""

    def rejected(reason: Text) -> Rejection:
        named = by_name(path.name, course)
        return Rejection(path.name, reason, assignment or (named.name if named else None), student)

    try:
        # Without O_NONBLOCK, opening a named pipe would wait for a writer for ever.
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | _BINARY)
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise UsageError(f"{path}: there is no such file.") from error
    except IsADirectoryError:
        return rejected(_words.A_DIRECTORY)
    except OSError as error:
        if path.is_dir():  # Windows refuses to open a folder
            return rejected(_words.A_DIRECTORY)
        return rejected(fill(_words.NOT_READABLE, why=error.strerror or type(error).__name__))
    try:
        data = _content(descriptor)
    except OSError as error:
        return rejected(fill(_words.NOT_READABLE, why=error.strerror or type(error).__name__))
    if data is None:
        return rejected(_words.A_DIRECTORY)
    return admit(data, path.name, course, assignment=assignment, student=student, rules=rules)


def is_answered(path: Path, course: Course, assignment: str) -> bool:
    """Whether the file answers any exercise of the assignment, well or badly.

    False of a template as it was released, of another assignment's work, and of a file that is
    rejected.
    """
    try:
        found = of_assignment(read_submission(path, course, assignment=assignment), assignment)
    except UsageError:
        return False
    if isinstance(found, Rejection):
        return False
    names = course.assignment(assignment).defined_names
    facts = [Facts.of(cell.source) for cell in found.cells if cell.kind == "student"]
    return any(one.broken or (one.binds - one.stubs) & names for one in facts)


def _content(descriptor: int) -> bytes | None:
    """The bytes, at most one more than the limit; None for a folder. Closes the descriptor."""
    try:
        kind = os.fstat(descriptor).st_mode
        if stat.S_ISDIR(kind):
            return None
        if not stat.S_ISREG(kind):
            raise OSError(0, "not a regular file")
        opened = os.fdopen(descriptor, "rb", closefd=False)
        return opened.read(LIMIT_BYTES + 1)
    finally:
        os.close(descriptor)
