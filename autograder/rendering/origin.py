"""Where in the student's own file a report's cells and missing exercises come from."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import replace

from autograder.text import Text
from autograder.values import (
    Cell,
    CellOutcome,
    CellReport,
    CheckResult,
    ExerciseOutcome,
    ExerciseResult,
    Report,
    Submission,
)

_LONGEST_LINE = 60
NOT_DEFINED = Text(
    "`{}` n'est pas définie, car la cellule qui la définit ne va pas jusqu'au bout. ",
    "`{}` is not defined, because the cell that defines it does not run to its end. ",
)


def located(report: Report, submission: Submission) -> Report:
    """The same report; failed cells carry their first line, and what they define names them.

    An exercise that is missing because its cell failed is told by that cell's message: "not
    defined" alone would send the student to look for a function that is there.
    """
    sources = {cell.index: cell for cell in submission.cells if cell.kind != "course"}
    cells = tuple(
        replace(cell, first_line=_first_line(sources[cell.index]))
        if cell.index in sources
        else cell
        for cell in report.cells
    )
    failed = [c for c in cells if c.outcome not in (CellOutcome.OK, CellOutcome.SKIPPED)]
    exercises = tuple(
        _with_its_cell(exercise, failed, sources)
        if exercise.outcome is ExerciseOutcome.MISSING
        else exercise
        for exercise in report.exercises
    )
    return replace(report, cells=cells, exercises=exercises)


def _with_its_cell(
    exercise: ExerciseResult, failed: Iterable[CellReport], sources: dict[int, Cell]
) -> ExerciseResult:
    definition = re.compile(
        rf"^\s*(?:async\s+)?(?:def|class)\s+{re.escape(exercise.name)}\b", re.MULTILINE
    )
    for cell in failed:
        if cell.index in sources and definition.search(sources[cell.index].source):
            intro = Text(NOT_DEFINED.fr.format(exercise.name), NOT_DEFINED.en.format(exercise.name))
            said = intro + cell.message if cell.message else intro
            return replace(
                exercise,
                message=said,
                stopped=cell,
                checks=tuple(_told(check, exercise.message, said) for check in exercise.checks),
            )
    return exercise


def _told(check: CheckResult, old: Text | None, new: Text) -> CheckResult:
    return replace(check, message=new) if old and check.message == old else check


def _first_line(cell: Cell) -> str:
    """The first line that says something: comments and magics are alike from cell to cell."""
    lines = [line.strip() for line in cell.source.splitlines() if line.strip()]
    telling = [line for line in lines if not line.startswith(("#", "%", "@"))] or lines or [""]
    line = telling[0]
    return line[:_LONGEST_LINE] + "…" if len(line) > _LONGEST_LINE else line
