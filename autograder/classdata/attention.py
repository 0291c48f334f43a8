"""Who needs a person's look, and why. A flag takes no points."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from autograder.classdata.handed_in import HandedIn
from autograder.classdata.signs import Sign
from autograder.classdata.similarity import Alike, Form, alike_among, alike_the_reference
from autograder.submissions import SEVERAL_FILES
from autograder.text import Text, same
from autograder.values import CheckOutcome, Report, Status

NOTHING = Text("", "")
REJECTED = Text("refusé", "rejected")
NOT_GRADED = Text("non noté, par notre faute", "not graded, through a fault of ours")
FORBIDDEN = Text("raccourci interdit dans `{}`", "forbidden shortcut in `{}`")
SIGN = Text("signe d'attaque : {}", "sign of an attack: {}")
LIKE_REFERENCE = Text(
    "même code que le corrigé, aux noms près", "same code as the solution, but for names"
)
THE_REFERENCE = Text("même code que le corrigé, à la lettre", "the solution's code, to the letter")
LIKE_OTHERS = Text("même code que {}, aux noms près", "same code as {}, but for names")
OTHERS_CODE = Text("même code que {}, à la lettre", "same code as {}, to the letter")
NOTED = Text("à l'admission", "on admission")
_ADMITTED = {
    "duplicated cells": Text("cellules en double", "duplicated cells"),
    "retyped cell": Text("cellule de code changée en texte", "code cell changed into text"),
    "no ids": Text(
        "carnet sans identifiants, souvent exporté par un autre outil",
        "notebook without ids, often exported by another tool",
    ),
    "other kernel": Text("carnet d'un autre noyau", "notebook of another kernel"),
    "renamed file": Text("fichier renommé", "renamed file"),
    "other kind of file": Text(
        "fichier d'une autre nature que ce que dit son nom",
        "file of another kind than its name says",
    ),
}
_SEVERAL = Text("plusieurs fichiers : {}", "several files: {}")

# The sooner to be looked at, the smaller: what admission noted is only good to know.
_REJECTED, _UNGRADED, _ATTACK, _FORBIDDEN, _COPIED, _NOTED = range(6)


@dataclass(frozen=True)
class Flag:
    """One reason to look. detail: a message, names of exercises, or a line of the student's.

    rank: the smaller, the sooner to be looked at.
    """

    what: Text
    detail: Text = NOTHING
    code: bool = False  # the detail is code
    rank: int = _NOTED


def flags(
    reports: Iterable[Report],
    handed: Mapping[str, HandedIn],
    reference: Mapping[str, Form],
) -> dict[str, list[Flag]]:
    """By student, for those who have any: notes of admission alone come last.

    handed: what was handed in, by student, where it could be read again.
    """
    reports = list(reports)
    forms = {student: one.forms for student, one in handed.items()}
    copied = _copied(alike_the_reference(forms, reference), alike_among(forms))
    found = {}
    for report in reports:
        student = report.student or report.file
        own = [*_of_report(report)]
        if student in handed:
            own += [_attack(sign) for sign in handed[student].signs]
        own += copied.get(student, [])
        own += _admitted(report)
        if own:
            found[student] = sorted(own, key=lambda flag: flag.rank)
    return dict(sorted(found.items(), key=lambda one: one[1][0].rank))


def _attack(sign: Sign) -> Flag:
    what = Text(SIGN.fr.format(sign.what.fr), SIGN.en.format(sign.what.en))
    return Flag(what, same(sign.line), code=True, rank=_ATTACK)


def _of_report(report: Report) -> Iterable[Flag]:
    reason = report.reason or NOTHING
    if report.status is Status.REJECTED:
        yield Flag(REJECTED, reason, rank=_REJECTED)
    if report.status is Status.NOT_GRADED:
        yield Flag(NOT_GRADED, reason, rank=_UNGRADED)
    for exercise in report.exercises:
        used = [c for c in exercise.checks if c.outcome is CheckOutcome.FORBIDDEN]
        if used:
            what = Text(FORBIDDEN.fr.format(exercise.name), FORBIDDEN.en.format(exercise.name))
            yield Flag(what, used[0].message or NOTHING, rank=_FORBIDDEN)


def _admitted(report: Report) -> Iterable[Flag]:
    for words in report.attention:
        if words.startswith(SEVERAL_FILES):
            files = words.removeprefix(SEVERAL_FILES)
            told = Text(_SEVERAL.fr.format(files), _SEVERAL.en.format(files))
        else:  # a traceback tells by its last line
            lines = words.strip().splitlines() or [""]
            told = _ADMITTED.get(words, same(lines[-1]))
        yield Flag(NOTED, told)


def _copied(reference: Iterable[Alike], among: Iterable[Alike]) -> dict[str, list[Flag]]:
    found: dict[str, list[Flag]] = {}
    for alike in reference:
        (student,) = alike.students
        what = THE_REFERENCE if alike.to_the_letter else LIKE_REFERENCE
        found.setdefault(student, []).append(Flag(what, _named(alike), rank=_COPIED))
    for alike in among:
        for student in alike.students:
            others = ", ".join(other for other in alike.students if other != student)
            text = OTHERS_CODE if alike.to_the_letter else LIKE_OTHERS
            what = Text(text.fr.format(others), text.en.format(others))
            found.setdefault(student, []).append(Flag(what, _named(alike), rank=_COPIED))
    return found


def _named(alike: Alike) -> Text:
    return same(", ".join(f"`{name}`" for name in alike.exercises))
