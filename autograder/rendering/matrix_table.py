"""What `verify` found, as a matrix: one line an exercise, one column a kind of program."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from autograder.rendering.json import Data, rounded
from autograder.rendering.marks import UNICODE, Marks
from autograder.rendering.plain import number, one_line
from autograder.text import Language, Text

KINDS = {
    "solution": Text("solution", "solution"),
    "stub": Text("squelette", "stub"),
    "accepted": Text("justes", "right"),
    "mistake": Text("erreurs", "mistakes"),
    "wrong": Text("faux", "wrong"),
    "noise": Text("bruit", "noise"),
}
TITLE = Text("Les correcteurs de {}", "The graders of {}")
EXERCISE = Text("exercice", "exercise")
MISTAKES = Text("Erreurs connues, et ce que le rapport nomme", "Known mistakes, and what is named")
ALL_PROVED = Text(
    "Les {} programmes donnent ce qu'ils doivent donner.",
    "All {} programs give what they must give.",
)
PROBLEMS = Text(
    "{} programmes sur {} ne donnent pas ce qu'ils doivent donner :",
    "{} of {} programs do not give what they must give:",
)
NOT_NAMED = Text("non nommée", "not named")


class Row(Protocol):
    """autograder.verify.Row, which cannot be imported without torch."""

    @property
    def kind(self) -> str: ...
    @property
    def exercise(self) -> str: ...
    @property
    def program(self) -> str: ...
    @property
    def share(self) -> float: ...
    @property
    def named(self) -> tuple[str, ...]: ...
    @property
    def key(self) -> str: ...
    @property
    def problem(self) -> str: ...
    @property
    def ok(self) -> bool: ...


class Matrix(Protocol):
    @property
    def assignment(self) -> str: ...
    @property
    def rows(self) -> Sequence[Any]: ...
    @property
    def ok(self) -> bool: ...


def matrix_data(matrix: Matrix) -> Data:
    """The same as plain types."""
    return {
        "assignment": matrix.assignment,
        "ok": matrix.ok,
        "programs": [
            {
                "kind": row.kind,
                "exercise": row.exercise,
                "program": row.program,
                "share": rounded(row.share),
                "key": row.key or None,
                "named": list(row.named),
                "ok": row.ok,
                "problem": row.problem or None,
            }
            for row in matrix.rows
        ],
    }


def matrix_table(matrix: Matrix, language: Language = "fr", marks: Marks = UNICODE) -> Group:
    """Counts by exercise and kind, each known mistake with its score, then the problems."""
    rows: Sequence[Row] = matrix.rows
    kinds = [kind for kind in KINDS if any(row.kind == kind for row in rows)]
    exercises = list(dict.fromkeys(row.exercise for row in rows))
    counts = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    counts.add_column(EXERCISE.to(language), no_wrap=True)
    for kind in kinds:
        counts.add_column(KINDS[kind].to(language), justify="right")
    for exercise in exercises:
        cells = [
            _count([row for row in rows if row.exercise == exercise and row.kind == kind], marks)
            for kind in kinds
        ]
        counts.add_row(Line(exercise, style="bold"), *cells)
    parts: list[RenderableType] = [
        Line(TITLE.to(language).format(matrix.assignment), style="bold"),
        counts,
    ]
    mistakes = [row for row in rows if row.kind == "mistake"]
    if mistakes:
        parts += [
            Line(f"\n{MISTAKES.to(language)}", style="bold"),
            _mistakes(mistakes, language, marks),
        ]
    return Group(*parts, *_verdict(rows, language, marks))


def _count(rows: Sequence[Row], marks: Marks) -> Line:
    if not rows:
        return Line("")
    right = sum(row.ok for row in rows)
    if right == len(rows):
        return Line(f"{marks.passed} {right}", style="green")
    return Line(f"{marks.failed} {right}/{len(rows)}", style="red")


def _mistakes(rows: Sequence[Row], language: Language, marks: Marks) -> Table:
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(width=1)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_column(justify="right", no_wrap=True)
    table.add_column(overflow="fold")
    for row in rows:
        style = "green" if row.ok else "red"
        table.add_row(
            Line(marks.passed if row.ok else marks.failed, style=style),
            Line(row.exercise),
            Line(row.program),
            Line(f"{number(100 * row.share, language)} %", style="dim"),
            _named(row, language),
        )
    return table


def _named(row: Row, language: Language) -> Line:
    line = Line(", ".join(row.named), style="cyan")
    if row.key not in row.named:
        missing = f"{row.key} {NOT_NAMED.to(language)}"
        line.append(f"{', ' if line else ''}{missing}", style="dim" if row.ok else "red")
    return line


def _verdict(rows: Sequence[Row], language: Language, marks: Marks) -> Iterable[RenderableType]:
    problems = [row for row in rows if not row.ok]
    if not problems:
        yield Line("\n" + ALL_PROVED.to(language).format(len(rows)), style="green")
        return
    yield Line("\n" + PROBLEMS.to(language).format(len(problems), len(rows)), style="bold red")
    for row in problems:
        what = " ".join(filter(None, (row.exercise, row.kind, row.key, row.program)))
        yield Line(f"{marks.failed} {what}: {one_line(row.problem, 500)}")
