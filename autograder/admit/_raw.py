"""What a file holds before anything is known about the course."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from autograder.errors import AutograderError
from autograder.text import Text


@dataclass(frozen=True)
class RawCell:
    """A cell as the file has it.

    source: normalised.
    language: what the file says that it is written in, lower case, "" when it does not say.
    """

    index: int
    text: bool  # Markdown, raw or of an unknown type: not meant to run
    source: str
    grade_id: str | None = None
    language: str = ""
    first_line: int = 1


@dataclass(frozen=True)
class Document:
    """A notebook or a script.

    language, kernel: of the whole notebook, "" when it names none.
    """

    form: Literal["notebook", "script"]
    cells: tuple[RawCell, ...]
    language: str = ""
    kernel: str = ""
    notes: tuple[Text, ...] = ()
    attention: tuple[str, ...] = ()


class Unreadable(AutograderError):
    """A file that cannot be graded; `reason` is for the student."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason
