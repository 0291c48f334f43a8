"""Read an authored text: `solutions/psN_*.py` as a frozen value, or every problem in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Literal

import jupytext

from autograder.build.problems import AuthoredTextError, Problem, near_miss
from autograder.build.regions import (
    BEGIN,
    Region,
    definitions,
    find_regions,
    holds_region,
)
from autograder.build.written import WrittenQuestion, read_written, written_file
from autograder.course import Assignment
from autograder.text import LANGUAGES, Language

Role = Literal["text", "given", "exercise", "check", "figure", "quiz", "written"]
CODE_ROLES: tuple[Role, ...] = ("given", "exercise", "check", "figure", "quiz")
# Cells that only make sense in a notebook: comments when the module is imported.
_NOTEBOOK_ONLY: tuple[Role, ...] = ("check", "figure", "quiz")
ACTIVE_IPYNB = "active-ipynb"

# nbgrader's pattern for a grade_id.
_NAME = re.compile(r"[a-zA-Z0-9_-]+")


@dataclass(frozen=True)
class AuthoredCell:
    """One cell. line: of its `# %%` marker in the file, from 1.

    name: of the exercise, given code, check, figure, quiz or written answer; "" for a text.
    language: of a text; None for code and for the place of a written answer.
    """

    role: Role
    name: str
    source: str
    line: int
    language: Language | None = None
    tags: tuple[str, ...] = ()


@dataclass(frozen=True)
class AuthoredText:
    assignment: Assignment
    path: Path
    cells: tuple[AuthoredCell, ...]
    written: Mapping[str, WrittenQuestion] = field(default_factory=dict)  # by name of their cell

    def of_language(self, language: Language) -> tuple[AuthoredCell, ...]:
        """The texts of one language, and every cell that belongs to none."""
        return tuple(c for c in self.cells if c.language in (None, language))

    def exercise(self, name: str) -> AuthoredCell:
        return next(c for c in self.cells if c.role == "exercise" and c.name == name)


def read_authored(path: Path, assignment: Assignment) -> AuthoredText:
    """Parse and check one file, and the model answers that it asks for.

    Raises AuthoredTextError with all its problems, each with its line.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        message = f"missing: {assignment.name} has no authored text."
        raise AuthoredTextError(path, [Problem(0, message)]) from None
    authored = parse_authored(text, path, assignment)
    asked = {cell.name: cell.line for cell in authored.cells if cell.role == "written"}
    file = written_file(path.parent, assignment.name)
    return replace(authored, written=read_written(file, asked))


def parse_authored(text: str, path: Path, assignment: Assignment) -> AuthoredText:
    """The same, of a text at hand and without model answers; `path` is only named."""
    try:
        ast.parse(text)
    except SyntaxError as error:
        problem = Problem(error.lineno or 0, f"not Python: {error.msg}.")
        raise AuthoredTextError(path, [problem]) from error
    problems: list[Problem] = []
    cells = tuple(_cells(text, problems))
    problems += _problems(cells, assignment)
    if problems:
        raise AuthoredTextError(path, problems)
    return AuthoredText(assignment, path, cells)


def _cells(text: str, problems: list[Problem]) -> Iterator[AuthoredCell]:
    lines = [n for n, line in enumerate(text.split("\n"), 1) if re.match(r"# ?%%", line)]
    notebook = jupytext.reads(text, "py:percent")
    # Text above the first marker makes a cell of its own, without a marker.
    before = len(notebook.cells) - len(lines)
    for position, cell in enumerate(notebook.cells):
        if position < before:
            if not _is_a_note(cell.source):
                problems.append(Problem(1, "code above the first cell: give it a cell."))
            continue
        line = lines[position - before]
        read = _cell(cell.cell_type, cell.metadata, cell.source, line)
        if isinstance(read, Problem):
            problems.append(read)
        else:
            yield read


def _is_a_note(source: str) -> bool:
    """Whether code only says something to readers of the module: a docstring, comments."""
    tree = ast.parse(source)
    return len(tree.body) == (ast.get_docstring(tree) is not None)


def _cell(kind: str, metadata: Mapping[str, Any], source: str, line: int) -> AuthoredCell | Problem:
    if kind == "markdown" and "written" in metadata:
        return _written(str(metadata["written"]), metadata, source, line)
    if kind == "markdown":
        language = metadata.get("lang")
        if language not in LANGUAGES:
            return Problem(line, f'a text without its language: lang="fr" or "en", not {language}.')
        return AuthoredCell("text", "", source, line, language)
    roles = [role for role in CODE_ROLES if role in metadata]
    if kind != "code" or len(roles) != 1:
        wanted = ", ".join(f'{role}="…"' for role in CODE_ROLES)
        return Problem(line, f"a cell of code needs exactly one of {wanted}.")
    role, name = roles[0], str(metadata[roles[0]])
    if not _NAME.fullmatch(name):
        return Problem(line, f"the name {name!r} may hold letters, digits, - and _ only.")
    tags = tuple(metadata.get("tags", ()))
    if role in _NOTEBOOK_ONLY and ACTIVE_IPYNB not in tags:
        return Problem(line, f'the {role} {name} lacks tags=["{ACTIVE_IPYNB}"].')
    if role == "exercise" and tags:
        return Problem(line, f"the exercise {name} has tags {list(tags)}: remove them.")
    return AuthoredCell(role, name, source, line, tags=tags)


