"""`autograder report --format …` for other systems, `release` and `gradescope-zip`: files out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from autograder.cli import terminal
from autograder.cli.find import find_assignment
from autograder.cli.invoked import program
from autograder.cli.setting import Setting, open_course
from autograder.cli.writing import ensure_writable, writing_to
from autograder.errors import UsageError
from autograder.rendering.plain import one_line
from autograder.text import Language, Text

if TYPE_CHECKING:
    from autograder.collecting import Known, Person
    from autograder.course import Assignment
    from autograder.exports.marks import Mark
    from autograder.exports.moodle import Filled
    from autograder.values import Report

Format = Literal["gradescope", "moodle", "moodle-feedback", "canvas", "junit"]
Marks = Literal["reports", "gradebook"]

WORKSHEET = Text(
    "--format {} remplit une feuille de Moodle : donne-la avec --worksheet FICHIER. Dans Moodle : "
    "le devoir, Travaux remis, Télécharger la feuille d'évaluation.",
    "--format {} fills a worksheet of Moodle: give it with --worksheet FILE. In Moodle: the "
    "assignment, Submissions, Download grading worksheet.",
)
GRADEBOOK = Text(
    "--format canvas remplit le carnet de notes de Canvas : donne-le avec --gradebook FICHIER. "
    "Dans Canvas : Notes, Exporter, Exporter tout le carnet de notes.",
    "--format canvas fills Canvas's gradebook: give it with --gradebook FILE. In Canvas: Grades, "
    "Export, Export Entire Gradebook.",
)
SAME_FILE = Text(
    "{} serait écrasé par son propre remplissage : choisis un autre fichier avec --output.",
    "{} would be overwritten by its own filling: choose another file with --output.",
)
REPORTS_ONLY = Text(
    "--marks gradebook vaut pour moodle et canvas ; {} montre des rapports.",
    "--marks gradebook is for moodle and canvas; {} shows reports.",
)
WRITTEN = Text("Écrit : {}", "Written: {}")
FILLED = Text("Notes inscrites : {}", "Marks filled in: {}")
PAGES = Text("Retours : {}", "Feedback pages: {}")
FILES = Text("{} fichiers, un par élève", "{} files, one for each student")
LEFT_OPEN = Text("Pas encore de note, laissés tels quels : {}", "No mark yet, left as they are: {}")
ABSENT = Text(
    "Pas dans le fichier, ou plusieurs lignes possibles (--roster les distingue) : {}",
    "Not in the file, or several rows possible (--roster tells them apart): {}",
)
NO_NUMBER = Text(
    "Sans numéro de participant connu, pas dans l'archive (donne --worksheet) : {}",
    "No participant number known, not in the zip (give --worksheet): {}",
)
RELEASED = Text("Pour les élèves, et rien d'autre :", "For students, and nothing else:")
ZIP_HINT = Text("Pour en faire une archive : ajoute --zip.", "To make an archive of it: add --zip.")
BUILDING = Text(
    "Comparaison avec ce qui se construit maintenant…", "Comparing with what is built now…"
)
SECRET = Text(
    "Elle contient les solutions, les tests cachés et la graine secrète : pour Gradescope seul.",
    "It holds the solutions, the hidden tests and the secret seed: for Gradescope alone.",
)
TORCH_VARIABLE = "TORCH_INDEX"
TORCH_FROM = Text("torch s'y installe depuis {}.", "torch is installed there from {}.")
TORCH_AS_SET = Text(
    "torch s'y installe depuis l'index que pip y connaît, souvent avec ses bibliothèques pour GPU. "
    "Pour la petite version CPU : {}=<adresse d'un index> avant la commande.",
    "torch is installed there from the index that pip knows there, often with its libraries for "
    "GPUs. For the small CPU version: {}=<address of an index> before the command.",
)


@dataclass(frozen=True)
class Asked:
    """What was typed after `report ASSIGNMENT --format …`."""

    reports: Path | None = None
    worksheet: Path | None = None
    gradebook: Path | None = None
    column: str | None = None
    roster: Path | None = None
    submitted: Path | None = None
    marks: Marks = "reports"
    output: Path | None = None


def export(assignment: str, format: Format, asked: Asked, *, language: Language | None) -> None:
    """Write the file or the folder that another system takes, and say who is not in it."""
    setting = open_course(language)
    wanted = find_assignment(setting.course, assignment, setting.language)
    if asked.marks == "gradebook" and format not in ("moodle", "canvas"):
        raise UsageError(setting.say(REPORTS_ONLY).format(format))
    if format == "moodle":
        _moodle(setting, wanted, asked)
    elif format == "canvas":
        _canvas(setting, wanted, asked)
    elif format == "moodle-feedback":
        _moodle_feedback(setting, wanted, asked)
    else:
        _files(setting, wanted, asked, format)


def _moodle(setting: Setting, wanted: Assignment, asked: Asked) -> None:
    from autograder.exports.moodle import fill_worksheet
    from autograder.exports.sheet import read_sheet

    marks = _marks(setting, wanted, asked)
    if asked.worksheet is None:
        raise UsageError(setting.say(WORKSHEET).format("moodle"))
    sheet = read_sheet(asked.worksheet, setting.language)
    known = _known(setting, wanted, asked)
    filled = fill_worksheet(sheet, marks, known, setting.language, asked.column)
    output = asked.output or _reports(setting, asked) / f"{wanted.name}_moodle.csv"
    _write_filled(filled, asked.worksheet, output, setting)


def _canvas(setting: Setting, wanted: Assignment, asked: Asked) -> None:
    from autograder.exports.canvas import fill_gradebook
    from autograder.exports.sheet import read_sheet

    marks = _marks(setting, wanted, asked)
    if asked.gradebook is None:
        raise UsageError(setting.say(GRADEBOOK))
    sheet = read_sheet(asked.gradebook, setting.language)
    known = _known(setting, wanted, asked)
    filled = fill_gradebook(sheet, marks, known, wanted, setting.language, asked.column)
    output = asked.output or _reports(setting, asked) / f"{wanted.name}_canvas.csv"
    _write_filled(filled, asked.gradebook, output, setting)


def _moodle_feedback(setting: Setting, wanted: Assignment, asked: Asked) -> None:
    from autograder.collecting import read_record
    from autograder.exports.marks import marks_of
    from autograder.exports.moodle import feedback_zip, participants
    from autograder.exports.pages import feedback_pages
    from autograder.exports.sheet import read_sheet

    reports = _stored(setting, wanted, asked)
    people: Mapping[str, Person] = read_record(_submitted(setting, asked), wanted.name)
    if asked.worksheet is not None:
        sheet = read_sheet(asked.worksheet, setting.language)
        known = _known(setting, wanted, asked)
        people = participants(sheet, marks_of(reports), known, setting.language)
    elif not any(person.source == "moodle" for person in people.values()):
        raise UsageError(setting.say(WORKSHEET).format("moodle-feedback"))
    pages = feedback_pages(setting.course, setting.settings, wanted, reports, setting.language)
    content, left = feedback_zip(pages, people, f"{wanted.name}.html")
    output = asked.output or _reports(setting, asked) / f"{wanted.name}_moodle_feedback.zip"
    _write(output, content, setting)
    terminal.lines(setting.say(PAGES).format(len(pages) - len(left)))
    no_mark = [r.student or r.file for r in reports if (r.student or r.file) not in pages]
    _say_names({LEFT_OPEN: no_mark, NO_NUMBER: left}, setting)


def _files(
    setting: Setting, wanted: Assignment, asked: Asked, format: Literal["gradescope", "junit"]
) -> None:
    """One file a student, under the name of their report."""
    from autograder.exports.gradescope import results_data
    from autograder.exports.junit import junit_xml
    from autograder.rendering.json import dumps
    from autograder.submissions import report_names

    reports = _stored(setting, wanted, asked)
    folder = asked.output or _reports(setting, asked) / f"{wanted.name}_{format}"
    names = report_names(report.student or report.file for report in reports)
    left: list[str] = []
    for report in reports:
        student = report.student or report.file
        if format == "junit":
            content = junit_xml(report, setting.language)
        elif data := results_data(report, setting.language, setting.settings.hint_level):
            content = dumps(data) + "\n"
        else:
            left.append(student)
            continue
        suffix = "xml" if format == "junit" else "json"
        with writing_to(folder, setting.language):
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{names[student]}.{suffix}").write_text(content, encoding="utf-8")
    terminal.lines(
        setting.say(WRITTEN).format(folder),
        setting.say(FILES).format(len(reports) - len(left)),
    )
    _say_names({LEFT_OPEN: left}, setting)


# -- what they share ---------------------------------------------------------------------------


def _reports(setting: Setting, asked: Asked) -> Path:
    return asked.reports or setting.course.root / "reports"


def _submitted(setting: Setting, asked: Asked) -> Path:
    return asked.submitted or setting.course.root / "submitted"


def _stored(setting: Setting, wanted: Assignment, asked: Asked) -> list[Report]:
    from autograder.exports.stored import class_reports

    return class_reports(_reports(setting, asked), wanted.name, setting.language, program())


def _marks(setting: Setting, wanted: Assignment, asked: Asked) -> list[Mark]:
    if asked.marks == "gradebook":
        from autograder.exports.gradebook import gradebook_marks

        return gradebook_marks(setting.course.root, wanted.name, setting.language)
    from autograder.exports.marks import marks_of

    return marks_of(_stored(setting, wanted, asked))


def _known(setting: Setting, wanted: Assignment, asked: Asked) -> list[Known]:
    from autograder.cli.collecting import known_students
    from autograder.collecting import read_roster

    known = [*known_students(setting, _submitted(setting, asked), wanted.name)]
    if asked.roster is not None:
        known += read_roster(asked.roster, setting.language)
    return known


def _write_filled(filled: Filled, source: Path, output: Path, setting: Setting) -> None:
    if output.resolve() == source.resolve():
        raise UsageError(setting.say(SAME_FILE).format(source))
    _write(output, filled.content, setting)
    terminal.lines(setting.say(FILLED).format(len(filled.filled)))
    terminal.lines(*(setting.say(note) for note in filled.notes))
    _say_names({LEFT_OPEN: filled.open, ABSENT: filled.absent}, setting)


def _write(output: Path, content: bytes, setting: Setting, permissions: int = 0o644) -> None:
    with writing_to(output.parent, setting.language):
        output.parent.mkdir(parents=True, exist_ok=True)
        output.touch(permissions)
        output.chmod(permissions)
        output.write_bytes(content)
    terminal.lines(setting.say(WRITTEN).format(output))


def _say_names(groups: Mapping[Text, Iterable[str]], setting: Setting) -> None:
    for text, names in groups.items():
        if shown := [one_line(name, 100) for name in names]:
            terminal.lines(setting.say(text).format(", ".join(shown)))


# -- release and gradescope-zip ----------------------------------------------------------------


def release(
    assignment: str, *, as_zip: bool, output: Path | None, language: Language | None
) -> None:
    """Say what students may have, and make a zip of it."""
    from autograder.releasing import release_files, release_zip

    setting = open_course(language)
    wanted = find_assignment(setting.course, assignment, setting.language)
    target = output or setting.course.root / "dist" / f"{wanted.name}.zip"
    if as_zip or output is not None:
        ensure_writable(target.parent, setting.language)
    with terminal.waiting(setting.say(BUILDING)):
        files = release_files(setting.course, setting.settings, wanted, setting.language)
    if as_zip or output is not None:
        _write(target, release_zip(files), setting)
    terminal.lines(setting.say(RELEASED), *(f"  {name}" for name in files))
    if not as_zip and output is None:
        terminal.lines(setting.say(ZIP_HINT))


def gradescope_zip(assignment: str, *, output: Path | None, language: Language | None) -> None:
    """Write the autograder that Gradescope runs; nobody else of this machine can read it."""
    from autograder.exports.gradescope_zip import gradescope_zip as packed

    setting = open_course(language)
    wanted = find_assignment(setting.course, assignment, setting.language)
    target = output or setting.course.root / "dist" / f"{wanted.name}_gradescope.zip"
    index = os.environ.get(TORCH_VARIABLE, "").strip()
    _write(target, packed(setting.course, wanted.name, setting.language, index), setting, 0o600)
    torch = TORCH_FROM if index else TORCH_AS_SET
    terminal.lines(setting.say(SECRET), setting.say(torch).format(index or TORCH_VARIABLE))
