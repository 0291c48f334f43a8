"""Bytes into a Document, whatever the file is called."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from autograder.admit import _words
from autograder.admit._decoding import decoded, foreign_kind
from autograder.admit._notebook import (
    conflict_line,
    looks_like_a_notebook,
    notebook_cells,
    read_notebook,
)
from autograder.admit._raw import Document, Unreadable
from autograder.admit._script import read_script
from autograder.admit._words import fill
from autograder.text import Text

# Of a notebook nearly all are outputs, which are not kept; `autograder collect` has the same limit.
LIMIT_BYTES = 64 << 20
# Python's parser needs a hundred times the memory of what it reads.
CODE_LIMIT_BYTES = 256 << 10
MOST_CELLS = 1000

_BLANK = b"\0 \t\r\n\xef\xbb\xbf\xff\xfe"


def read_document(data: bytes, file: str) -> Document:
    """Raises Unreadable with a reason for the student."""
    if len(data) > LIMIT_BYTES:
        raise Unreadable(fill(_words.TOO_LARGE, limit=LIMIT_BYTES >> 20))
    if not data.strip(_BLANK):
        raise Unreadable(_words.EMPTY)
    kind = foreign_kind(data)
    if kind is not None:
        raise Unreadable(fill(_words.FOREIGN, kind_fr=kind[0], kind_en=kind[1]))
    text = decoded(data)
    if text is None:
        kind_fr, kind_en = "un fichier binaire", "a binary file"
        raise Unreadable(fill(_words.FOREIGN, kind_fr=kind_fr, kind_en=kind_en))
    name = file.lower()
    named_notebook = ".ipynb" in name
    if looks_like_a_notebook(text) or (named_notebook and text.lstrip()[:1] in ("{", "[")):
        document = read_notebook(text)
        _limit_code(sum(len(cell.source) for cell in document.cells if not cell.text))
        _limit_cells(document)
        if name.endswith(".py"):
            return _renamed(document, _words.NOT_SCRIPT_BUT_NOTEBOOK)
        return document
    conflict = conflict_line(text)
    if conflict and named_notebook and looks_like_a_notebook(text[text.find("{") :]):
        raise Unreadable(fill(_words.CONFLICT, line=conflict))
    _limit_code(len(text))
    document = read_script(text)
    _limit_cells(document)
    if conflict is not None:
        note = fill(_words.CONFLICT_IN_SCRIPT, line=conflict)
        document = replace(document, notes=(note, *document.notes))
    if named_notebook:
        return _renamed(document, _words.NOT_NOTEBOOK_BUT_SCRIPT)
    return document


def notebook_json(data: bytes) -> list[Any] | None:
    """The cells of an admitted file that is a notebook, as JSON has them; None of a script."""
    text = decoded(data)
    return None if text is None else notebook_cells(text)


def _renamed(document: Document, note: Text) -> Document:
    return replace(
        document,
        notes=(note, *document.notes),
        attention=(_words.ANOTHER_KIND, *document.attention),
    )


def _limit_code(length: int) -> None:
    if length > CODE_LIMIT_BYTES:
        raise Unreadable(fill(_words.TOO_MUCH_CODE, limit=CODE_LIMIT_BYTES >> 10))


def _limit_cells(document: Document) -> None:
    if sum(not cell.text for cell in document.cells) > MOST_CELLS:
        raise Unreadable(fill(_words.TOO_MANY_CELLS, limit=MOST_CELLS))
