"""One report as a student reads it in a terminal: what is right, what is not, what to do next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from autograder.course import Assignment
from autograder.rendering import words
from autograder.rendering.marks import STYLES, UNICODE, Marks
from autograder.rendering.plain import number, one_line, printable
from autograder.rendering.problems import Problem, failed_checks, hints_of, problems_of
from autograder.text import Language, Text
from autograder.values import (
    CellOutcome,
    CellReport,
    ExerciseOutcome,
    ExerciseResult,
    Hint,
    Report,
    Status,
)

SHOWN_PROBLEMS = 3  # an exercise: more would bury the idea to look at
SHOWN_HINTS = 2
TO_REVISE = (ExerciseOutcome.FAILED, ExerciseOutcome.PARTIAL, ExerciseOutcome.NOT_GRADED)


@dataclass(frozen=True)
class View:
    """How a report is shown, and by which command.

    hints: levels from 0 (none) to 3. file: as the user named it, quoted for a shell; program,
    verb, exercise and options: the rest of the command that was typed.
    """

    language: Language = "fr"
    hints: int = 1
    marks: Marks = UNICODE
    file: str | None = None
    program: str = "autograder"
    verb: Literal["check", "watch"] = "check"
    exercise: str | None = None
    options: str = ""

    def say(self, text: Text) -> str:
        return text.to(self.language)

    def points(self, score: float, of: float) -> str:
        return f"{number(score, self.language)} / {number(of, self.language)}"


def report_table(report: Report, view: View, assignment: Assignment | None = None) -> Group:
    """The whole report, from its title to the next step."""
    parts: list[RenderableType] = [_title(report, view, assignment)]
    if report.status is not Status.GRADED:
        parts.append(_refused(report, view))
    else:
        parts.append(_overview(report.exercises, view, assignment))
        parts += _bad_cells(report.cells, view)
        for exercise in report.exercises:
            if exercise.stopped:
                parts.append(_stopped(exercise, view))
            elif exercise.outcome in TO_REVISE or exercise.substituted:
                parts.append(_details(exercise, view))
        parts += _missing(report.exercises, view)
    if report.notes:
        notes = _grid()
        for note in report.notes:
            notes.add_row(Line("-", style="dim"), _prose(view.say(note), "dim"))
        parts += ["", notes]
    if report.status is Status.GRADED:
        parts += ["", _closing(report, view)]
        parts.append(_how_it_ran(report, view))
        parts += _next_step(report, view)
    return Group(*parts)


def _title(report: Report, view: View, assignment: Assignment | None) -> Line:
    title = view.say(assignment.title) if assignment else (report.assignment or "")
    line = Line(title, style="bold")
    facts = [report.assignment if assignment else None, report.file, report.student]
    details = " · ".join(one_line(fact) for fact in facts if fact)
    if details:
        line.append(("\n" if title else "") + details, style="not bold dim")
    return line


def _refused(report: Report, view: View) -> Panel:
    ours = report.status is Status.NOT_GRADED
    title = view.say(words.NOT_GRADED if ours else words.REJECTED)
    body = Line(printable(view.say(report.reason)) if report.reason else "")
    if ours:
        body.append(("\n" if body else "") + view.say(words.OUR_FAULT))
    return Panel(
        body,
        title=title,
        title_align="left",
        border_style="magenta" if ours else "yellow",
        padding=(0, 1),
    )


def _overview(
    exercises: Sequence[ExerciseResult], view: View, assignment: Assignment | None
) -> Table:
    # The catalogue's numbers are an order only; a number of the documents is one to look up.
    numbers = {e.name: e.document_number for e in assignment.exercises} if assignment else {}
    badges = any(numbers.get(exercise.name) for exercise in exercises)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("", width=1)
    table.add_column(view.say(words.EXERCISE_COLUMN), no_wrap=True)
    if badges:
        table.add_column("", style="dim", no_wrap=True)
    table.add_column(view.say(words.SCORE_COLUMN), justify="right", no_wrap=True)
    table.add_column(view.say(words.OUTCOME_COLUMN))
    for exercise in exercises:
        style = STYLES[exercise.outcome] if not exercise.stopped else "red"
        mark = view.marks.failed if exercise.stopped else view.marks.of(exercise.outcome)
        said = words.CELL_FAILED if exercise.stopped else words.EXERCISE[exercise.outcome]
        outcome = Line(view.say(said), style=style)
        if exercise.optional:
            outcome.append(f" · {view.say(words.OPTIONAL)}", style="not bold dim")
        number = numbers.get(exercise.name)
        badge = view.say(words.BADGE).format(number) if number else ""
        table.add_row(
            Line(mark, style=f"bold {style}"),
            Line(exercise.name, style="bold"),
            *([badge] if badges else []),
            view.points(exercise.score, exercise.max_score),
            outcome,
        )
    return table


def _bad_cells(cells: Iterable[CellReport], view: View) -> list[RenderableType]:
    # A skipped cell without a word is a check cell: those never run.
    bad = [
        cell
        for cell in cells
        if cell.outcome is not CellOutcome.OK
        and (cell.message or cell.outcome is not CellOutcome.SKIPPED)
    ]
    if not bad:
        return []
    grid = _grid()
    for cell in bad:
        skipped = cell.outcome is CellOutcome.SKIPPED
        style = "dim" if skipped else "red"
        where = _where(cell, view)
        line = Line(where, style=style)
        # What is told of these two says how they ended.
        told = cell.message and cell.outcome in (CellOutcome.TIMEOUT, CellOutcome.CRASH)
        if not told:
            line.append(f", {view.say(words.CELL[cell.outcome])}")
        if cell.message:
            line.append(view.say(words.COLON))
            line.append_text(_prose(view.say(cell.message), "not dim default"))
        grid.add_row(Line("-" if skipped else view.marks.failed, style=style), line)
    return [Line(f"\n{view.say(words.CELLS)}", style="bold"), Padding(grid, (0, 0, 0, 2))]


def _where(cell: CellReport, view: View) -> str:
    if cell.first_line:
        return view.say(words.CELL_QUOTED).format(one_line(cell.first_line, 80))
    if cell.index >= 0:
        return view.say(words.CELL_NUMBER).format(cell.index + 1)
    return view.say(words.GIVEN_CELL)


def _details(exercise: ExerciseResult, view: View) -> Group:
    """What failed in one exercise: each message once, each hint once."""
    heading = Line(f"\n{exercise.name}", style=f"bold {STYLES[exercise.outcome]}")
    heading.append(f"  {view.points(exercise.score, exercise.max_score)}", style="not bold default")
    grid = _grid()
    problems = problems_of(exercise, view.language)
    for problem in problems[:SHOWN_PROBLEMS]:
        _add_problem(grid, problem, view)
    if (left := len(problems) - SHOWN_PROBLEMS) > 0:
        grid.add_row("", _more(left, view))
    if exercise.message:
        grid.add_row("", _prose(view.say(exercise.message), "italic"))
    for hint in hints_of(failed_checks(exercise))[:SHOWN_HINTS]:
        _add_hint(grid, hint, view)
    return Group(heading, Padding(grid, (0, 0, 0, 2)))


def _stopped(exercise: ExerciseResult, view: View) -> Group:
    """Why an exercise is missing whose cell is there."""
    heading = Line(f"\n{exercise.name}", style="bold red")
    heading.append(f"  {view.points(exercise.score, exercise.max_score)}", style="not bold default")
    grid = _grid()
    said = view.say(exercise.message or words.CELL_FAILED)
    grid.add_row(Line(view.marks.failed, style="red"), _prose(said))
    return Group(heading, Padding(grid, (0, 0, 0, 2)))


def _add_problem(grid: Table, problem: Problem, view: View) -> None:
    line = _prose(problem.fact)
    if problem.device in words.DEVICES:
        line.append(f" ({view.say(words.DEVICES[problem.device])})", style="dim")
    grid.add_row(Line(view.marks.failed, style="red"), line)
    said = Line()
    if label := words.CHECK.get(problem.outcome):
        said.append(view.say(label), style="yellow")
    if problem.message:
        said.append(view.say(words.COLON) if label else "")
        said.append_text(_prose(view.say(problem.message), "default"))
    if said:
        grid.add_row("", said)


def _more(checks: int, view: View) -> Line:
    text = words.ONE_MORE_CHECK if checks == 1 else words.MORE_CHECKS
    return Line(view.say(text).format(checks), style="dim")


def _add_hint(grid: Table, hint: Hint, view: View) -> None:
    for level, idea in enumerate(hint.levels[: view.hints], start=1):
        label = view.say(words.HINT).format(level=level, key=hint.key)
        line = Line(label + view.say(words.COLON), style="cyan")
        line.append_text(_prose(view.say(idea), "default"))
        grid.add_row(Line(view.marks.hint, style="cyan"), line)


def _missing(exercises: Sequence[ExerciseResult], view: View) -> list[RenderableType]:
    """The exercises that wait to be written; a message that several share is said once."""
    missing = [e for e in exercises if e.outcome is ExerciseOutcome.MISSING and not e.stopped]
    if not missing:
        return []
    grid = _grid()
    waiting: dict[str, list[str]] = {}
    for exercise in missing:
        text = exercise.message or words.NOT_YET_WRITTEN
        # A message that names its exercise would be repeated word for word for each of them.
        said = printable(view.say(text))
        waiting.setdefault(said.replace(exercise.name, "…"), []).append(exercise.name)
    for said, names in waiting.items():
        line = Line(", ".join(names), style="bold")
        grid.add_row(Line(view.marks.missing, style="blue"), line)
        grid.add_row("", _prose(said.replace("…", names[0]) if len(names) == 1 else said))
    return [Line(f"\n{view.say(words.STILL_TO_DO)}", style="bold"), Padding(grid, (0, 0, 0, 2))]


def _closing(report: Report, view: View) -> Panel:
    fraction = report.score / report.max_score if report.max_score else 0.0
    body = Line()
    body.append(f"{view.say(words.TOTAL)}  ", style="bold")
    body.append(view.points(report.score, report.max_score), style="bold")
    body.append(f"  {view.marks.bar(fraction)}\n", style="green" if fraction == 1 else "yellow")
    stopped = [c for c in report.cells if c.outcome not in (CellOutcome.OK, CellOutcome.SKIPPED)]
    body.append(view.say(_kind_words(report, fraction, stopped)))
    style = "yellow" if stopped else "green" if fraction == 1 else "blue"
    return Panel(body, box=box.ROUNDED, border_style=style, padding=(0, 1))


def _kind_words(report: Report, fraction: float, stopped: Sequence[CellReport]) -> Text:
    outcomes = {e.outcome for e in report.exercises}
    if outcomes == {ExerciseOutcome.PASSED}:
        if stopped and len(report.exercises) == 1:
            return words.EXERCISE_RIGHT_BUT
        if stopped:
            return words.RIGHT_BUT_ONE if len(stopped) == 1 else words.RIGHT_BUT_SOME
        return words.ALL_RIGHT if len(report.exercises) > 1 else words.EXERCISE_RIGHT
    if fraction >= 0.75:
        return words.NEARLY
    if fraction > 0:
        return words.UNDER_WAY if len(report.exercises) > 1 else words.EXERCISE_UNDER_WAY
    untouched = outcomes == {ExerciseOutcome.MISSING} and not stopped
    return words.BEGINNING if untouched else words.NOTHING_YET


def _next_step(report: Report, view: View) -> list[RenderableType]:
    """The first exercise to take up, core before optional, and the command that helps.

    The command stands alone on its line and is never wrapped: it is there to be copied.
    """
    unfinished = [
        e
        for e in report.exercises
        if e.outcome not in (ExerciseOutcome.PASSED, ExerciseOutcome.NOT_GRADED)
    ]
    if not unfinished:
        return []
    exercise = min(unfinished, key=lambda e: e.optional)  # the first one, as min is stable
    verb, options = view.verb, view.options
    if 0 < view.hints < 3 and any(check.hint for check in exercise.checks):
        text, options = words.NEXT_HINT, f"{options} --hints {view.hints + 1}"
    elif view.exercise is None:
        text = words.NEXT
    elif verb == "check":
        text, verb = words.NEXT_WATCH, "watch"
    else:
        return []  # it is being watched already: saving is all there is to do
    file = view.file or report.file
    command = f"{view.program} {verb} {file} -e {exercise.name}{options}"
    said = view.say(text).format(name=exercise.name) + view.say(words.COLON).rstrip()
    line = Line(f"  {one_line(command, 2000)}", style="cyan", no_wrap=True, overflow="ignore")
    return [Line(f"\n{said}"), line]


def _how_it_ran(report: Report, view: View) -> Line:
    devices = view.say(words.AND).join(
        view.say(words.DEVICES[device]) if device in words.DEVICES else device
        for device in report.devices
    )
    if report.sandbox == "plain":
        return Line(view.say(words.NO_ISOLATION), style="dim")
    if report.sandbox:
        return Line(view.say(words.ISOLATED).format(report.sandbox, devices), style="dim")
    return Line(view.say(words.RAN_ON).format(devices) if devices else "", style="dim")


def _prose(said: str, style: str = "") -> Line:
    """Words that may quote code between backticks."""
    line = Line(style=style)
    for position, piece in enumerate(printable(said).split("`")):
        if position % 2:
            line.append(f"`{piece}`", style="not italic bold")
        else:
            line.append(piece)
    return line


def _grid() -> Table:
    """A sign and its words: words that wrap stay clear of the signs."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(width=1)
    grid.add_column()
    return grid
