"""From what was typed to what is meant: assignments, exercises and files, with near misses."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from pathlib import Path

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
    listed = ", ".join(f"{e.name} ({e.id})" for e in exercises)
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


def find_file(path: Path, language: Language) -> Path:
    """`path` when it is a file. Raises UsageError with near misses of its folder."""
    if path.is_file():
        return path
    if path.is_dir():
        inside = sorted(p.name for p in path.iterdir() if p.suffix in SUFFIXES)
        words = Text(
            f"{path} est un dossier : donne le fichier à vérifier.",
            f"{path} is a folder: name the file to check.",
        ).to(language)
        example = f"\n  autograder check {path / inside[0]}" if inside else ""
        raise UsageError(words + example)
    folder = path.parent
    near = (
        sorted(p.name for p in folder.iterdir() if p.suffix in SUFFIXES) if folder.is_dir() else []
    )
    words = Text(f"Fichier introuvable : {path}.", f"No such file: {path}.").to(language)
    raise UsageError(words + near_miss(path.name, near, language))
