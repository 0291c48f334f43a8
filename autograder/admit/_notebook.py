"""A Jupyter notebook, nbformat 2 to 4, read without trusting anything in it.

nbformat's own reader validates against a JSON schema: tens of milliseconds a notebook, and it
refuses what a grader can well read (missing ids, unknown cell types, invalid outputs).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from autograder.admit import _words
from autograder.admit._raw import Document, RawCell, Unreadable
from autograder.admit._source import normalised
from autograder.admit._words import fill

_LONGEST_NUMBER = 18  # digits; int() is quadratic, and Python refuses more than 4300
# An empty list takes thirty times the memory of its two signs: a file of nothing else would
# fill the machine. A notebook full of outputs holds numbers, words and pictures.
_MOST_BRACKETS = 4_000_000
_CONFLICT = re.compile(r"^(?:<{7} |={7}\r?$|>{7} )", re.MULTILINE)


def looks_like_a_notebook(text: str) -> bool:
    return text.lstrip()[:1] == "{" and bool(
        re.search(r'"(?:cells|worksheets|nbformat)"\s*:', text)
    )


def read_notebook(text: str) -> Document:
    """Raises Unreadable with the reason."""
    content, ended = _json(text)
    if not isinstance(content, dict):
        raise Unreadable(_words.NOT_A_NOTEBOOK)
    found = _cells(content)
    if found is None:
        raise Unreadable(_words.NOT_A_NOTEBOOK)
    metadata = _mapping(content.get("metadata"))
    kernel = _mapping(metadata.get("kernelspec"))
    info = _mapping(metadata.get("language_info"))
    language = _word(info.get("name")) or _word(kernel.get("language"))
    return Document(
        form="notebook",
        cells=tuple(_cell(index, cell) for index, cell in enumerate(found)),
        language=language,
        kernel=_word(kernel.get("name")) or _word(kernel.get("display_name")),
        notes=() if ended else (_words.AFTER_THE_END,),
    )


def notebook_cells(text: str) -> list[Any] | None:
    """The cells of a notebook as the file has them, whatever its format; None of another file."""
    if text.lstrip("\0 \t\r\n")[:1] != "{":
        return None
    try:
        content, _ = _json(text)
    except Unreadable:
        return None
    return _cells(content) if isinstance(content, dict) else None


def _json(text: str) -> tuple[Any, bool]:
    """The value, and whether the file ends with it."""
    text = text.strip("\0 \t\r\n\x1a")
    if text.count("[") + text.count("{") > _MOST_BRACKETS:
        raise Unreadable(_words.TOO_DEEP)
    decoder = json.JSONDecoder(strict=False, parse_int=_integer)
    try:
        content, end = decoder.raw_decode(text)
    except json.JSONDecodeError as error:
        raise Unreadable(_what_broke(text, error)) from None
    except RecursionError:
        raise Unreadable(_words.TOO_DEEP) from None
    return content, end == len(text)


def _integer(digits: str) -> int:
    return int(digits) if len(digits) <= _LONGEST_NUMBER else 0


def _what_broke(text: str, error: json.JSONDecodeError) -> Any:
    conflict = _CONFLICT.search(text)
    if conflict:
        return fill(_words.CONFLICT, line=text.count("\n", 0, conflict.start()) + 1)
    unterminated = error.msg.startswith("Unterminated string")
    cut = error.pos >= len(text) - 1 or (unterminated and "\n" not in text[error.pos :])
    if cut or not text.endswith("}"):
        return _words.TRUNCATED
    return fill(_words.BROKEN_JSON, line=error.lineno)


def conflict_line(text: str) -> int | None:
    """The line of the first mark of a git conflict, where all three of its marks are there."""
    marks = {mark[0][0]: mark for mark in reversed(list(_CONFLICT.finditer(text)))}
    if len(marks) < 3:
        return None
    return text.count("\n", 0, marks["<"].start()) + 1


def _cells(content: Mapping[str, Any]) -> list[Any] | None:
    cells = content.get("cells")
    if isinstance(cells, list):
        return cells
    worksheets = content.get("worksheets")  # nbformat 2 and 3
    if not isinstance(worksheets, list):
        return None
    found: list[Any] = []
    for sheet in worksheets:
        cells = _mapping(sheet).get("cells")
        found += cells if isinstance(cells, list) else []
    return found


def _cell(index: int, cell: Any) -> RawCell:
    cell = _mapping(cell)
    metadata = _mapping(cell.get("metadata"))
    kind = _word(cell.get("cell_type"))
    is_code = kind == "code" or (not kind and ("outputs" in cell or "input" in cell))
    grade_id = _mapping(metadata.get("nbgrader")).get("grade_id")
    return RawCell(
        index=index,
        text=not is_code,
        source=normalised(_source(cell.get("source", cell.get("input")))),
        grade_id=grade_id if isinstance(grade_id, str) and grade_id else None,
        language=_cell_language(cell, metadata),
    )


def _cell_language(cell: Mapping[str, Any], metadata: Mapping[str, Any]) -> str:
    """nbformat 3 and two editors let each cell have its own."""
    vscode = _mapping(metadata.get("vscode")).get("languageId")
    polyglot = _mapping(metadata.get("dotnet_interactive")).get("language")
    return _word(vscode) or _word(polyglot) or _word(cell.get("language"))


def _source(value: Any) -> str:
    if isinstance(value, str):
        return value
    if not isinstance(value, list):
        return ""
    lines = [line for line in value if isinstance(line, str)]
    # Some converters forget that each line of the list carries its own newline.
    bare = len(lines) > 1 and not any(line.endswith("\n") for line in lines)
    return ("\n" if bare else "").join(lines)


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _word(value: Any) -> str:
    """A name that may be shown in a message: short and on one line."""
    return " ".join(value.split())[:40].lower() if isinstance(value, str) else ""
