"""From what was typed to what is meant: assignments, exercises and files, with near misses."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path

from autograder.cli.invoked import quoted
from autograder.course import Assignment, Course, Exercise
from autograder.errors import UsageError
from autograder.text import Language, Text

SUFFIXES = (".ipynb", ".py")


def near_miss(wanted: str, known: Iterable[str], language: Language) -> str:
    """ " Did you mean …?", or nothing where nothing resembles."""
    matches = difflib.get_close_matches(wanted, list(known), n=2, cutoff=0.5)
    if not matches:
        return ""
    names = Text(" ou ", " or ").to(language).join(matches)
    return Text(f" Voulais-tu dire {names} ?", f" Did you mean {names}?").to(language)


def find_assignment(course: Course, wanted: str, language: Language) -> Assignment:
    """The assignment of that name. Raises UsageError with the names that exist."""
    name = wanted.strip().rstrip("/")
    known = [assignment.name for assignment in course.assignments]
    if name in known:
        return course.assignment(name)
    there_are = Text("Il y a : ", "There are: ").to(language) + ", ".join(known) + "."
    unknown = Text(f"Devoir inconnu : {wanted}.", f"Unknown assignment: {wanted}.").to(language)
    raise UsageError(f"{unknown}{near_miss(name, known, language)} {there_are}")


def find_exercise(
    course: Course, assignment: Assignment | None, wanted: str, language: Language
) -> Exercise:
    """The exercise meant by a name or by a number.

    A number is the catalogue's, which is an order only. Where the documents use the same number
    for another exercise, the question which one is meant goes back to the user.

    Raises UsageError when nothing, or more than one exercise, is meant, and when the exercise
    belongs to another assignment than `assignment`.
    """
    everywhere = [(a, e) for a in course.assignments for e in a.exercises]
    found = [(a, e) for a, e in everywhere if wanted in (*e.names, e.id, e.document_number)]
    if not found:
        known = assignment.exercises if assignment else [e for _, e in everywhere]
        raise UsageError(_unknown_exercise(wanted, known, language))
    if len(found) > 1:
        raise UsageError(_which_one(wanted, found, language))
    ((home, exercise),) = found
    if assignment is not None and home != assignment:
        raise UsageError(
            Text(
                f"{exercise.name} fait partie de {home.name}, et ce fichier est {assignment.name}.",
                f"{exercise.name} belongs to {home.name}, and this file is {assignment.name}.",
            ).to(language)
        )
    return exercise


def _unknown_exercise(wanted: str, known: Iterable[Exercise], language: Language) -> str:
    exercises = list(known)
    names = [name for exercise in exercises for name in exercise.names]
    unknown = Text(f"Exercice inconnu : {wanted}.", f"Unknown exercise: {wanted}.").to(language)
    there_are = Text("Il y a : ", "There are: ").to(language)
    listed = ", ".join(e.name for e in exercises)
    return f"{unknown}{near_miss(wanted, names, language)} {there_are}{listed}."


def _which_one(wanted: str, found: list[tuple[Assignment, Exercise]], language: Language) -> str:
    asked = Text(
        f"« {wanted} » peut désigner plusieurs exercices. Lequel ?",
        f"“{wanted}” may mean several exercises. Which one?",
    ).to(language)
    lines = [asked]
    for assignment, exercise in found:
        badge = (
            Text(" (exercice {} du document)", " (the document's exercise {})")
            if exercise.document_number == wanted
            else Text(" (numéro {} du catalogue)", " (the catalogue's number {})")
        ).to(language)
        lines.append(f"  --exercise {exercise.name}{badge.format(wanted)}, {assignment.name}")
    return "\n".join(lines)


def find_file(path: Path, language: Language, course: Course, command: str) -> Path:
    """`path` when it is a file. Raises UsageError with the file that may be meant.

    command: what goes before a file, as it was typed.
    """
    if path.is_file():
        return path
    if path.is_dir():
        words = Text(
            f"{path} est un dossier : donne le fichier à vérifier.",
            f"{path} is a folder: name the file to check.",
        ).to(language)
        at_root = path.resolve() == course.root.resolve()  # where settings lie, and no work
        inside = [] if at_root else _works(path, course)
        inside = inside or [p for p in _given(course) if p.resolve().is_relative_to(path.resolve())]
        raise UsageError(words + (f"\n  {command} {quoted(_short(inside[0]))}" if inside else ""))
    words = Text(f"Fichier introuvable : {path}.", f"No such file: {path}.").to(language)
    near = [p.name for p in _works(path.parent, course)]
    if miss := near_miss(path.name, near, language):
        raise UsageError(words + miss)
    if elsewhere := _elsewhere(path, course):
        there_is = Text("Il y a :", "There is:").to(language)
        lines = "".join(f"\n  {command} {quoted(_short(p))}" for p in elsewhere)
        raise UsageError(f"{words} {there_is}{lines}")
    raise UsageError(words)


def _works(folder: Path, course: Course) -> list[Path]:
    """What a student may have worked in: the assignments by their names first."""
    try:
        inside = [p for p in folder.iterdir() if p.suffix in SUFFIXES and p.is_file()]
    except OSError:
        return []
    names = [assignment.name for assignment in course.assignments]
    own = [p for p in inside if p.name not in course.given_files]
    return sorted(own, key=lambda p: (p.stem not in names, SUFFIXES.index(p.suffix), p.name))


def _given(course: Course) -> list[Path]:
    """The files that students receive: notebooks first."""
    folders = (*(course.release / a.name for a in course.assignments), course.root / "assignments")
    return [work for folder in folders for work in _works(folder, course)]


def _elsewhere(path: Path, course: Course) -> list[Path]:
    """Files of the course with that name, or with one that resembles it."""
    works = _given(course)
    near = difflib.get_close_matches(path.name, [work.name for work in works], n=2, cutoff=0.5)
    return [work for work in works if work.name in near]


def _short(path: Path) -> Path:
    if not path.is_absolute():
        return path
    try:
        return path.resolve().relative_to(Path.cwd())
    except ValueError:
        return path
