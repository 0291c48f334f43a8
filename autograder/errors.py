"""Every exception that the kit raises on purpose.

AutograderError
├── UsageError            the command or the settings are wrong: exit code 2
├── CannotGrade           we are not able to grade here: exit code 3
├── CheckFailed           a hidden check found a difference (the student's answer)
└── StudentFault          the student's process did something instead of answering
    ├── StudentRaised     an exception of their code
    ├── StudentTimeout
    ├── StudentCrash      the process died
    ├── StudentOutOfMemory
    ├── StudentMissing    the function is not defined, or still a stub
    ├── ForbiddenUsed     a forbidden operator ran
    └── BadAnswer         the answer cannot be read: wrong kind of object, too big, forged
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from autograder.text import Text
from autograder.values import Hint


class AutograderError(Exception):
    """Base class of the kit's own errors."""


class UsageError(AutograderError):
    """The command line, the settings or the course tree are wrong; the message says how."""


class CannotGrade(AutograderError):
    """Grading is not possible on this machine; the message says what to install."""


class CheckFailed(AutograderError):
    """The student's answer is not the right one. `message` shows no hidden value.

    hint: the mistake, where the answer itself tells which one it is.
    """

    def __init__(self, message: Text, hint: Hint | None = None) -> None:
        super().__init__(message.en)
        self.message = message
        self.hint = hint


class StudentFault(AutograderError):
    """The student's side did not answer with a value."""


@dataclass(frozen=True)
class RaisedException:
    """An exception of the student's code, as their process described it.

    types: names of its class and base classes, most precise first.
    line: line of the student's source (from 1) where it passed last, `cell` its index.
    in_library: True when a library raised it, not the student's own `raise`.
    """

    types: tuple[str, ...]
    message: str
    cell: int | None = None
    line: int | None = None
    in_library: bool = False

    @property
    def type(self) -> str:
        return self.types[0]


class StudentRaised(StudentFault):
    def __init__(self, raised: RaisedException) -> None:
        super().__init__(f"{raised.type}: {raised.message}")
        self.raised = raised


class StudentTimeout(StudentFault):
    def __init__(self, limit_s: float) -> None:
        super().__init__(f"no answer after {limit_s:g} s")
        self.limit_s = limit_s


class StudentCrash(StudentFault):
    """The process ended without an answer (os._exit, a signal, a segmentation fault)."""


class StudentOutOfMemory(StudentFault):
    """More memory was asked for than the limit allows."""


class StudentMissing(StudentFault):
    """A name is not defined (`stub` False) or raises NotImplementedError (`stub` True)."""

    def __init__(self, name: str, *, stub: bool) -> None:
        super().__init__(f"{name} is {'still a stub' if stub else 'not defined'}")
        self.name = name
        self.stub = stub


# Among the operators of a call: recording them was interfered with.
TAMPERED = "tampered"


class ForbiddenUsed(StudentFault):
    def __init__(self, operators: Sequence[str]) -> None:
        super().__init__("forbidden: " + ", ".join(operators))
        self.operators = tuple(operators)


class BadAnswer(StudentFault):
    """`message` says what was received, without its contents."""

    def __init__(self, message: Text) -> None:
        super().__init__(message.en)
        self.message = message
