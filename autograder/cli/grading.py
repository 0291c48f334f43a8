"""`autograder grade`, `report` and `demo`: a class."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from autograder.cli import terminal
from autograder.cli.boundary import DEBUG_VARIABLE
from autograder.cli.find import find_assignment
from autograder.cli.invoked import program, quoted
from autograder.cli.setting import Device, Setting, open_course
from autograder.cli.writing import writing_to
from autograder.errors import UsageError
from autograder.rendering.plain import number, one_line
from autograder.text import Language, Text
from autograder.values import Status

if TYPE_CHECKING:
    from autograder.classrun import ClassResult
    from autograder.classrun import Progress as Step

KEPT = Text("inchangé, rapport gardé", "unchanged, report kept")
NO_FOLDER = Text(
    "Il n'y a pas de dossier {}. Range les copies ainsi :\n  {}/<élève>/{}/<fichier>",
    "There is no folder {}. Put the submissions like this:\n  {}/<student>/{}/<file>",
)
LOOK = Text("À signaler pour {} : {}", "To look at, for {}: {}")
MAKING = Text(
    "Construction du devoir et de la petite classe…", "Building the assignment and the class…"
)
GRADING = Text("Correction", "Grading")
THE_ONE = Text("Le plus fourni", "The fullest one")
LOOK_AT_ONE = Text(
    "Pour voir ce que lit cet élève :\n  {} check {}{}",
    "To see what that student reads:\n  {} check {}{}",
)


def grade(
    assignment: str,
    *,
    submitted: Path | None,
    output: Path | None,
    jobs: int,
    device: Device | None,
    language: Language | None,
    force: bool,
    as_json: bool,
    unsafe: bool,
    explain_changes: bool = False,
) -> None:
    """Grade every submission of a folder; show the class, or print it as JSON.

    With an output folder of its own, the run leaves the course's gradebook and trees alone.
    """
    setting = open_course(language)
    wanted = find_assignment(setting.course, assignment, setting.language)
    root = setting.course.root
    source = submitted or root / "submitted"
    if not source.is_dir():
        raise UsageError(setting.say(NO_FOLDER).format(source, source, wanted.name))
    from autograder.classrun import grade_class

    out = output or root / "reports"
    desk = None
    if output is None:
        from autograder.desk.folder import course_folder

        desk = course_folder(root, setting.language)
    written = out if output is not None else root
    with writing_to(written, setting.language), _progress(setting) as progress:
        result = grade_class(
            setting.course,
            setting.settings,
            wanted,
            source,
            out,
            jobs=jobs,
            devices=setting.device(device),
            unsafe=unsafe,
            force=force,
            language=setting.language,
            progress=progress,
            desk=desk,
        )
    if result.note:
        terminal.progress().print(result.note, soft_wrap=True, markup=False)
    if as_json:
        changes = {"changes": [one.data() for one in result.changes]} if explain_changes else {}
        terminal.show_json(result.data() | changes)
        return
    show_class(result, setting, source)
    if explain_changes:
        from autograder.rendering.changes_table import changes_lines

        terminal.lines("", *changes_lines(result.changes, setting.language))


def report(
    assignment: str,
    *,
    format: Literal["table", "csv", "json", "html"],
    reports: Path | None,
    language: Language | None,
    output: Path | None = None,
) -> None:
    """Show what an earlier `grade` has stored."""
    from autograder.classrun import stored_reports
    from autograder.rendering.summary import summary_data

    setting = open_course(language)
    wanted = find_assignment(setting.course, assignment, setting.language)
    folder = reports or setting.course.root / "reports"
    if format == "html":
        from autograder.cli import classpage

        classpage.html(setting, wanted, folder, output)
        return
    stored = stored_reports(folder, wanted.name, setting.language, program())
    summary = summary_data(stored)
    if format == "json":
        terminal.show_json({"assignment": wanted.name, "reports": stored, "summary": summary})
    elif format == "csv":
        from autograder.rendering.spreadsheet import class_csv

        print(class_csv(stored), end="")
    else:
        from autograder.rendering.class_table import class_table

        terminal.show(class_table(wanted.name, stored, summary, setting.language, terminal.marks()))


def demo(*, language: Language | None, output: Path | None, jobs: int) -> None:
    """Make a small class, grade it, show the table and say where the reports are."""
    from autograder.demo import make_class, run_class
    from autograder.rendering import words

    setting = open_course(language)
    folder = output or setting.course.root / "demo"
    with writing_to(folder, setting.language), terminal.waiting(setting.say(MAKING)):
        made = make_class(setting.course, setting.settings, folder, setting.language)
    with writing_to(folder, setting.language), _progress(setting) as progress:
        result = run_class(setting.course, setting.settings, made, jobs=jobs, progress=progress)
    show_class(result, setting, made.submitted)
    colon = setting.say(words.COLON)
    fullest = result.files[made.worth_a_look.parent.parent.name]
    option = f" --lang {language}" if language else ""
    terminal.lines(
        f"{setting.say(THE_ONE)}{colon}{_shown(fullest)}",
        setting.say(LOOK_AT_ONE).format(program(), quoted(_shown(made.worth_a_look)), option),
    )


def show_class(result: ClassResult, setting: Setting, source: Path) -> None:
    from autograder.rendering import words
    from autograder.rendering.class_table import class_table

    terminal.show(
        class_table(
            result.assignment,
            result.reports,
            result.summary,
            setting.language,
            terminal.marks(),
            str(result.folder if result.reports else source),
        )
    )
    colon = setting.say(words.COLON)
    terminal.lines(
        "",
        f"{setting.say(words.SUMMARY_WRITTEN)}{colon}{_shown(result.summary_file)}",
        f"{setting.say(words.REPORTS_WRITTEN)}{colon}{_shown(result.folder)}/",
    )


def _shown(path: Path) -> str:
    """A path as short as it can be from here."""
    try:
        return str(path.resolve().relative_to(Path.cwd()))
    except ValueError:
        return str(path)


@contextmanager
def _progress(setting: Setting) -> Iterator[Callable[[Step], None]]:
    """A bar in a terminal; elsewhere one line a submission, for a log."""
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bar

    console = terminal.progress()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(setting.say(GRADING), total=None)

        def step(done: Step) -> None:
            bar.update(task, completed=done.done, total=done.total)
            for line in _lines(done, setting, log=not console.is_terminal):
                bar.console.print(line, soft_wrap=True)

        yield step


def _lines(done: Step, setting: Setting, *, log: bool) -> Iterator[str]:
    import os

    from autograder.rendering import words

    data = done.report
    student = one_line(data["student"] or "", 100)
    if log:
        said = f"[{done.done}/{done.total}] {student}"
        if data["status"] == Status.GRADED:
            score = number(data["score"], setting.language)
            said += f" {score} / {number(data['max_score'], setting.language)}"
        else:
            said += f" {setting.say(words.STATUS[Status(data['status'])])}"
        yield said + (f" ({setting.say(KEPT)})" if done.kept else "")
    if done.note:
        yield setting.say(LOOK).format(student, done.note)
    for flag in done.attention:
        lines = flag.strip().splitlines()
        shown = flag if os.environ.get(DEBUG_VARIABLE) else (lines[-1] if lines else "")
        yield setting.say(LOOK).format(student, one_line(shown, 1000))
