"""The terminal: results on stdout, progress on stderr."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console, RenderableType

from autograder.rendering.json import dumps
from autograder.rendering.marks import Marks, marks_for

PLAIN_WIDTH = 80  # where the width is not known: a file, a pipe


def results() -> Console:
    """The console for results. Words of submissions are data: no markup, no emoji codes."""
    return _console(stderr=False)


def progress() -> Console:
    return _console(stderr=True)


def _console(*, stderr: bool) -> Console:
    stream = sys.stderr if stderr else sys.stdout
    # Rich itself honours COLUMNS, NO_COLOR and TERM=dumb.
    known = stream.isatty() if hasattr(stream, "isatty") else False
    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    if not known and not _columns_given():
        console.width = PLAIN_WIDTH
    return console


def _columns_given() -> bool:
    import os

    return os.environ.get("COLUMNS", "").isdigit()


def marks() -> Marks:
    """The signs that stdout can show."""
    return marks_for(getattr(sys.stdout, "encoding", None) or "ascii")


def show(view: RenderableType) -> None:
    # What fits is laid out to the width; a command to copy may be longer, and is never cut.
    results().print(view, crop=False)


def lines(*words: str) -> None:
    """Plain lines on stdout, never wrapped: a path stays whole."""
    for line in words:
        print(line)


def show_json(data: Any) -> None:
    words = dumps(data)
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    if encoding not in ("utf8", "utf8sig"):
        # JSON has an ASCII spelling for every character: nothing is lost on the way.
        words = "".join(c if ord(c) < 128 else _escaped(c) for c in words)
    print(words)


def _escaped(character: str) -> str:
    units = character.encode("utf-16-be", "surrogatepass")
    pairs = (units[i : i + 2] for i in range(0, len(units), 2))
    return "".join(f"\\u{pair.hex()}" for pair in pairs)


@contextmanager
def waiting(words: str) -> Iterator[None]:
    """A sign of life on stderr while something takes a few seconds; none in a pipe."""
    console = progress()
    if not console.is_terminal:
        yield
        return
    with console.status(words, spinner="dots"):
        yield
