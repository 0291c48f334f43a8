"""A Python file: cells at its markers, or one for each group of statements."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise

from autograder.admit._raw import Document, RawCell
from autograder.admit._source import clean_lines, hidden, normalised
from autograder.admit.statements import PARSER_ERRORS, Piece, parse, pieces

# Percent (jupytext, VS Code, Spyder), nbconvert, IPython's and Databricks' own exports.
_MARKER = re.compile(
    r"#\s?%%+(?!\w)|\#\s*In\s?\[[\d\s*]*\]:?\s*$|\#\s?<codecell>|\#\s?<markdowncell>"
    r"|\#\s?COMMAND\s-{5,}"
)
_GRADE_ID = re.compile(r"""grade_id["']?\s*[:=]\s*["']([\w-]+)["']""")
# The names that the authored text and the built script give their cells.
_ROLE = re.compile(r"""\b(exercise|given|check)=["']([\w-]+)["']""")


def read_script(text: str) -> Document:
    source = _without_main(normalised(text))
    lines = source.split("\n")
    markers = _marker_lines(source, lines)
    found = list(_between(lines, markers) if markers else _grouped(source))
    cells = tuple(
        RawCell(number, False, body, grade_id, first_line=first)
        for number, (first, body, grade_id) in enumerate(found)
    )
    return Document("script", cells)


def _marker_lines(source: str, lines: list[str]) -> list[int]:
    """Numbers, from 1, of the lines that begin a cell; a marker inside a string is none."""
    found = [number for number, line in enumerate(lines, 1) if _MARKER.match(line)]
    if not found:
        return []
    try:
        parse(hidden(source).text)
    except PARSER_ERRORS:
        return found  # a string may be unclosed, and then no line below it is clean
    clean = clean_lines(source)
    return [number for number in found if number in clean]


def _between(lines: list[str], markers: list[int]) -> Iterator[tuple[int, str, str | None]]:
    """(first line, source, grade_id); text cells are comments, and so hold no statement."""
    for start, stop in pairwise([0, *markers, len(lines) + 1]):
        header = lines[start - 1] if start else ""
        body = "\n".join(lines[start : stop - 1])
        if _runs(body):
            yield start + 1, body, _identifier(header)


def _identifier(header: str) -> str | None:
    found = _GRADE_ID.search(header)
    if found:
        return found[1]
    role = _ROLE.search(header)
    if role is None:
        return None
    return {"exercise": "{}", "given": "given_{}", "check": "{}_check"}[role[1]].format(role[2])


def _runs(body: str) -> bool:
    """Whether the text holds more than comments."""
    return any(line and line[0] != "#" for line in map(str.strip, body.split("\n")))


def _grouped(source: str) -> Iterator[tuple[int, str, str | None]]:
    """Imports and literal constants stay together; anything else stands alone.

    A loop that never ends, or a `sys.exit()`, then costs only itself.
    """
    lines = source.split("\n")
    group: list[Piece] = []
    for piece in pieces(source):
        if _is_plain(piece):
            group.append(piece)
            continue
        yield from _joined(lines, group)
        group = []
        yield piece.first_line, piece.source, None
    yield from _joined(lines, group)


def _joined(lines: list[str], group: list[Piece]) -> Iterator[tuple[int, str, str | None]]:
    if group:
        first, last = group[0].first_line, group[-1].last_line
        yield first, "\n".join(lines[first - 1 : last]), None


def _is_plain(piece: Piece) -> bool:
    if not piece.nodes:
        return False
    return all(
        isinstance(node, (ast.Import, ast.ImportFrom))
        or (isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, ast.Constant))
        for node in piece.nodes
    )


def _without_main(source: str) -> str:
    """`if __name__ == "__main__":` blocks blanked: a submission is imported, not started."""
    if "__main__" not in source:
        return source
    lines = source.split("\n")
    for piece in pieces(source):
        if len(piece.nodes) == 1 and _is_main_block(piece.nodes[0]):
            for number in range(piece.first_line, piece.last_line + 1):
                lines[number - 1] = ""
    return "\n".join(lines)


def _is_main_block(node: ast.stmt) -> bool:
    if not (isinstance(node, ast.If) and isinstance(node.test, ast.Compare)):
        return False
    test = node.test
    sides = [test.left, *test.comparators]
    return (
        len(sides) == 2
        and isinstance(test.ops[0], ast.Eq)
        and any(isinstance(side, ast.Name) and side.id == "__name__" for side in sides)
        and any(isinstance(side, ast.Constant) and side.value == "__main__" for side in sides)
    )