def _written(
    name: str, metadata: Mapping[str, Any], source: str, line: int
) -> AuthoredCell | Problem:
    """The place of a written answer, which is the student's alone."""
    if not _NAME.fullmatch(name):
        return Problem(line, f"the name {name!r} may hold letters, digits, - and _ only.")
    if "lang" in metadata:
        return Problem(line, f"the written answer {name} is in no language: remove lang.")
    if source.strip():
        message = f"the written answer {name} holds text: it is the student's, leave it at a `#`."
        return Problem(line, message)
    return AuthoredCell("written", name, "", line)


def _problems(cells: tuple[AuthoredCell, ...], assignment: Assignment) -> Iterator[Problem]:
    yield from _duplicates(cells)
    yield from _unasked(cells)
    yield from _unpaired_languages(cells)
    yield from _unknown_and_missing(cells, assignment)
    for cell in cells:
        if cell.role == "text":
            continue
        regions, problems = find_regions(cell.source)
        for problem in problems:
            yield Problem(cell.line + problem.line, problem.message)
        if cell.role == "exercise":
            yield from _unmarked(cell, regions, assignment)
        elif regions:
            yield Problem(cell.line, f"{BEGIN!r} in a cell that is not an exercise.")


def _duplicates(cells: tuple[AuthoredCell, ...]) -> Iterator[Problem]:
    first: dict[tuple[Role, str], int] = {}
    for cell in cells:
        if cell.role == "text":
            continue
        line = first.setdefault((cell.role, cell.name), cell.line)
        if line != cell.line:
            yield Problem(cell.line, f"a second {cell.role} {cell.name!r}; one is at line {line}.")


def _unasked(cells: tuple[AuthoredCell, ...]) -> Iterator[Problem]:
    """A written answer stands below the text that asks for it."""
    for before, cell in zip((None, *cells), cells, strict=False):
        if cell.role == "written" and (before is None or before.role != "text"):
            yield Problem(cell.line, f"no text asks for the written answer {cell.name} above it.")


def _unpaired_languages(cells: tuple[AuthoredCell, ...]) -> Iterator[Problem]:
    """Between two cells of code, a text in one language has its pair in the other."""
    group: list[AuthoredCell] = []
    for cell in (*cells, None):
        if cell is not None and cell.language is not None:
            group.append(cell)
            continue
        of = {language: [c for c in group if c.language == language] for language in LANGUAGES}
        if len(counts := {len(found) for found in of.values()}) > 1:
            more, fewer = sorted(LANGUAGES, key=lambda language: -len(of[language]))
            line = of[more][min(counts)].line
            yield Problem(line, f'this text in "{more}" has no pair in "{fewer}" beside it.')
        group = []


def _unknown_and_missing(
    cells: tuple[AuthoredCell, ...], assignment: Assignment
) -> Iterator[Problem]:
    known = {exercise.name for exercise in assignment.exercises}
    written: set[str] = set()
    checked: set[str] = set()
    for cell in cells:
        if cell.role not in ("exercise", "check"):
            continue
        if cell.name not in known:
            message = f"{cell.name!r} is not an exercise of {assignment.name}."
            yield Problem(cell.line, message + near_miss(cell.name, known))
        elif cell.role == "exercise":
            written.add(cell.name)
        else:
            checked.add(cell.name)
            if cell.name not in written:
                yield Problem(cell.line, f"the check {cell.name} comes before its exercise.")
    for cell in cells:
        if cell.role == "exercise" and cell.name in known - checked:
            yield Problem(cell.line, f"the exercise {cell.name} has no check cell.")
    for name in sorted(known - written):
        yield Problem(0, f"the exercise {name} of {assignment.name} is missing.")


def _unmarked(
    cell: AuthoredCell, regions: tuple[Region, ...], assignment: Assignment
) -> Iterator[Problem]:
    """Every definition of an exercise cell keeps something for the student to write."""
    try:
        found = definitions(ast.parse(cell.source))
    except SyntaxError as error:  # a magic, which jupytext has uncommented
        line = cell.line + (error.lineno or 0)
        yield Problem(line, f"the exercise {cell.name} is not plain Python: {error.msg}.")
        return
    for name, node in found.items():
        if not holds_region(node, regions):
            line = cell.line + node.lineno
            yield Problem(line, f"{name} has no {BEGIN!r} region: all of it would be released.")
    try:
        names = assignment.exercise(cell.name).names
    except KeyError:
        return
    for name in names:
        if name not in found:
            yield Problem(cell.line, f"the exercise {cell.name} does not define {name}.")
