"""Find code of a solution or a hidden test in what students receive.

Code is compared, not markers: nbgrader releases a solution silently when a marker is misspelled.
A fragment is a statement (or the head of a compound one) without its blanks and parentheses.
Files are searched for it line by line in several readings: as written, as a comment, as Python
prints it back, and inside the strings of a notebook (outputs, metadata, attachments).
"""

from __future__ import annotations

import ast
import base64
import binascii
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from autograder.build.regions import Region, definitions, find_regions, holds_region, lines_of

# Blanks removed. Shorter comments and fragments inside a longer line say nothing of an answer.
_SHORTEST_COMMENT = 25
_SHORTEST_INSIDE = 30

_SENTENCE_END = re.compile(r"(?<=[.!?])\s+")
_TRAILING_COMMENT = re.compile(r"\s{2,}# .*$")

# The language's own words for going through values and asking about them: they compute nothing.
_STRUCTURAL = frozenset(
    (
        "enumerate",
        "isinstance",
        "len",
        "list",
        "print",
        "range",
        "reversed",
        "super",
        "tuple",
        "zip",
    )
)


@dataclass(frozen=True)
class Fragment:
    """A line that no student may receive.

    code: as Python prints it. keys: what is searched for: that and the line as written, squeezed.
    line: in the text given, from 1.
    """

    code: str
    keys: frozenset[str]
    line: int


@dataclass(frozen=True)
class Secret:
    """A fragment and where it is kept: `where` names the file, the line and the exercise.

    exercise: "" for hidden tests.
    """

    fragment: Fragment
    where: str
    assignment: str = ""
    exercise: str = ""


def solution_fragments(source: str) -> tuple[Fragment, ...]:
    """The fragments of one exercise cell that are the student's to write.

    They are the statements inside the regions; a definition without any region counts as a
    whole, since its markers may be misspelled.
    """
    regions, _ = find_regions(source)
    try:
        tree = ast.parse(source)
    except SyntaxError:
        return ()
    hidden = set[int]()
    for region in regions:
        hidden.update(range(region.begin, region.end + 1))
    for node in definitions(tree).values():
        if not holds_region(node, regions):
            hidden.update(_body_lines(node))
    return tuple(
        f for f in (*_statements(tree, source), *_comments(source, regions)) if f.line in hidden
    )


def prose_fragments(text: str) -> tuple[Fragment, ...]:
    """The sentences of a model answer or a rubric; `line` counts its paragraphs."""
    return tuple(
        Fragment(sentence, frozenset((key,)), number)
        for number, paragraph in enumerate(text.split("\n"), start=1)
        for sentence in _SENTENCE_END.split(paragraph)
        if len(key := squeeze(sentence)) >= _SHORTEST_INSIDE
    )


def code_fragments(source: str) -> tuple[Fragment, ...]:
    """Every fragment of a module of hidden tests or known mistakes."""
    return tuple(_statements(ast.parse(source), source))


def _body_lines(node: ast.stmt) -> Iterator[int]:
    for child in getattr(node, "body", []):
        yield from lines_of(child)


def _statements(tree: ast.AST, source: str) -> Iterator[Fragment]:
    """Statements that say something of an answer, in the order of the text."""
    values = _values(tree)
    for node in ast.walk(tree):
        if not isinstance(node, ast.stmt) or _says_nothing(node, values):
            continue
        code = _head(node)
        keys = frozenset((squeeze(code), squeeze(_as_written(node, source))))
        yield Fragment(code, keys, node.lineno)


def _head(node: ast.stmt) -> str:
    """A statement on one line; of a compound one, the part before its body."""
    if not hasattr(node, "body"):
        return ast.unparse(node)
    return ast.unparse(node).split("\n", 1)[0]


def _as_written(node: ast.stmt, source: str) -> str:
    """The same part of the text, on one line, without comments."""
    body = getattr(node, "body", None)
    last = body[0].lineno - 1 if body else (node.end_lineno or node.lineno)
    lines = source.split("\n")[node.lineno - 1 : max(last, node.lineno)]
    return " ".join(_TRAILING_COMMENT.sub("", line).strip() for line in lines)


def _values(tree: ast.AST) -> frozenset[str]:
    """The names that hold values of the program: any other is a library's or the language's."""
    arguments = (node.arg for node in ast.walk(tree) if isinstance(node, ast.arg))
    names = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    stored = (node.id for node in names if isinstance(node.ctx, ast.Store))
    return frozenset((*arguments, *stored))


def _says_nothing(node: ast.stmt, values: frozenset[str]) -> bool:
    """Definitions, imports, docstrings and statements that compute nothing from values.

    Such lines stand in any program: `with torch.no_grad():`, `if mask is not None:`,
    `for i in range(n):`. Two programs that share one have nothing else in common.
    """
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return True
    if isinstance(node, (ast.Import, ast.ImportFrom, ast.Pass, ast.Try)):
        return True
    if isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True
    if isinstance(node, ast.AugAssign) and not isinstance(node.value, ast.Constant):
        return False
    return not any(_computes(part, values) for part in _own_parts(node))


