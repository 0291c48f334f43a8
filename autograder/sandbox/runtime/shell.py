"""The IPython shell in which a student's cells run, as in a notebook but without a screen."""

from __future__ import annotations

import builtins
import io
import sys
from typing import Any, NamedTuple

from IPython.core.async_helpers import get_asyncio_loop
from IPython.core.interactiveshell import InteractiveShell

# What IPython calls the code of a cell that begins with %%time or %%capture.
_TIMED = "<timed exec>"
_NO_INPUT = "input() cannot be answered here: nobody is at the keyboard while a file is graded"
_NO_SHELL = "[shell commands are not run while a file is graded]"


class BoundedText(io.TextIOBase):
    """A text stream that keeps its first characters and drops the rest."""

    encoding = "utf-8"
    errors = "strict"

    def __init__(self, limit_chars: int) -> None:
        self._limit_chars = limit_chars
        self._parts: list[str] = []
        self._left = limit_chars

    def writable(self) -> bool:
        return True

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        if self._left > 0:
            self._parts.append(text[: self._left])
            self._left -= len(text)
        return len(text)

    def take(self) -> str:
        """What was written since the last call."""
        text = "".join(self._parts)
        self._parts, self._left = [], self._limit_chars
        return text


def no_input(*_: object) -> str:
    raise RuntimeError(_NO_INPUT)


class StudentShell(InteractiveShell):
    """Keeps exceptions for the caller, shows nothing, starts no other program."""

    def init_history(self) -> None:
        # The history is a database in the user's home, with a thread of its own.
        from IPython.core.history import HistoryManager

        HistoryManager.enabled = False  # type: ignore[assignment]
        super().init_history()  # type: ignore[no-untyped-call]

    def showtraceback(self, *_: object, **__: object) -> None:
        """Nothing: the exception is described to the grader."""

    def showsyntaxerror(self, *_: object, **__: object) -> None:
        """Nothing: the exception is described to the grader."""

    def showindentationerror(self) -> None:
        """Nothing: the exception is described to the grader."""

    def enable_gui(self, gui: str | None = None) -> None:
        """Figures are drawn into memory, whatever the magic asks for."""

    def ask_exit(self) -> None:
        """`exit` in a cell ends nothing."""

    def system(self, cmd: str) -> None:
        print(_NO_SHELL)

    def getoutput(self, cmd: str, split: bool = True, depth: int = 0) -> Any:
        print(_NO_SHELL)
        return [] if split else ""

    def init_io(self) -> None:
        """Streams are replaced in the child."""


class CellPlace(NamedTuple):
    """A cell, by its index, and the line of it that is the first of what was compiled."""

    cell: int
    first_line: int


class Notebook:
    """The student's namespace and the cells that ran in it."""

    def __init__(self) -> None:
        self._shell = StudentShell.instance(
            colors="nocolor", autocall=0, history_length=0, cache_size=0
        )
        # Drawing every figure as PNG or HTML would cost more than grading it.
        if self._shell.display_formatter is not None:
            self._shell.display_formatter.active_types = ["text/plain"]
        self._hidden = frozenset(self._shell.user_ns)
        self._file = ""
        self._shell.compile.get_code_name = self._code_name  # type: ignore[method-assign]
        self.cells: dict[str, CellPlace] = {}
        self.namespace: dict[str, Any] = self._shell.user_ns

    def prepare(self) -> None:
        """In the child, before system calls are restricted: the event loop needs a socket pair."""
        get_asyncio_loop()  # type: ignore[no-untyped-call]

    def _code_name(self, raw_code: str, transformed_code: str, number: int) -> str:
        return self._file

    def run(self, index: int, source: str) -> BaseException | None:
        """Run one cell; returns what it raised."""
        self._file = f"<cell {index}>"
        # IPython takes empty lines away from the beginning, and %%time a line more.
        skipped = len(source) - len(source.lstrip("\n\r \t"))
        first_line = 1 + source[:skipped].count("\n")
        self.cells[self._file] = CellPlace(index, first_line)
        if source[skipped:].startswith("%%"):
            self.cells[_TIMED] = CellPlace(index, first_line + 1)
        self.namespace["__builtins__"] = builtins
        result = self._shell.run_cell(source, store_history=False)  # type: ignore[no-untyped-call]
        error = result.error_before_exec or result.error_in_exec
        return error if isinstance(error, BaseException) else None

    def define(self, name: str, source: str, namespace: dict[str, Any]) -> Any:
        """What `source` calls `name`, run in a namespace of its own.

        The source is kept nowhere: no traceback and no `inspect` can show it.
        """
        exec(compile(source, f"<reference {name}>", "exec", dont_inherit=True), namespace)
        return namespace[name]

    def names(self) -> list[str]:
        """The public names that the cells have bound."""
        return [
            name
            for name in list(self.namespace)
            if isinstance(name, str) and name not in self._hidden and not name.startswith("_")
        ]


class Interpreter:
    """What a cell may change for the whole interpreter and would then hinder the answer."""

    def __init__(self) -> None:
        builtins.input = no_input
        self._builtins = vars(builtins)
        self._saved = dict(self._builtins)
        self._recursion_limit = sys.getrecursionlimit()

    def restore(self) -> None:
        """Give built-in names their meaning again, and undo tracing and recursion limits."""
        self._builtins.update(self._saved)
        sys.setrecursionlimit(self._recursion_limit)
        sys.settrace(None)
        sys.setprofile(None)
