"""`autograder build` and `autograder verify`: for those who write the course."""

from __future__ import annotations

from pathlib import Path

import typer

from autograder.cli import terminal
from autograder.cli.boundary import SOMETHING_FAILED
from autograder.cli.find import find_assignment
from autograder.cli.setting import Setting, open_course
from autograder.cli.writing import ensure_writable, writing_to
from autograder.errors import UsageError
from autograder.text import Language, Text

BUILT = Text("{} fichiers construits dans {}", "{} files built in {}")
UP_TO_DATE = Text(
    "Les {} fichiers construits sont à jour et ne trahissent aucune réponse.",
    "The {} built files are up to date and give no answer away.",
)
NOT_UP_TO_DATE = Text("{} points à reprendre", "{} things to mend")
ONE_TO_MEND = Text("1 point à reprendre", "1 thing to mend")
CHECK_WRITES_NOTHING = Text(
    "--check n'écrit rien : --output n'a pas de sens avec lui.",
    "--check writes nothing: --output makes no sense with it.",
)
TAKES_ALONE = Text(
    "--take-source s'emploie sans --check ni --output.",
    "--take-source goes without --check and without --output.",
)
NOTHING_TO_TAKE = Text(
    "source/ ne contient aucune modification à reprendre.", "source/ holds no edit to bring back."
)
TAKEN = Text("Repris dans {} : {}", "Brought back into {}: {}")
ALSO_IN = Text(
    "  Ces textes restent à corriger en {} dans {} : {}",
    "  These texts are still to be changed in {} in {}: {}",
)
LEFT = Text("  Non repris : {} ({})", "  Not brought back: {} ({})")
LANGUAGE_NAMES = {"fr": Text("français", "French"), "en": Text("anglais", "English")}


def build(
    *, language: Language | None, output: Path | None, check: bool, take_source: bool = False
) -> None:
    """Write the built trees, or compare them with what would be written.

    take_source: first bring back into solutions/ what was edited in source/.
    """
    from autograder import build as builder

    setting = open_course(language)
    if take_source:
        if check or output is not None:
            raise UsageError(setting.say(TAKES_ALONE))
        _take_source(setting)
    if not check:
        ensure_writable(output or setting.course.root, setting.language)
        with writing_to(output or setting.course.root, setting.language):
            result = builder.build(
                setting.course, setting.settings, language=language, output=output
            )
        where = setting.say(BUILT).format(len(result.files), result.root)
        terminal.lines(where, *(f"  {file}" for file in result.files))
        return
    if output is not None:
        raise UsageError(setting.say(CHECK_WRITES_NOTHING))
    checked = builder.check_build(setting.course, setting.settings, language=language)
    if checked.passed:
        terminal.lines(setting.say(UP_TO_DATE).format(checked.files))
        return
    count = len(checked.findings)
    mend = setting.say(ONE_TO_MEND if count == 1 else NOT_UP_TO_DATE).format(count)
    terminal.lines(*map(str, checked.findings), mend)
    raise typer.Exit(SOMETHING_FAILED)


def _take_source(setting: Setting) -> None:
    from autograder.build.taking import take_source as bring_back

    with writing_to(setting.course.solutions, setting.language):
        found = bring_back(setting.course, setting.settings)
    if not found:
        terminal.lines(setting.say(NOTHING_TO_TAKE))
    for taken in found:
        where = f"solutions/{taken.file.name}"
        if taken.cells:
            terminal.lines(setting.say(TAKEN).format(where, ", ".join(taken.cells)))
        if taken.texts:
            other = setting.say(LANGUAGE_NAMES[taken.other])
            terminal.lines(setting.say(ALSO_IN).format(other, where, ", ".join(taken.texts)))
        for left in taken.left:
            terminal.lines(setting.say(LEFT).format(left.cell, setting.say(left.why)))


def verify(assignment: str | None, *, language: Language | None, as_json: bool) -> None:
    """Run the programs of one assignment, or of all, through the graders."""
    from rich.progress import Progress

    from autograder.engine import open_engine
    from autograder.rendering.matrix_table import matrix_data, matrix_table
    from autograder.verify import verify as prove

    setting = open_course(language)
    assignments = (
        setting.course.assignments
        if assignment is None
        else (find_assignment(setting.course, assignment, setting.language),)
    )
    console = terminal.progress()
    with (
        open_engine(setting.course, setting.settings, own_code=True) as engine,
        Progress(console=console, transient=True, disable=not console.is_terminal) as bar,
    ):
        task = bar.add_task("verify", total=None)

        def step(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        matrices = [prove(engine, one.name, progress=step) for one in assignments]
    if as_json:
        terminal.show_json([matrix_data(m) for m in matrices])
    else:
        for matrix in matrices:
            terminal.show(matrix_table(matrix, setting.language, terminal.marks()))
    if not all(matrix.ok for matrix in matrices):
        raise typer.Exit(SOMETHING_FAILED)
