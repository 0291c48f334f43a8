"""A cell cut into its top-level statements, so that an error costs only its own statement."""

from __future__ import annotations

import ast
import re
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from autograder.admit._source import Hidden, cell_magic, clean_lines, dedented, hidden, normalised

StatementKind = Literal["definition", "assignment", "other"]

# What Python's parser may raise on text that a student hands in. MemoryError is its word for
# "too deeply nested", RecursionError the compiler's, ValueError that of a null byte or surrogate.
PARSER_ERRORS = (SyntaxError, ValueError, RecursionError, MemoryError, OverflowError)

# Beyond this many broken statements the rest of the cell counts as one: each restart reads on
# from its own line, and a hostile file must not make that quadratic.
_MOST_ERRORS = 25
_MOST_TRIES = 20
_GOES_ON = re.compile(r"(?:else|elif|except|finally)\b|[)\]}]")
# At column 0 these open a statement, whatever bracket or string seems to be open; the others
# may also be prose of a docstring, and count only when they read well.
_SURE = re.compile(r"(?:async\s+)?def\s+\w+\s*\(|class\s+\w+\s*[:(]|@\w")
_MAY_BE_DECORATED = re.compile(r"(?:async\s+)?def\b|class\b|@")
_LIKELY = re.compile(r"(?:import|from|async|with|for|while|if|try)\b")
# Python counts these from the start of the statement alone.
_OWN_LINE = re.compile(r" \((?:detected )?at line \d+\)| on line \d+")


@dataclass(frozen=True)
class Statement:
    """One top-level statement with its decorators; several where one line holds several.

    first_line: counted from 1 in the cell. error: Python's own words with the line, or None.
    """

    first_line: int
    source: str
    kind: StatementKind
    error: str | None = None


@dataclass(frozen=True)
class Piece:
    """A statement with its syntax trees; several only where one line holds several."""

    first_line: int
    last_line: int
    source: str
    nodes: tuple[ast.stmt, ...]  # empty for a magic, and for a statement with an error
    error: str | None = None
    shell: bool = False  # a line that starts another program

    @property
    def kind(self) -> StatementKind:
        if not self.nodes:
            return "other"
        if all(isinstance(node, _DEFINITIONS) for node in self.nodes):
            return "definition"
        if all(isinstance(node, _ASSIGNMENTS + _DEFINITIONS) for node in self.nodes):
            return "assignment"
        return "other"


_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Import, ast.ImportFrom)
_ASSIGNMENTS = (ast.Assign, ast.AnnAssign, ast.AugAssign)


def statements(source: str) -> tuple[Statement, ...]:
    """The top-level statements of a cell, each with the syntax error that it holds.

    Magics and shell lines are statements of kind "other" without error. Of a cell under
    `%%time`, `%%capture` and the like, the statements of its body; a cell under another cell
    magic (`%%bash`, `%%writefile`) is one statement. Comments between statements are dropped.
    """
    return tuple(_statement(piece) for piece in pieces(source))


def pieces(source: str) -> tuple[Piece, ...]:
    """As `statements`, with the trees, and without what only the compiler can object to."""
    source = dedented(normalised(source))
    magic = cell_magic(source)
    if magic is not None:
        if not magic.python:
            last = source.rstrip("\n").count("\n") + 1
            return (Piece(magic.line, last, source.strip("\n"), (), shell=magic.shell),)
        lines = source.split("\n")
        lines[magic.line - 1] = ""
        source = "\n".join(lines)
    seen = hidden(source)
    try:
        tree = parse(seen.text)
    except PARSER_ERRORS:
        return tuple(_recovered(source))
    return tuple(_from_tree(source, seen, tree))