def _computes(part: ast.AST, values: frozenset[str]) -> bool:
    """An operator, a place in a value, or a call that is given a value or made on one."""
    match part:
        case ast.BinOp():
            return True
        case ast.Compare(ops=ops):
            return not all(isinstance(op, (ast.Is, ast.IsNot)) for op in ops)
        case ast.UnaryOp(op=op, operand=operand):
            return not isinstance(op, ast.Not) and not isinstance(operand, ast.Constant)
        case ast.Subscript(value=ast.Attribute(attr="shape")):
            return False
        case ast.Subscript():
            return True
        case ast.Call(func=ast.Name(id=name)) if name in _STRUCTURAL:
            return False
        case ast.Call(func=func, args=args, keywords=keywords):
            return bool(args or keywords) or _made_on(func) in values
    return False


def _made_on(func: ast.expr) -> str | None:
    """The name that a method is looked up on; None where there is none."""
    while isinstance(func, (ast.Attribute, ast.Call, ast.Subscript)):
        func = func.func if isinstance(func, ast.Call) else func.value
    return func.id if isinstance(func, ast.Name) else None


def _own_parts(node: ast.stmt) -> Iterator[ast.AST]:
    """The expressions of a statement: neither the statements in its body nor annotations."""
    annotation = node.annotation if isinstance(node, ast.AnnAssign) else None
    for child in ast.iter_child_nodes(node):
        if child is annotation:
            continue
        if not isinstance(child, (ast.stmt, ast.ExceptHandler, ast.match_case)):
            yield from ast.walk(child)


def _comments(source: str, regions: tuple[Region, ...]) -> Iterator[Fragment]:
    for number, line in enumerate(source.split("\n"), start=1):
        text = line.strip()
        inside = any(r.begin < number < r.end for r in regions)
        key = squeeze(text)
        if inside and text.startswith("#") and len(key) >= _SHORTEST_COMMENT:
            yield Fragment(text, frozenset((key,)), number)


def squeeze(line: str) -> str:
    """What is compared of a line: not its blanks, comments, prompt, quotes and parentheses."""
    text = re.sub(r"^[\s#>.]+", "", line)
    text = _TRAILING_COMMENT.sub("", text)
    text = re.sub(r",\s*(?=[)\]}])", "", text)
    return re.sub(r"[\s()]+", "", text).replace('"', "'").rstrip(";")


@dataclass(frozen=True)
class Readings:
    """Everything that a file says, ready to be searched."""

    lines: frozenset[str]
    whole: str

    def find(self, fragment: Fragment) -> bool:
        return any(
            key in self.lines or (len(key) >= _SHORTEST_INSIDE and key in self.whole)
            for key in fragment.keys
        )


def read_script(text: str) -> Readings:
    """Readings of a script, a Markdown file or any other text."""
    return _readings([text])


def read_notebook_text(text: str) -> Readings:
    """Readings of a notebook: every string in it, attachments decoded."""
    try:
        content = json.loads(text)
    except ValueError:
        return read_script(text)
    return _readings([text, *_strings(content)])


def _strings(content: Any) -> Iterator[str]:
    if isinstance(content, str):
        yield content
        yield from _decoded(content)
    elif isinstance(content, list):
        if content and all(isinstance(item, str) for item in content):
            joined = "".join(content)  # nbformat stores a source as a list of lines
            yield joined
            yield from _decoded(joined)
        else:
            for item in content:
                yield from _strings(item)
    elif isinstance(content, dict):
        for key, value in content.items():
            yield key
            yield from _strings(value)


def _decoded(text: str) -> Iterator[str]:
    """The text behind base64 (an attachment, an image's comment), when it is that."""
    packed = re.sub(r"\s+", "", text)
    if len(packed) >= _SHORTEST_INSIDE and re.fullmatch(r"[A-Za-z0-9+/]+={0,2}", packed):
        try:
            yield base64.b64decode(packed, validate=True).decode("latin-1")
        except binascii.Error:
            return


def _readings(texts: Iterable[str]) -> Readings:
    lines: set[str] = set()
    whole: list[str] = []
    for text in texts:
        for reading in _ways_to_read(text):
            squeezed = [squeeze(line) for line in re.split(r"\n|\\n", reading)]
            lines.update(squeezed)
            whole.append("".join(squeezed))
    return Readings(frozenset(lines), "\n".join(whole))


def _ways_to_read(text: str) -> Iterator[str]:
    yield text
    uncommented = re.sub(r"(?m)^([ \t]*)# ?", r"\1", text)
    for code in (text, uncommented):
        try:
            yield ast.unparse(ast.parse(code))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
    # A statement over several lines, in a text that is not Python as a whole.
    yield re.sub(r"(?<=[(\[{,])\s*\n\s*#?\s*", "", text)


def leaked(readings: Readings, secrets: Iterable[Secret]) -> tuple[Secret, ...]:
    """The secrets that a file holds."""
    # Hundreds of known mistakes share most of their lines: each is looked for once.
    found: dict[frozenset[str], bool] = {}

    def holds(fragment: Fragment) -> bool:
        if fragment.keys not in found:
            found[fragment.keys] = readings.find(fragment)
        return found[fragment.keys]

    return tuple(secret for secret in secrets if holds(secret.fragment))
