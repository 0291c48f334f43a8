"""A class as its instructor reads it: marks, what to revise, the mistakes most often made."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from autograder.rendering import words
from autograder.rendering.json import Data
from autograder.rendering.marks import STYLES, UNICODE, Marks
from autograder.rendering.plain import number, one_line
from autograder.rendering.summary import exercise_keys
from autograder.text import Language
from autograder.values import ExerciseOutcome, Status

SHOWN_STUDENTS = 200
SHOWN_KEYS = 8
_STATUS_STYLE = {
    Status.GRADED: "default",
    Status.REJECTED: "yellow",
    Status.NOT_GRADED: "magenta",
}


def class_table(
    assignment: str,
    reports: Sequence[Data],
    summary: Data,
    language: Language = "fr",
    marks: Marks = UNICODE,
    folder: str = "",
) -> Group:
    """Students in the order given, then what the class comes to."""
    title = words.ONE_SUBMISSION if len(reports) == 1 else words.CLASS_TITLE
    parts: list[RenderableType] = [
        Line(title.to(language).format(assignment, len(reports)), style="bold")
    ]
    if not reports:
        parts.append(words.NOBODY.to(language).format(folder))
        return Group(*parts)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("", width=1)
    table.add_column(words.STUDENT_COLUMN.to(language), max_width=24, overflow="fold")
    table.add_column(words.MARK_COLUMN.to(language), justify="right", no_wrap=True)
    table.add_column(words.LEARN_COLUMN.to(language), overflow="fold")
    for report in reports[:SHOWN_STUDENTS]:
        table.add_row(*_row(report, language, marks))
    parts.append(table)
    if len(reports) > SHOWN_STUDENTS:
        left = len(reports) - SHOWN_STUDENTS
        parts.append(words.MORE_STUDENTS.to(language).format(left, folder))
    parts += _summary(reports, summary, language)
    return Group(*parts)


def _row(report: Data, language: Language, marks: Marks) -> tuple[Line, Line, Line, Line]:
    status = Status(report["status"])
    style = _STATUS_STYLE[status]
    sign, sign_style = _sign(report, marks)
    mark = f"{number(report['score'], language)} / {number(report['max_score'], language)}"
    if status is Status.NOT_GRADED:
        mark = "—" if marks is UNICODE else "-"
    return (
        Line(sign, style=sign_style),
        Line(one_line(report["student"] or report["file"], 100)),
        Line(mark, style=style),
        _to_revise(report, language, status),
    )


def _sign(report: Data, marks: Marks) -> tuple[str, str]:
    if report["status"] != Status.GRADED:
        return (
            (marks.not_graded, "magenta")
            if report["status"] == Status.NOT_GRADED
            else (
                marks.failed,
                "yellow",
            )
        )
    outcomes = {exercise["outcome"] for exercise in report["exercises"]}
    if outcomes <= {ExerciseOutcome.PASSED}:
        outcome = ExerciseOutcome.PASSED
    elif report["score"]:
        outcome = ExerciseOutcome.PARTIAL
    else:
        outcome = ExerciseOutcome.FAILED
    return marks.of(outcome), STYLES[outcome]


def _to_revise(report: Data, language: Language, status: Status) -> Line:
    """The exercises that lack something, each with the keys of its recognised mistakes."""
    if status is not Status.GRADED:
        said = words.STATUS[status].to(language)
        reason = _first_sentence(report["reason"] or "")
        colon = words.COLON.to(language) if reason else ""
        return Line(f"{said}{colon}{reason}", style=_STATUS_STYLE[status])
    line = Line()
    missing = [e["name"] for e in report["exercises"] if e["outcome"] == "missing"]
    wrong = [e for e in report["exercises"] if e["outcome"] not in ("passed", "missing")]
    for exercise in wrong:
        line.append(", " if line else "").append(exercise["name"])
        if keys := exercise_keys(exercise):
            line.append(f" ({', '.join(keys)})", style="cyan")
    if missing:
        line.append(" · " if line else "")
        to_do = words.EXERCISE[ExerciseOutcome.MISSING].to(language)
        names = ", ".join(missing) if len(missing) <= 3 else str(len(missing))
        line.append(f"{to_do}{words.COLON.to(language)}{names}", style="dim")
    if not line:
        line = Line(words.ALL_PASSED.to(language), style="green")
    stopped = sum(cell["outcome"] not in ("ok", "skipped") for cell in report["cells"])
    if stopped:
        said = words.STOPPED_CELLS.to(language).format(stopped)
        line.append(f" · {said}", style="not green dim")
    return line


def _first_sentence(reason: str) -> str:
    """A class has a line for each student; the report has the whole."""
    first, dot, _ = one_line(reason).partition(". ")
    return one_line(first + dot.strip(), 120)


def _summary(
    reports: Sequence[Data], summary: Data, language: Language
) -> Iterable[RenderableType]:
    counts = words.COUNTS.to(language).format(**summary["counts"])
    if summary["seconds"] is not None:
        counts += words.SECONDS.to(language).format(number(round(summary["seconds"], 1), language))
    yield Line(f"\n{counts}")
    if summary["mean"] is not None:
        quartiles = " / ".join(number(q, language) for q in summary["quartiles"])
        maximum = max(report["max_score"] for report in reports)
        yield Line(
            words.STATISTICS.to(language).format(
                mean=number(summary["mean"], language),
                quartiles=quartiles,
                max=number(maximum, language),
            )
        )
    if summary["keys"]:
        yield from _frequent(reports, summary["keys"], language)


def _frequent(
    reports: Sequence[Data], keys: dict[str, int], language: Language
) -> Iterable[RenderableType]:
    ideas = {
        check["hint"]["key"]: (exercise["name"], check["hint"]["levels"][0])
        for report in reports
        for exercise in report["exercises"]
        for check in exercise["checks"]
        if check["hint"]
    }
    table = Table.grid(padding=(0, 2))
    for key, students in list(keys.items())[:SHOWN_KEYS]:
        count = words.ONE_STUDENT if students == 1 else words.STUDENTS
        exercise, idea = ideas[key]
        line = Line(f"{exercise}{words.COLON.to(language)}", style="bold")
        line.append(one_line(idea), style="not bold")
        table.add_row(
            Line(f"  {key}", style="cyan"), Line(count.to(language).format(students)), line
        )
    yield Line(f"\n{words.FREQUENT.to(language)}", style="bold")
    yield table
