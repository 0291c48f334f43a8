"""Code that is the same: among students, or as the reference. A reason to look, never a proof.

Compared are the definitions of an exercise without docstrings, comments and annotations; a second
time with the writer's own names put out of sight. Short definitions, which two people write alike,
and code that much of the class shares, are passed over.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass

from autograder.admit.statements import statements

# A shorter body (of an exercise whose idea is one formula) is often written alike by chance.
LEAST_NODES = 45
# What so many share comes from the document, not from a neighbour.
COMMON_SHARE, COMMON_STUDENTS = 0.2, 4


@dataclass(frozen=True)
class Form:
    """One student's definitions of one exercise.

    letter: digest with the names as written; renamed: without them. nodes: size of the trees.
    """

    letter: str
    renamed: str
    nodes: int


@dataclass(frozen=True)
class Alike:
    """The same code of some exercises. to_the_letter: names included."""

    students: tuple[str, ...]
    exercises: tuple[str, ...]
    to_the_letter: bool


def forms_of(sources: Iterable[str], exercises: Mapping[str, Iterable[str]]) -> dict[str, Form]:
    """exercise -> form of its definitions in these cells; the last definition of a name counts.

    exercises: name of the exercise -> names that it defines. What does not parse is left out.
    """
    wanted = {name: exercise for exercise, names in exercises.items() for name in names}
    found: dict[str, ast.stmt] = {}
    for source in sources:
        for node in _definitions(source):
            if node.name in wanted:
                found[node.name] = node
    forms = {}
    for exercise, names in exercises.items():
        nodes = [found[name] for name in names if name in found]
        if nodes:
            with suppress(RecursionError):  # nested too deeply to be anybody's honest work
                forms[exercise] = _form(nodes)
    return forms


_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _definitions(source: str) -> Iterable[_Definition]:
    for part in statements(source):
        if part.kind != "definition" or part.error is not None:
            continue
        try:
            tree = ast.parse(part.source)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            continue
        yield from (node for node in tree.body if isinstance(node, _Definition))


def _form(definitions: Iterable[ast.stmt]) -> Form:
    bare = [_Bare().visit(node) for node in definitions]
    bodies = [part for node in bare for part in node.body]
    letter = "\n".join(ast.dump(node) for node in bare)
    nodes = sum(not isinstance(n, ast.expr_context) for b in bodies for n in ast.walk(b))
    own = {n for node in bare for n in _own_names(node)}
    order: dict[str, str] = {}
    renamed = "\n".join(ast.dump(_Renamed(own, order).visit(node)) for node in bare)
    return Form(_digest(letter), _digest(renamed), nodes)


def _digest(words: str) -> str:
    return hashlib.sha256(words.encode("utf-8", "surrogatepass")).hexdigest()


class _Bare(ast.NodeTransformer):
    """Without docstrings, annotations and decorators."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._bare(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        return self._bare(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._bare(node)

    def _bare(self, node: _Definition) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node, ast.ClassDef):
            node.returns = None
        body = [s for s in node.body if not _is_words(s)]
        node.body = body or [ast.Pass()]
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return ast.arg(node.arg)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        self.generic_visit(node)
        if node.value is None:
            return ast.Pass()
        return ast.Assign([node.target], node.value)


def _is_words(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _own_names(node: ast.AST) -> Iterable[str]:
    """Names that its writer chose: parameters of inner functions and variables, not attributes."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.arg):
            yield inner.arg
        elif isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Store):
            yield inner.id


class _Renamed(ast.NodeTransformer):
    """Each own name becomes its number, in the order of appearance."""

    def __init__(self, own: set[str], order: dict[str, str]) -> None:
        self._own, self._order = own, order

    def _number(self, name: str) -> str:
        return self._order.setdefault(name, f"_{len(self._order)}")

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self._own:
            return ast.Name(self._number(node.id), node.ctx)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return ast.arg(self._number(node.arg))


def alike_among(forms: Mapping[str, Mapping[str, Form]]) -> list[Alike]:
    """Groups of students whose code of some exercises is the same; the larger evidence first.

    forms: student -> exercise -> form.
    """
    groups: dict[tuple[tuple[str, ...], bool], list[str]] = {}
    for exercise in _exercises(forms):
        written = {s: f[exercise] for s, f in forms.items() if _telling(f.get(exercise))}
        for students in _shared({s: form.renamed for s, form in written.items()}, len(forms)):
            letters = {written[student].letter for student in students}
            groups.setdefault((students, len(letters) == 1), []).append(exercise)
    found = [Alike(students, tuple(names), exact) for (students, exact), names in groups.items()]
    return sorted(found, key=lambda a: (-len(a.exercises), not a.to_the_letter, a.students))


def alike_the_reference(
    forms: Mapping[str, Mapping[str, Form]], reference: Mapping[str, Form]
) -> list[Alike]:
    """Students whose code of some exercises is the reference's, one entry a student."""
    found: dict[tuple[str, bool], list[str]] = {}
    for exercise, own in reference.items():
        if not _telling(own):
            continue
        same = {s: f[exercise] for s, f in forms.items() if _same(f.get(exercise), own)}
        if _common(len(same), len(forms)):
            continue
        for student, form in same.items():
            found.setdefault((student, form.letter == own.letter), []).append(exercise)
    alike = [Alike((student,), tuple(names), exact) for (student, exact), names in found.items()]
    return sorted(alike, key=lambda a: (-len(a.exercises), not a.to_the_letter, a.students))


def _exercises(forms: Mapping[str, Mapping[str, Form]]) -> list[str]:
    return list(dict.fromkeys(name for form in forms.values() for name in form))


def _telling(form: Form | None) -> bool:
    return form is not None and form.nodes >= LEAST_NODES


def _same(form: Form | None, other: Form) -> bool:
    return form is not None and form.renamed == other.renamed


def _shared(digests: Mapping[str, str], students: int) -> Iterable[tuple[str, ...]]:
    groups: dict[str, list[str]] = {}
    for student, digest in digests.items():
        groups.setdefault(digest, []).append(student)
    for group in groups.values():
        if len(group) > 1 and not _common(len(group), students):
            yield tuple(sorted(group))


def _common(count: int, students: int) -> bool:
    return count >= COMMON_STUDENTS and count > COMMON_SHARE * students
