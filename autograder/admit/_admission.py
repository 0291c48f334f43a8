"""bytes -> Submission or Rejection. Nothing that a student hands in raises."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from autograder.admit import _words
from autograder.admit._align import PYTHON, Read, align, read_cells, retyped
from autograder.admit._assignment import Identified, base_name, by_name, identify
from autograder.admit._document import read_document
from autograder.admit._raw import Document, Unreadable
from autograder.admit._rules import AdmissionRules, rules_for
from autograder.admit._words import fill
from autograder.course import Course
from autograder.text import Text
from autograder.values import Rejection, Submission

_DEFINITION = re.compile(r"^(?:async\s+def|def|class)\s+(\w+)", re.MULTILINE)
_LANGUAGE_OF_KERNEL = {
    "ir": "r",
    "julia": "julia",
    "octave": "octave",
    "matlab": "matlab",
    "bash": "bash",
    "javascript": "javascript",
    "java": "java",
    "scala": "scala",
    "xcpp": "c++",
}


def admit(
    data: bytes,
    file: str,
    course: Course,
    *,
    assignment: str | None = None,
    student: str | None = None,
    rules: AdmissionRules | None = None,
) -> Submission | Rejection:
    """Read what a student handed in; pure when `rules` is given.

    file: the name that the student gave it. assignment: what the caller expects it to answer;
    the file's own name and content go first, and a disagreement is noted. rules: the course's
    given cells; by default those of the authored text, read once.
    Raises UsageError when that text cannot be read, KeyError for an `assignment` that the course
    does not have; never for anything in `data` or `file`.
    """
    name = base_name(file)
    expected = assignment
    try:
        document = read_document(data, name)
        code = read_cells(document)
        identified = identify(name, _names(document, code, course), course, assignment)
        expected = identified.assignment.name
        notes = _language_notes(document, code, identified)
        _reject_without_code(document, code, identified, name)
        given = (rules or rules_for(course, expected)).of(expected)
        aligned = align(document, code, identified.assignment, given, course.checks_module)
    except Unreadable as unreadable:
        return _rejection(name, unreadable.reason, course, expected, student)
    except (RecursionError, MemoryError):
        return _rejection(name, _words.TOO_DEEP, course, expected, student)
    attention = [*document.attention, *identified.attention, *aligned.attention]
    if notes:
        attention.append(_words.ANOTHER_KERNEL)
    return Submission(
        assignment=expected,
        file=name,
        cells=aligned.cells,
        student=student,
        notes=(*document.notes, *identified.notes, *notes, *aligned.notes),
        attention=tuple(dict.fromkeys(attention)),
    )


def of_assignment(found: Submission | Rejection, assignment: str) -> Submission | Rejection:
    """The same, or a rejection where it answers another assignment than the one being graded."""
    if isinstance(found, Rejection):
        return replace(found, assignment=assignment)
    if found.assignment == assignment:
        return found
    reason = fill(_words.OTHER_ASSIGNMENT, other=found.assignment, wanted=assignment)
    return Rejection(found.file, reason, assignment, found.student)


def _rejection(
    name: str, reason: Text, course: Course, expected: str | None, student: str | None
) -> Rejection:
    named = by_name(name, course)
    return Rejection(name, reason, expected or (named.name if named else None), student)


def _names(document: Document, code: Sequence[Read], course: Course) -> frozenset[str]:
    """Exercise names of the whole course that the file answers, or at least tries to."""
    every = frozenset().union(*(a.defined_names for a in course.assignments))
    found: set[str] = set()
    for read in code:
        found |= read.facts.binds
        if read.raw.grade_id:
            found.add(read.raw.grade_id)
        if read.facts.broken:
            found |= set(_DEFINITION.findall(read.raw.source))
    if not found & every:
        found = found.union(*(read.facts.binds for read in retyped(document, code, every)))
    return frozenset(found & every)


def _language_notes(
    document: Document, code: Sequence[Read], identified: Identified
) -> tuple[Text, ...]:
    """A notebook in another language is rejected; one that only says so is graded, with a note."""
    language, kernel = _language(document), document.kernel
    if language not in PYTHON:
        names = identified.assignment.defined_names
        if not any(read.facts.binds & names for read in code):
            shown = language.upper() if len(language) < 3 else language.capitalize()
            raise Unreadable(fill(_words.OTHER_LANGUAGE, language=shown))
        return (fill(_words.OTHER_KERNEL, kernel=kernel or language),)
    strange = kernel == "python2" or (not language and kernel and "py" not in kernel)
    return (fill(_words.OTHER_KERNEL, kernel=kernel),) if strange else ()


def _language(document: Document) -> str:
    if document.language:
        return document.language
    for kernel, language in _LANGUAGE_OF_KERNEL.items():
        if re.fullmatch(rf"{kernel}(?:[-_ \d.].*)?", document.kernel):
            return language
    return ""


def _reject_without_code(
    document: Document, code: Sequence[Read], identified: Identified, name: str
) -> None:
    if document.form == "notebook":
        names = identified.assignment.defined_names
        if all(read.facts.empty for read in code) and not retyped(document, code, names):
            raise Unreadable(_words.NO_CODE)
        return
    tried = any(_DEFINITION.search(read.raw.source) for read in code)
    is_python = name.lower().endswith(".py") and any(read.facts.nodes for read in code)
    binds = any(read.facts.binds for read in code)
    if all(read.facts.empty for read in code) or not (tried or binds or is_python):
        raise Unreadable(_words.NO_PYTHON)
