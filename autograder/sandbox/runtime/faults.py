"""How an exception of the student's code is described to the grader."""

from __future__ import annotations

import dis
from collections.abc import Mapping
from types import TracebackType
from typing import Any

_MESSAGE_CHARS = 2000
_TYPES = 16
_TYPE_CHARS = 100
_OUT_OF_MEMORY = (
    "not enough memory: you tried to allocate",
    "DefaultCPUAllocator",
    "can't allocate memory",
    "CUDA out of memory",
)
_RAISING = frozenset(dis.opmap[name] for name in ("RAISE_VARARGS", "RERAISE"))


def is_out_of_memory(error: BaseException) -> bool:
    """Whether the exception says that a memory limit was met."""
    if isinstance(error, MemoryError):
        return True
    return isinstance(error, RuntimeError) and any(t in _message(error) for t in _OUT_OF_MEMORY)


def describe(error: BaseException, cells: Mapping[str, tuple[int, int]]) -> dict[str, Any]:
    """The JSON form of an exception.

    cells: for each file name that a cell was compiled under, the index of the cell and the line
    of it that came first.
    """
    cell, line, in_library, _ = _place(error, cells)
    types = [c.__name__[:_TYPE_CHARS] for c in type(error).__mro__ if c is not object]
    return {
        "types": types[:_TYPES],
        "message": _message(error),
        "cell": cell,
        "line": line,
        "in_library": in_library,
    }


def stub_name(error: BaseException, cells: Mapping[str, tuple[int, int]]) -> str:
    """The function or class of the student's whose code raised last; "" when there is none."""
    return _place(error, cells)[3]


def _message(error: BaseException) -> str:
    try:
        # The text of a SyntaxError would name our file.
        text = error.msg if isinstance(error, SyntaxError) else str(error)
        return text[:_MESSAGE_CHARS]
    except Exception:
        return ""


def _place(
    error: BaseException, cells: Mapping[str, tuple[int, int]]
) -> tuple[int | None, int | None, bool, str]:
    """Cell and line that were left last, whether a library raised, and the function's name."""
    if isinstance(error, SyntaxError) and (error.filename or "") in cells:
        index, first_line = cells[error.filename or ""]
        return index, (error.lineno or 1) + first_line - 1, False, ""
    trace: TracebackType | None = error.__traceback__
    cell: int | None = None
    line: int | None = None
    in_library = True
    function = ""
    while trace is not None:
        code = trace.tb_frame.f_code
        place = cells.get(code.co_filename)
        if place is None:
            in_library = True
        else:
            cell, line = place[0], trace.tb_lineno + place[1] - 1
            # Built-in functions have no frame: the instruction tells a `raise` from a call.
            in_library = code.co_code[trace.tb_lasti] not in _RAISING
            function = code.co_qualname.split(".")[0]
        trace = trace.tb_next
    return cell, line, in_library, function
