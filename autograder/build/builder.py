"""Derive the built trees of a course from its authored texts."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.build.authored import AuthoredText, read_authored
from autograder.build.nodes import dump
from autograder.build.notebook import notebook
from autograder.build.problems import AuthoredTextError, near_miss
from autograder.build.protection import refuse_hand_edits
from autograder.build.release import generate
from autograder.build.script import script
from autograder.course import Course
from autograder.errors import UsageError
from autograder.settings import Settings
from autograder.text import Language

if TYPE_CHECKING:
    from autograder.build.visible import Checks

# The files checks.py of a course: `autograder.build.visible.render_checks`.
RenderChecks = Callable[[Course, Settings, Language], "Checks"]


@dataclass(frozen=True)
class BuildResult:
    """What a build wrote. files: relative to `root`, in a fixed order.

    registered: whether the course's gradebook knows the assignments now.
    """

    root: Path
    language: Language
    assignments: tuple[str, ...]
    files: tuple[Path, ...]
    registered: bool


def build(
    course: Course,
    settings: Settings,
    *,
    language: Language | None = None,
    output: Path | None = None,
    render: RenderChecks | None = None,
) -> BuildResult:
    """Write assignments/, source/ and release/ of every assignment.

    language: of the texts; that of the settings when None.
    output: a folder to build into, leaving the course's trees and gradebook alone.
    Raises AuthoredTextError, HandEditedError, or UsageError when nbgrader refuses; nothing is
    written when an authored text is at fault or somebody's work would be lost.
    """
    language = language or settings.language
    root = output or course.root
    with tempfile.TemporaryDirectory(prefix="autograder-build-") as scratch:
        # Built aside first: a fault found half-way leaves the course's trees as they were.
        staged = Path(scratch)
        files = stage(course, settings, language, staged, render)
        refuse_hand_edits(root, staged, course, language, clears=output is None)
        for file in files:
            if output is not None or file.parts[0] != "release":
                _place(staged / file, root / file)
    if output is None:
        for assignment in course.assignments:
            generate(
                assignment.name,
                root=root,
                config_of=course.root,
                language=language,
                gradebook=True,
            )
    return BuildResult(
        root, language, tuple(a.name for a in course.assignments), files, output is None
    )


def stage(
    course: Course,
    settings: Settings,
    language: Language,
    into: Path,
    render: RenderChecks | None = None,
) -> tuple[Path, ...]:
    """Build everything under an empty folder, without a gradebook; the files, relative to it."""
    texts = read_course(course)
    check_points(texts, settings)
    checks = (render or _render_checks)(course, settings, language)
    checks_name = f"{course.checks_module}.py"
    _write(into / "assignments" / checks_name, checks.whole)
    for text in texts:
        name = text.assignment.name
        _write(into / "assignments" / f"{name}.py", script(text, language))
        points = points_of(text, settings)
        _write(into / "source" / name / f"{name}.ipynb", dump(notebook(text, points, language)))
        _write(into / "source" / name / checks_name, checks.alone[name])
        for page in text.assignment.pages:
            source = (course.solutions / "explorers" / page).read_text(encoding="utf-8")
            for folder in (into / "assignments", into / "source" / name):
                _write(folder / page, in_language(source, language))
        for data in text.assignment.files:
            for folder in (into / "assignments", into / "source" / name):
                _place(_given_data(course, data), folder / data)
        generate(name, root=into, config_of=course.root, language=language, gradebook=False)
    return tuple(sorted(p.relative_to(into) for p in into.rglob("*") if p.is_file()))


def _given_data(course: Course, name: str) -> Path:
    """A file of solutions/data/. Raises UsageError when it is not there."""
    path = course.solutions / "data" / name
    if not path.is_file():
        raise UsageError(f"{path} is missing: it goes with an assignment.")
    return path


def in_language(page: str, language: Language) -> str:
    """An interactive page, which speaks both languages, opening in this one."""
    return page.replace('<html lang="fr">', f'<html lang="{language}">', 1)


def read_course(course: Course) -> tuple[AuthoredText, ...]:
    """Every authored text; problems of all of them come in one AuthoredTextError."""
    texts: list[AuthoredText] = []
    errors: list[AuthoredTextError] = []
    for assignment in course.assignments:
        try:
            texts.append(read_authored(course.solutions / f"{assignment.name}.py", assignment))
        except AuthoredTextError as error:
            errors.append(error)
    if len(errors) > 1:
        raise UsageError("\n".join(map(str, errors)))
    if errors:
        raise errors[0]
    return tuple(texts)


def points_of(text: AuthoredText, settings: Settings) -> dict[str, float]:
    """Points of each exercise and written answer by name: the settings' over the course's."""
    assignment = text.assignment
    exercises = {e.name: settings.points_of(assignment, e) for e in assignment.exercises}
    return {
        **exercises,
        **{name: settings.written_points(assignment, name) for name in text.written},
    }


def check_points(texts: tuple[AuthoredText, ...], settings: Settings) -> None:
    """Raise UsageError when the settings give points to what no assignment has."""
    known = {text.assignment.name: points_of(text, settings) for text in texts}
    for assignment, given in settings.points.items():
        where = f"c.AttentionCourse.points[{assignment!r}]"
        if assignment not in known:
            hint = near_miss(assignment, known)
            raise UsageError(f"{where}: this course has no assignment of that name.{hint}")
        for name in given:
            if name not in known[assignment]:
                hint = near_miss(name, known[assignment])
                raise UsageError(
                    f"{where}: {name!r} is neither an exercise nor a written answer.{hint}"
                )


def _render_checks(course: Course, settings: Settings, language: Language) -> Checks:
    from autograder.build.visible import render_checks

    return render_checks(course, settings=settings, language=language)


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _place(file: Path, where: Path) -> None:
    where.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, where)
