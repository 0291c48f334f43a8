"""`autograder check` and `autograder watch`: one's own file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import typer

from autograder.cli import terminal
from autograder.cli.boundary import ALL_PASSED, COULD_NOT_GRADE, SOMETHING_FAILED
from autograder.cli.find import find_exercise, find_file
from autograder.cli.invoked import program, quoted
from autograder.cli.setting import Device, Setting, open_course
from autograder.course import Assignment
from autograder.errors import UsageError
from autograder.rendering.origin import located
from autograder.text import Language, Text
from autograder.values import ExerciseOutcome, Rejection, Report, Status

if TYPE_CHECKING:
    from autograder.engine import Engine

Verb = Literal["check", "watch"]

WARMING = Text(
    "Le correcteur se prépare (la première fois est plus longue)…",
    "The grader is getting ready (the first time takes longer)…",
)
CHECKING = Text("Vérification de {}…", "Checking {}…")
WATCHING = Text(
    "J'attends le prochain enregistrement de {} (Ctrl+C pour arrêter).",
    "Waiting for {} to be saved again (Ctrl+C to stop).",
)
GONE = Text(
    "{} n'est plus là ; j'attends qu'il revienne.", "{} is gone; waiting for it to come back."
)
NOW_RIGHT = Text("Juste depuis cette fois : {}.", "Right from now on: {}.")
NO_LONGER_RIGHT = (
    Text("{} n'est plus juste.", "{} is no longer right."),
    Text("{} ne sont plus justes.", "{} are no longer right."),
)


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
    setting, path = _ready("check", file, exercise, language)
    from autograder.engine import open_engine

    typed = Typed("check", path, exercise, language, hints)
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
        show(report, typed, setting)
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
    setting, path = _ready("watch", file, exercise, language)
    from autograder.engine import open_engine

    try:
        with open_engine(
            setting.course,
            setting.settings,
            devices=setting.device(device),
            own_code=True,
            unsafe=unsafe,
        ) as engine:
            _watch(engine, Typed("watch", path, exercise, language, hints), setting)
    except KeyboardInterrupt:
        raise typer.Exit(ALL_PASSED) from None


@dataclass(frozen=True)
class Typed:
    """What was asked for, to be repeated in the command that is shown next."""

    verb: Verb
    path: Path
    exercise: str | None
    language: Language | None
    hints: int | None


def _ready(
    verb: Verb, file: Path, exercise: str | None, language: Language | None
) -> tuple[Setting, Path]:
    """The course and the file; what was mistyped is said before anything slow begins."""
    setting = open_course(language)
    path = find_file(file, setting.language, setting.course, f"{program()} {verb}")
    if exercise is not None:
        try:
            find_exercise(setting.course, None, exercise, setting.language)
        except UsageError:
            # Of the file's own exercises one is meant: those of other assignments are no help.
            find_exercise(setting.course, _home(path, setting), exercise, setting.language)
            raise
    return setting, path


def _home(path: Path, setting: Setting) -> Assignment | None:
    from autograder.admit import read_submission

    name = read_submission(path, setting.course).assignment
    return None if name is None else setting.course.assignment(name)


def _watch(engine: Engine, typed: Typed, setting: Setting) -> None:
    from watchfiles import watch as changes

    path = typed.path
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
            report = grade_file(engine, path, setting, typed.exercise)
        console = terminal.results()
        if console.is_terminal:
            console.clear()
        show(report, typed, setting)
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
    if names := [e.name for e in now.exercises if e.name in is_right - was]:
        news.append(setting.say(NOW_RIGHT).format(", ".join(names)))
    if names := [e.name for e in now.exercises if e.name in was - is_right]:
        news.append(setting.say(NO_LONGER_RIGHT[len(names) > 1]).format(", ".join(names)))
    return "\n".join(news)


def grade_file(engine: Engine, path: Path, setting: Setting, exercise: str | None) -> Report:
    """The report of one file, for all exercises or for one."""
    from autograder.admit import read_submission

    submission = read_submission(path, setting.course)
    if isinstance(submission, Rejection):
        return engine.grade(submission)
    if exercise is None:
        return located(engine.grade(submission), submission)
    assignment = setting.course.assignment(submission.assignment)
    wanted = find_exercise(setting.course, assignment, exercise, setting.language)
    report = engine.grade(submission, exercises=frozenset({wanted.name}))
    return located(report, submission)


def show(report: Report, typed: Typed, setting: Setting) -> None:
    from autograder.rendering.table import View, report_table

    view = View(
        setting.language,
        setting.settings.hint_level if typed.hints is None else typed.hints,
        terminal.marks(),
        quoted(typed.path),
        program(),
        typed.verb,
        typed.exercise,
        f" --lang {typed.language}" if typed.language else "",
    )
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
