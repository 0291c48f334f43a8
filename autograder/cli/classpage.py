"""`autograder report --format html` and `autograder debrief`: a class, for its teacher."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from autograder.cli import terminal
from autograder.cli.find import find_assignment
from autograder.cli.invoked import program
from autograder.cli.setting import Setting, open_course
from autograder.cli.writing import writing_to
from autograder.errors import UsageError
from autograder.text import Language, Text

if TYPE_CHECKING:
    from autograder.course import Assignment
    from autograder.values import Report

PAGE_WRITTEN = Text("La classe en une page", "The class in one page")
DEBRIEF_WRITTEN = Text("Le carnet pour le prochain cours", "The notebook for the next lecture")
DEBRIEF_FILE = "debrief.ipynb"
NOT_GRADED_YET = Text(
    "Il n'y a pas encore de rapports complets dans {}. Pour les faire :\n  {} grade {}",
    "There are no complete reports in {} yet. To make them:\n  {} grade {}",
)


def html(setting: Setting, assignment: Assignment, reports: Path, output: Path | None) -> None:
    """Write the page of the class beside the reports, or where `output` says."""
    from autograder.classdata.attention import flags
    from autograder.classdata.handed_in import read_class, reference_forms
    from autograder.classrun import write
    from autograder.rendering.class_page import ClassView, class_page

    language = setting.language
    results = _results(setting, assignment, reports)
    path = output or reports / f"{assignment.name}.html"
    # Submissions and reports lie side by side: in the course folder, and in a demo's.
    submitted = reports.resolve().parent / "submitted"
    handed = read_class(setting.course, assignment, submitted)
    folders = {student: one.folder for student, one in handed.items()}
    names = [report.student or report.file for report in results]
    view = ClassView(
        assignment.name,
        assignment.title.to(language),
        results,
        flags(results, handed, reference_forms(setting.course, assignment)),
        _links(names, folders, reports.resolve().parent / "feedback", assignment.name, path),
        handed,
        "" if handed or not results else str(submitted),
        setting.settings.course_title,
    )
    with writing_to(path.parent, language):
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, class_page(view, language))
    _told(setting, PAGE_WRITTEN, path)


def debrief(
    assignment: str, *, reports: Path | None, output: Path | None, lang: Language | None
) -> None:
    """Write the notebook of the class's most frequent mistakes."""
    from autograder.classrun import write
    from autograder.debrief import debrief_notebook

    setting = open_course(lang)
    wanted = find_assignment(setting.course, assignment, setting.language)
    folder = reports or setting.course.root / "reports"
    results = _results(setting, wanted, folder)
    path = output or Path(DEBRIEF_FILE)
    if path.is_dir():
        path = path / DEBRIEF_FILE
    with writing_to(path.parent, setting.language):
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, debrief_notebook(setting.course, wanted, results, setting.language))
    _told(setting, DEBRIEF_WRITTEN, path)


def _results(setting: Setting, assignment: Assignment, reports: Path) -> list[Report]:
    """The whole reports of a class, by student. A class of nobody has none."""
    from autograder.desk.stored import stored_class

    results = list(stored_class(reports, assignment.name))
    graded_before = (reports / f"{assignment.name}_summary.json").is_file()
    if not results and (not graded_before or any((reports / assignment.name).glob("*.json"))):
        folder = reports / assignment.name
        raise UsageError(setting.say(NOT_GRADED_YET).format(folder, program(), assignment.name))
    return sorted(results, key=lambda report: (report.student or report.file).casefold())


def _links(
    names: Sequence[str], folders: dict[str, str], feedback: Path, assignment: str, page: Path
) -> dict[str, str]:
    """Address, relative to the page, of each feedback page that exists."""
    links = {}
    for name in names:
        file = feedback / folders.get(name, name) / assignment / f"{assignment}.html"
        try:
            there = file.is_file()
        except (OSError, ValueError):
            continue  # a name that no file system takes
        if there:
            relative = os.path.relpath(file, page.resolve().parent)
            links[name] = quote(Path(relative).as_posix())
    return links


def _told(setting: Setting, what: Text, path: Path) -> None:
    from autograder.rendering import words

    terminal.lines(f"{setting.say(what)}{setting.say(words.COLON)}{path}")
