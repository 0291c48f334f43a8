"""What is wrong with an authored text, said with the file and the line."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from autograder.errors import UsageError
from autograder.text import Language, Text


@dataclass(frozen=True, order=True)
class Problem:
    """One thing to mend; `line` counts from 1, 0 speaks of the file as a whole."""

    line: int
    message: str


class AuthoredTextError(UsageError):
    """An authored text cannot be built; every problem found is named at once."""

    def __init__(self, path: Path, problems: Iterable[Problem]) -> None:
        self.path = path
        self.problems = tuple(sorted(problems))
        super().__init__("\n".join(located(path, problem) for problem in self.problems))


class HandEditedError(UsageError):
    """A built file holds what no authored text says; `message` says where and what to do."""

    def __init__(self, message: Text, language: Language) -> None:
        self.message = message
        super().__init__(message.to(language))


def located(path: Path, problem: Problem) -> str:
    where = f"{path}:{problem.line}" if problem.line else str(path)
    return f"{where}: {problem.message}"


def near_miss(word: str, known: Iterable[str]) -> str:
    """` Did you mean …?` when one of `known` is close, else nothing."""
    close = difflib.get_close_matches(word, list(known), n=1)
    return f" Did you mean {close[0]!r}?" if close else ""
