"""Follow-through marks: which failed exercises of the student another failed one calls.

Found in the student's source, here, by names: an exercise that uses `softmax_stable`, directly
or through a helper of the student's, is checked again with the reference in its place.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from functools import lru_cache

from autograder.admit.statements import statements
from autograder.course import Assignment, Course, Exercise
from autograder.reference import source_of
from autograder.values import ExerciseOutcome, ExerciseResult, Submission


def needed(
    exercise: Exercise,
    results: Mapping[str, ExerciseResult],
    submission: Submission,
    course: Course,
    assignment: Assignment,
) -> tuple[str, ...]:
    """Names to substitute when `exercise` is checked again; empty when nothing would change.

    Only exercises that come before it in the catalogue, and whose reference holds no part of
    it, ever stand in: otherwise two exercises written through each other would both be paid.
    """
    if not failed(results[exercise.name]):
        return ()
    called = _called(exercise, submission, course, assignment)
    return tuple(
        name
        for other in _earlier(exercise, called, assignment)
        if other.name in results and _wrong(results[other.name])
        for name in other.names
        if name in called and not {*exercise.names} & _definitions(course, assignment.name, name)
    )


def failed(result: ExerciseResult) -> bool:
    """Something of the exercise was checked and did not pass."""
    return result.outcome in (ExerciseOutcome.FAILED, ExerciseOutcome.PARTIAL)


def callees(
    exercise: Exercise, submission: Submission, course: Course, assignment: Assignment
) -> tuple[Exercise, ...]:
    """The earlier exercises that the student's code of `exercise` calls."""
    called = _called(exercise, submission, course, assignment)
    return _earlier(exercise, called, assignment)


def _earlier(
    exercise: Exercise, called: frozenset[str], assignment: Assignment
) -> tuple[Exercise, ...]:
    return tuple(
        other
        for other in assignment.exercises
        if other.order < exercise.order and called & {*other.names}
    )


def _called(
    exercise: Exercise, submission: Submission, course: Course, assignment: Assignment
) -> frozenset[str]:
    # Checks of an exercise that needs another's class construct it themselves.
    definitions = _reference(course, assignment.name)
    constructed = {n for n in exercise.needs if isinstance(definitions.get(n), ast.ClassDef)}
    return _reached(exercise.names, submission) | constructed


def _wrong(result: ExerciseResult) -> bool:
    return failed(result) or result.outcome is ExerciseOutcome.MISSING


def _reached(names: tuple[str, ...], submission: Submission) -> frozenset[str]:
    """Global names that the definitions of `names` use, through any number of helpers."""
    uses = _uses(submission)
    reached: set[str] = set()
    frontier = list(names)
    while frontier:
        for name in uses.get(frontier.pop(), ()):
            if name not in reached:
                reached.add(name)
                frontier.append(name)
    return frozenset(reached)


def _uses(submission: Submission) -> dict[str, set[str]]:
    uses: dict[str, set[str]] = {}
    for cell in submission.cells:
        if cell.kind in ("check", "shell"):
            continue
        for name, read in _uses_of(cell.source):
            uses.setdefault(name, set()).update(read)
    return uses


@lru_cache(maxsize=1024)
def _uses_of(source: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """Each global name that a cell binds, and what its statement reads; a class shares cells."""
    uses: list[tuple[str, frozenset[str]]] = []
    for part in statements(source):
        if part.error is not None:
            continue
        try:
            tree = ast.parse(part.source)
        except (SyntaxError, ValueError, RecursionError):
            continue
        for node in tree.body:
            read = frozenset(n.id for n in ast.walk(node) if isinstance(n, ast.Name))
            uses += [(name, read - {name}) for name in _bound(node)]
    return tuple(uses)


def _bound(node: ast.stmt) -> list[str]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    return [
        n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
    ]


@lru_cache(maxsize=256)
def _definitions(course: Course, assignment: str, name: str) -> frozenset[str]:
    """The definition of the reference's `name`, and those that it uses, by name."""
    definitions = _reference(course, assignment)
    wanted, frontier = {name}, [name]
    while frontier:
        node = definitions.get(frontier.pop())
        for used in ast.walk(node) if node is not None else ():
            if isinstance(used, ast.Name) and used.id in definitions and used.id not in wanted:
                wanted.add(used.id)
                frontier.append(used.id)
    return frozenset(wanted)


@lru_cache(maxsize=16)
def _reference(course: Course, assignment: str) -> dict[str, ast.stmt]:
    """The reference's functions and classes by name."""
    tree = ast.parse(source_of(course, assignment))
    return {
        node.name: node for node in tree.body if isinstance(node, (ast.FunctionDef, ast.ClassDef))
    }


@lru_cache(maxsize=256)
def definition_of(course: Course, assignment: str, name: str) -> str:
    """Source that defines the reference's `name` with all that it needs of its module.

    Only imports and definitions travel: the exercise's own and those that it calls.
    """
    tree = ast.parse(source_of(course, assignment))
    wanted = _definitions(course, assignment, name)
    kept: list[ast.stmt] = [
        node
        for node in tree.body
        if isinstance(node, (ast.Import, ast.ImportFrom))
        or (isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name in wanted)
    ]
    return ast.unparse(ast.Module(body=kept, type_ignores=[])) + "\n"
