"""Solution regions of an exercise cell: where they are, and the code without them."""

from __future__ import annotations

import ast
import difflib
import re
from dataclasses import dataclass

from autograder.build.problems import Problem

BEGIN = "### BEGIN SOLUTION"
END = "### END SOLUTION"
STUB = "raise NotImplementedError"

# From this ratio on, a comment is taken for a misspelled marker: "### BEGIN SOLUTON" has 0.97,
# "#BEGIN SOLUTION" 0.91; "# The solution is shifted" 0.59, "# Begin with the largest score" 0.42.
_LIKE_A_MARKER = 0.7


@dataclass(frozen=True)
class Region:
    """Lines of the two markers, from 1, in the source of the cell."""

    begin: int
    end: int

    def __contains__(self, line: int) -> bool:
        return self.begin <= line <= self.end


def find_regions(source: str) -> tuple[tuple[Region, ...], tuple[Problem, ...]]:
    """The well-formed regions, and what is wrong with the other markers."""
    regions: list[Region] = []
    problems: list[Problem] = []
    begin = 0
    for number, line in enumerate(source.split("\n"), start=1):
        text = line.strip()
        if text == BEGIN:
            if begin:
                problems.append(Problem(number, f"a second {BEGIN!r} before {END!r}."))
            begin = number
        elif text == END:
            if begin:
                regions.append(Region(begin, number))
            else:
                problems.append(Problem(number, f"{END!r} without {BEGIN!r}."))
            begin = 0
        elif wanted := _misspelled(text):
            problems.append(Problem(number, f"{text!r} looks like a marker: write {wanted!r}."))
    if begin:
        problems.append(Problem(begin, f"{BEGIN!r} without {END!r}."))
    return tuple(regions), tuple(problems)


def _misspelled(text: str) -> str:
    """The marker that a comment was meant to be, "" when it is an ordinary one."""
    if not text.startswith("#"):
        return ""
    likeness, marker = max(
        (difflib.SequenceMatcher(None, text.upper(), marker).ratio(), marker)
        for marker in (BEGIN, END)
    )
    return marker if likeness >= _LIKE_A_MARKER else ""


def clear(source: str) -> str:
    """The code that a student receives: each region becomes the stub, at its indentation.

    nbgrader's ClearSolutions gives the same, with `code_stub = {"python": STUB}`.
    """
    regions, _ = find_regions(source)
    begins = {region.begin for region in regions}
    kept: list[str] = []
    for number, line in enumerate(source.split("\n"), start=1):
        if number in begins:
            kept.append(re.match(r"\s*", line)[0] + STUB)  # type: ignore[index]  # \s* matches
        elif not any(number in region for region in regions):
            kept.append(line)
    return "\n".join(kept)


def definitions(tree: ast.Module) -> dict[str, ast.stmt]:
    """The functions and classes that a cell defines at its top level, by name."""
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
    return {node.name: node for node in tree.body if isinstance(node, kinds)}


def lines_of(node: ast.stmt) -> range:
    """Lines of a statement, its decorators included."""
    decorators = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(d.lineno for d in decorators)])
    return range(first, (node.end_lineno or node.lineno) + 1)


def holds_region(node: ast.stmt, regions: tuple[Region, ...]) -> bool:
    """Whether a part of the statement, or the whole of it, is in a region."""
    lines = lines_of(node)
    return any(r.begin in lines or lines.start in r for r in regions)
