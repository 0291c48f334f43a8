"""A class as one web page for its instructor: scores, what is understood, who needs a look."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime

from markupsafe import Markup

from autograder.classdata.attention import Flag
from autograder.classdata.handed_in import HandedIn
from autograder.classdata.overview import (
    CheckRow,
    ExerciseRow,
    check_rows,
    exercise_rows,
    graded,
    mistake_rows,
    scores,
    stopped_cells,
)
from autograder.rendering import class_words as own
from autograder.rendering import words
from autograder.rendering.figure import bin_counts, histogram
from autograder.rendering.html import page
from autograder.rendering.marks import UNICODE
from autograder.rendering.plain import number, one_line
from autograder.rendering.summary import quantile
from autograder.text import Language, Text
from autograder.values import CellReport, CheckResult, ExerciseOutcome, Report, Status

_UNDER_A_LINE = 60  # characters of a cell's first line


@dataclass(frozen=True)
class ClassView:
    """All that the page shows.

    flags, links, handed: by student. links: relative address of the student's feedback page.
    unread: the folder of submissions, where it is gone.
    """

    assignment: str
    title: str
    reports: Sequence[Report]
    flags: Mapping[str, Sequence[Flag]] = field(default_factory=dict)
    links: Mapping[str, str] = field(default_factory=dict)
    handed: Mapping[str, HandedIn] = field(default_factory=dict)
    unread: str = ""
    course: str = ""


@dataclass(frozen=True)
class _Cells:
    student: str
    first: str
    last: str
    first_index: int
    last_index: int
    count: int
    first_time: str
    last_time: str


@dataclass(frozen=True)
class _Student:
    name: str
    tone: str
    sign: str
    score: float | None
    max_score: float
    said: str
    keys: tuple[tuple[str, tuple[str, ...]], ...]  # exercise to revise, keys of its mistakes
    time: str


def class_page(view: ClassView, language: Language) -> str:
    """The whole page, as text of one HTML file; the tables sort where scripts may run."""
    marks = scores(view.reports)
    max_score = max((report.max_score for report in view.reports), default=0.0)
    checks = sorted(check_rows(view.reports), key=lambda row: row.share)
    return page(
        "class.html.j2",
        language,
        script="sortable.js.j2",
        own=own,
        words=words,
        say=lambda text: text.to(language),
        view=view,
        figures=_figures(view.reports, marks, language),
        max_score=max_score,
        plot=_plot(marks, max_score, language),
        plot_said=_plot_said(marks, max_score, language),
        exercises=exercise_rows(view.reports),
        shares=_shares,
        checks=checks,
        mistakes=mistake_rows(view.reports),
        graded=len(graded(view.reports)),
        cells=[row for report in view.reports if (row := _cells(report, view, language))],
        students=[_student(report, view, language) for report in view.reports],
        outcomes=[
            (ExerciseOutcome.PASSED, own.PASSED),
            (ExerciseOutcome.PARTIAL, own.PARTIAL),
            (ExerciseOutcome.FAILED, own.FAILED),
            (ExerciseOutcome.MISSING, own.MISSING),
            (ExerciseOutcome.NOT_GRADED, own.UNGRADED),
        ],
    )


def _figures(
    reports: Sequence[Report], marks: Sequence[float], language: Language
) -> list[tuple[str, Text]]:
    """The numbers at the top, each with what it is."""
    count = {status: sum(r.status is status for r in reports) for status in Status}
    figures = [
        (str(len(reports)), own.ONE_SUBMISSION if len(reports) == 1 else own.SUBMISSIONS),
        (str(count[Status.GRADED]), own.GRADED),
        (str(count[Status.REJECTED]), own.REJECTED),
        (str(count[Status.NOT_GRADED]), own.NOT_GRADED),
    ]
    if marks:
        mean = number(round(sum(marks) / len(marks), 1), language)
        low, middle, high = (
            number(round(quantile(marks, q), 1), language) for q in (0.25, 0.5, 0.75)
        )
        figures += [
            (mean, own.MEAN),
            (middle, own.MEDIAN),
            (f"{low}\N{NO-BREAK SPACE}–\N{NO-BREAK SPACE}{high}", own.QUARTILES),
        ]
    return figures


def _plot(marks: Sequence[float], max_score: float, language: Language) -> Markup | None:
    if not marks or not max_score > 0:
        return None
    points = own.POINTS_AXIS.to(language).format(number(max_score, language))
    return histogram(marks, max_score, language, (points, own.STUDENTS_AXIS.to(language)))


def _plot_said(marks: Sequence[float], max_score: float, language: Language) -> str:
    """The histogram for who does not see it."""
    if not marks or not max_score > 0:
        return ""
    counts = bin_counts(marks, max_score)
    width = max_score / len(counts)
    parts = []
    for n, count in enumerate(counts):
        bounds = number(n * width, language), number((n + 1) * width, language)
        if count == 1:
            parts.append(own.ONE_IN_RANGE.to(language).format(*bounds))
        elif count:
            parts.append(own.RANGE.to(language).format(count, *bounds))
    return own.HISTOGRAM.to(language).format(", ".join(parts))


def _shares(row: ExerciseRow | CheckRow) -> int | None:
    """Per cent; 100 only for all."""
    return None if row.share is None else int(row.share * 100 + 1e-9)


def _cells(report: Report, view: ClassView, language: Language) -> _Cells | None:
    stopped = stopped_cells(report)
    if not stopped:
        return None
    student = _name(report)
    handed = view.handed.get(student)
    failures = handed.failures if handed else None
    return _Cells(
        student,
        _cell(stopped[0], language),
        own.THE_SAME.to(language) if len(stopped) == 1 else _cell(stopped[-1], language),
        stopped[0].index,
        stopped[-1].index,
        len(stopped),
        _time(failures.first) if failures else "",
        _time(failures.last) if failures else "",
    )


def _cell(cell: CellReport, language: Language) -> str:
    where = own.CELL.to(language).format(cell.index + 1)
    line = one_line(cell.first_line, _UNDER_A_LINE)
    return f"{where}, `{line}`" if line and "`" not in line else where


def _time(time: datetime) -> str:
    return time.strftime("%Y-%m-%d %H:%M")


def _student(report: Report, view: ClassView, language: Language) -> _Student:
    name = _name(report)
    handed = view.handed.get(name)
    time = _time(handed.time) if handed and handed.time else ""
    if report.status is not Status.GRADED:
        ours = report.status is Status.NOT_GRADED
        tone = ExerciseOutcome.NOT_GRADED if ours else ExerciseOutcome.FAILED
        said = words.STATUS[report.status].to(language)
        score = None if ours else report.score
        return _Student(name, tone.value, UNICODE.of(tone), score, report.max_score, said, (), time)
    missing = [e.name for e in report.exercises if e.outcome is ExerciseOutcome.MISSING]
    wrong = [
        e
        for e in report.exercises
        if e.outcome in (ExerciseOutcome.PARTIAL, ExerciseOutcome.FAILED)
    ]
    said = ""
    if missing:
        listed = ", ".join(missing) if len(missing) <= 3 else str(len(missing))
        said = own.TO_DO.to(language).format(listed)
    if not missing and not wrong:
        said = own.ALL_RIGHT.to(language)
    tone = ExerciseOutcome.PARTIAL if report.score else ExerciseOutcome.FAILED
    if not missing and not wrong:
        tone = ExerciseOutcome.PASSED
    return _Student(
        name,
        tone.value,
        UNICODE.of(tone),
        report.score,
        report.max_score,
        said,
        tuple((e.name, _keys(e.checks)) for e in wrong),
        time,
    )


def _keys(checks: Sequence[CheckResult]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(check.hint.key for check in checks if check.hint))


def _name(report: Report) -> str:
    return report.student or report.file
