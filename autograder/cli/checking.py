"""`autograder check` and `autograder watch`: one's own file."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from autograder.cli import terminal
from autograder.cli.boundary import ALL_PASSED, COULD_NOT_GRADE, SOMETHING_FAILED
from autograder.cli.find import find_exercise, find_file
from autograder.cli.setting import Device, Setting, open_course
from autograder.course import Assignment
from autograder.text import Language, Text
from autograder.values import ExerciseOutcome, Rejection, Report, Status

if TYPE_CHECKING:
    from autograder.engine import Engine

WARMING = Text("Le correcteur se prépare…", "The grader is getting ready…")
CHECKING = Text("Vérification de {}…", "Checking {}…")
WATCHING = Text(
    "J'attends le prochain enregistrement de {} (Ctrl+C pour arrêter).",
    "Waiting for {} to be saved again (Ctrl+C to stop).",
)
GONE = Text(
    "{} n'est plus là ; j'attends qu'il revienne.", "{} is gone; waiting for it to come back."
)
NOW_RIGHT = Text("Juste depuis cette fois : {}.", "Right from now on: {}.")
NO_LONGER_RIGHT = Text("Ne passe plus : {}.", "No longer passes: {}.")


def check(
    file: Path,
    *,
    exercise: str | None,
    language: Language | None,
    hints: int | None,
    device: Device | None,
    as_json: bool,
    unsafe: bool,
) -> None:
    """Grade one file and show the report. Exits with the code of its outcome."""
    setting, path = _ready(file, exercise, language)
    from autograder.engine import open_engine

    with (
        terminal.waiting(setting.say(WARMING)),
        open_engine(
            setting.course,
            setting.settings,
            devices=setting.device(device),
            own_code=True,
            unsafe=unsafe,
        ) as engine,
    ):
        report = grade_file(engine, path, setting, exercise)
    if as_json:
        from autograder.rendering.json import report_data

        terminal.show_json(report_data(report, setting.language))
    else:
        show(report, path, setting, hints)
    raise typer.Exit(exit_code(report))


def watch(
    file: Path,
    *,
    exercise: str | None,
    language: Language | None,
    hints: int | None,
    device: Device | None,
    unsafe: bool,
) -> None:
    """Grade one file now and at each save, in one warm engine, until Ctrl+C."""
    setting, path = _ready(file, exercise, language)
    from autograder.engine import open_engine

    try:
        with open_engine(
            setting.course,
            setting.settings,
            devices=setting.device(device),
            own_code=True,
            unsafe=unsafe,
        ) as engine:
            _watch(engine, path, setting, exercise, hints)
    except KeyboardInterrupt:
        raise typer.Exit(ALL_PASSED) from None


def _ready(file: Path, exercise: str | None, language: Language | None) -> tuple[Setting, Path]:
    """The course and the file; what was mistyped is said before anything slow begins."""
    setting = open_course(language)
    path = find_file(file, setting.language)
    if exercise is not None:
        find_exercise(setting.course, None, exercise, setting.language)
    return setting, path


def _watch(
    engine: Engine, path: Path, setting: Setting, exercise: str | None, hints: int | None
) -> None:
    from watchfiles import watch as changes

    resolved = path.resolve()
    before: Report | None = None
    # The folder and not the file: editors save by putting a new file in the place of the old.
    for _ in _first_then(
        changes(
            resolved.parent,
            watch_filter=lambda _, changed: Path(changed).name == resolved.name,
            recursive=False,
            raise_interrupt=True,
        )
    ):
        if not path.is_file():
            terminal.progress().print(setting.say(GONE).format(path.name))
            continue
        with terminal.waiting(setting.say(CHECKING).format(path.name)):
            report = grade_file(engine, path, setting, exercise)
        console = terminal.results()
        if console.is_terminal:
            console.clear()
        show(report, path, setting, hints)
        if before is not None and (news := news_of(before, report, setting)):
            terminal.lines(news)
        before = report
        terminal.progress().print(setting.say(WATCHING).format(path.name))


def _first_then(changes: Iterable[object]) -> Iterator[object]:
    yield None
    yield from changes


def news_of(before: Report, now: Report, setting: Setting) -> str:
    """What became right and what no longer is, between two checks; "" when neither."""
    was = {e.name for e in before.exercises if e.outcome is ExerciseOutcome.PASSED}
    is_right = {e.name for e in now.exercises if e.outcome is ExerciseOutcome.PASSED}
    news = []
    for text, changed in ((NOW_RIGHT, is_right - was), (NO_LONGER_RIGHT, was - is_right)):
        if names := [e.name for e in now.exercises if e.name in changed]:
            news.append(setting.say(text).format(", ".join(names)))
    return "\n".join(news)


def grade_file(engine: Engine, path: Path, setting: Setting, exercise: str | None) -> Report:
    """The report of one file, for all exercises or for one."""
    from autograder.admit import read_submission

    submission = read_submission(path, setting.course)
    if exercise is None or isinstance(submission, Rejection):
        return engine.grade(submission)
    assignment = setting.course.assignment(submission.assignment)
    wanted = find_exercise(setting.course, assignment, exercise, setting.language)
    return engine.grade(submission, exercises=frozenset({wanted.name}))


def show(report: Report, path: Path, setting: Setting, hints: int | None) -> None:
    from autograder.rendering.table import View, report_table

    level = setting.settings.hint_level if hints is None else hints
    view = View(setting.language, level, terminal.marks(), shlex.quote(str(path)))
    terminal.show(report_table(report, view, assignment_of(report, setting)))


def assignment_of(report: Report, setting: Setting) -> Assignment | None:
    return next((a for a in setting.course.assignments if a.name == report.assignment), None)


def exit_code(report: Report) -> int:
    """0 all passed, 1 something failed, 3 when only faults of ours stand in the way."""
    if report.status is Status.NOT_GRADED:
        return COULD_NOT_GRADE
    outcomes = {exercise.outcome for exercise in report.exercises}
    wrong = outcomes - {ExerciseOutcome.PASSED, ExerciseOutcome.NOT_GRADED}
    if report.status is Status.REJECTED or wrong or not outcomes:
        return SOMETHING_FAILED
    return COULD_NOT_GRADE if ExerciseOutcome.NOT_GRADED in outcomes else ALL_PASSED