def parse(text: str) -> ast.Module:
    """The syntax tree, without the warnings that belong to the student (`"\\d"`, `is 3`)."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ast.parse(text)


def _statement(piece: Piece) -> Statement:
    error = piece.error
    if error is None and piece.nodes:
        error = _compiler_error(piece)
    return Statement(piece.first_line, piece.source, piece.kind, error)


def _compiler_error(piece: Piece) -> str | None:
    """What the parser lets pass and Python still refuses, such as a `return` at top level."""
    module = ast.Module(body=list(piece.nodes), type_ignores=[])
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            compile(
                module,
                "<cell>",
                "exec",
                flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT,
                dont_inherit=True,
            )
    except PARSER_ERRORS as error:
        return _words(error, 0)
    return None


def _words(error: BaseException, lines_before: int) -> str:
    if isinstance(error, SyntaxError):
        line = (error.lineno or 1) + lines_before
        message = _OWN_LINE.sub("", str(error.msg))
        return f"{type(error).__name__}: {message} (line {line})"
    return f"{type(error).__name__}: {error}"


def _from_tree(
    source: str, seen: Hidden, tree: ast.Module, lines_before: int = 0
) -> Iterator[Piece]:
    """One piece for each top-level node; nodes that share a line stay together."""
    lines = source.split("\n")
    magics = {magic.line: magic for magic in seen.magics}
    groups: list[tuple[int, int, list[ast.stmt]]] = []
    for node in tree.body:
        decorators = getattr(node, "decorator_list", [])
        first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
        last = node.end_lineno or node.lineno
        if groups and first <= groups[-1][1]:
            start, end, nodes = groups[-1]
            groups[-1] = (start, max(end, last), [*nodes, node])
        else:
            groups.append((first, last, [node]))
    for first, last, nodes in groups:
        magic = magics.get(first)
        if magic is not None:
            last, nodes = magic.last_line, []
        for node in nodes if lines_before else ():
            ast.increment_lineno(node, lines_before)
        yield Piece(
            first_line=first + lines_before,
            last_line=last + lines_before,
            source="\n".join(lines[first - 1 : last]),
            nodes=tuple(nodes),
            shell=magic is not None and magic.shell,
        )


def _recovered(source: str) -> Iterator[Piece]:
    """Pieces of a source that does not parse as a whole, from one column-0 line to the next."""
    text = _Text(source)
    position, errors = 0, 0
    while position < len(text.starts):
        after = text.next_start(position)
        found = text.parsed(position, after)
        if isinstance(found, BaseException):
            errors += 1
            if errors > _MOST_ERRORS:
                after = len(text.starts)
            else:
                after = text.cut_short(position, after)
                found = text.parsed(position, after)
        if isinstance(found, BaseException):
            yield text.broken(position, after, found)
            text.restart(after)
        else:
            yield from found
        position = after


class _Text:
    """A source by its lines, read on afresh after each broken statement."""

    def __init__(self, source: str) -> None:
        self.lines = source.split("\n")
        # Numbers, from 1, of the lines where a statement may start.
        self.starts = [
            number
            for number, line in enumerate(self.lines, 1)
            if line[:1].strip() and not line.startswith("#")
        ]
        self._clean = clean_lines(source)
        self._before = 0  # lines before the text that `_clean` speaks of

    def restart(self, position: int) -> None:
        if position < len(self.starts):
            self._before = self.starts[position] - 1
            self._clean = clean_lines("\n".join(self.lines[self._before :]))

    def line(self, position: int) -> str:
        return self.lines[self.starts[position] - 1]

    def next_start(self, position: int) -> int:
        """Index of the start where the statement at `position` has ended."""
        return self._next(position, self._clean, self._before)

    def _next(self, position: int, clean: frozenset[int], before: int) -> int:
        decorated = self.line(position).startswith("@")
        for after in range(position + 1, len(self.starts)):
            if self.starts[after] - before not in clean or _GOES_ON.match(self.line(after)):
                continue
            if not (decorated and _MAY_BE_DECORATED.match(self.line(after))):
                return after
            decorated = self.line(after).startswith("@")
        return len(self.starts)

    def cut_short(self, position: int, after: int) -> int:
        """Where to go on after a broken statement whose text may have swallowed good ones.

        An unclosed bracket or string runs on over the following lines. The first of them that
        begins a statement and reads well on its own is where the student meant to go on.
        """
        to_the_end = after == len(self.starts)
        decorators = self.line(position).startswith("@")
        tries = 0
        for cut in range(position + 1, after):
            line = self.line(cut)
            if decorators and _MAY_BE_DECORATED.match(line):
                decorators = line.startswith("@")
                continue
            if _SURE.match(line):
                return cut
            if _GOES_ON.match(line) or not (to_the_end or _LIKELY.match(line)):
                continue
            tries += 1
            if tries > _MOST_TRIES:
                continue
            before = self.starts[cut] - 1
            clean = clean_lines("\n".join(self.lines[before : self.last_line(after)]))
            stop = min(self._next(cut, clean, before), after)
            if not isinstance(self.parsed(cut, stop), BaseException):
                return cut
        return after

    def last_line(self, after: int) -> int:
        return self.starts[after] - 1 if after < len(self.starts) else len(self.lines)

    def parsed(self, position: int, after: int) -> tuple[Piece, ...] | BaseException:
        first = self.starts[position]
        source = "\n".join(self.lines[first - 1 : self.last_line(after)])
        seen = hidden(source)
        try:
            tree = parse(seen.text)
        except PARSER_ERRORS as error:
            return error
        return tuple(_from_tree(source, seen, tree, first - 1))

    def broken(self, position: int, after: int, error: BaseException) -> Piece:
        first, last = self.starts[position], self.last_line(after)
        while last > first and not self.lines[last - 1].strip():
            last -= 1
        source = "\n".join(self.lines[first - 1 : last])
        return Piece(first, last, source, (), _words(error, first - 1))
