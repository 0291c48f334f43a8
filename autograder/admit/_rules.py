"""What a course gives its students, read from the authored text: the edge that admission needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

from autograder.admit._facts import Facts, imports
from autograder.course import Course
from autograder.errors import UsageError


@dataclass(frozen=True)
class GivenCell:
    """A cell that students receive and need not change.

    follows: the exercises that the authored text puts before it.
    """

    name: str
    source: str
    follows: frozenset[str] = frozenset()

    @cached_property
    def facts(self) -> Facts:
        return Facts.of(self.source)

    @property
    def grade_id(self) -> str:
        return f"given_{self.name}"


@dataclass(frozen=True)
class AdmissionRules:
    """The given cells of each assignment, by its name."""

    given: Mapping[str, tuple[GivenCell, ...]] = field(default_factory=dict)

    def of(self, assignment: str) -> tuple[GivenCell, ...]:
        return self.given.get(assignment, ())


def rules_for(course: Course, assignment: str | None = None) -> AdmissionRules:
    """The rules of one assignment, or of all. Reads solutions/ once. Raises UsageError."""
    names = [a.name for a in course.assignments] if assignment is None else [assignment]
    return AdmissionRules({name: course_cells(course, name) for name in names})


def course_cells(course: Course, assignment: str) -> tuple[GivenCell, ...]:
    """The given cells of an assignment, in order: those that the authored text marks `given`.

    Cells for the notebook alone (tag `active-ipynb`) are left out, but for the import of the
    visible checks. Raises UsageError when the authored text cannot be read.
    """
    path = course.solutions / f"{assignment}.py"
    try:
        changed_ns = path.stat().st_mtime_ns
    except OSError as error:
        raise UsageError(
            f"{path} cannot be read ({error.strerror}): the course folder must hold the authored "
            f"text of {assignment}."
        ) from error
    return _read(
        path, changed_ns, course.checks_module, course.assignment(assignment).defined_names
    )


@lru_cache(maxsize=64)
def _read(
    path: Path, changed_ns: int, checks_module: str, exercises: frozenset[str]
) -> tuple[GivenCell, ...]:
    # jupytext takes longer to import than a submission to admit, so only here.
    import jupytext

    found: list[GivenCell] = []
    before: set[str] = set()
    for cell in jupytext.reads(path.read_text(encoding="utf-8"), "py:percent").cells:
        if cell.cell_type != "code":
            continue
        facts = Facts.of(cell.source)
        name = cell.metadata.get("given")
        notebook_only = "active-ipynb" in cell.metadata.get("tags", ())
        if any(imports(node, checks_module) for node in facts.nodes):
            name = name or checks_module
        elif notebook_only:
            name = None
        if name:
            found.append(GivenCell(str(name), cell.source, frozenset(before)))
        before |= facts.defines & exercises
    return tuple(found)
