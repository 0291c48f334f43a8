"""`autograder collect` and `autograder release`: work in, assignments out."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from autograder.cli import terminal
from autograder.cli.find import find_assignment
from autograder.cli.invoked import program, quoted
from autograder.cli.setting import Setting, open_course
from autograder.cli.writing import writing_to
from autograder.errors import UsageError
from autograder.rendering.plain import one_line
from autograder.text import Language, Text

if TYPE_CHECKING:
    from rich.console import Group

    from autograder.collecting import Collected, Collection, Download, Known, Source
    from autograder.course import Assignment

WHICH = Text(
    "Les noms des fichiers ne disent pas de quel devoir il s'agit : ajoute --assignment. Il y a : "
    "{}.",
    "The files' names do not say which assignment it is: add --assignment. There are: {}.",
)
NOTHING_IN_IT = Text(
    "{} ne contient aucun fichier : rien à ranger.", "{} holds no file: nothing to collect."
)
NOBODY = Text(
    "Personne n'a été trouvé dans {} sous la forme d'un téléchargement de {}.",
    "Nobody was found in {} in the form of a download of {}.",
)
LOOKS_LIKE = Text("Il ressemble à un téléchargement de {} :", "It looks like a download of {}:")
TITLE = Text("{} · {} élèves", "{} · {} students")
IN_DOWNLOAD = Text("dans le téléchargement", "in the download")
STUDENT = Text("élève", "student")
FILES = Text("fichiers", "files")
OUTCOME = Text("résultat", "outcome")
LATE = Text("en retard", "late")
NEW_STUDENT = Text("nouvel élève", "new student")
OLDER = Text("plus anciens, laissés : {}", "older, left aside: {}")
REFUSED = Text("Fichiers laissés de côté", "Files left aside")
DRY_RUN = Text("--dry-run : rien n'a été écrit.", "--dry-run: nothing was written.")
KEPT_HINT = Text(
    "Une autre copie était déjà là et a été gardée. Pour prendre celle du téléchargement : la même "
    "commande avec --replace.",
    "Another submission was there already and was kept. To take the download's: the same command "
    "with --replace.",
)
UNMATCHED_HINT = Text(
    "Qui n'est pas reconnu n'a rien reçu : complète la liste (--roster), puis relance.",
    "Whoever was not matched has nothing placed: complete the list (--roster), then run again.",
)
CLASH_HINT = Text(
    "Deux personnes auraient le même dossier : une liste (--roster) avec leurs numéros ou leurs "
    "adresses les distingue.",
    "Two people would have one folder: a list (--roster) with their numbers or addresses tells "
    "them apart.",
)
NEXT = Text("Pour noter :\n  {} grade {}", "To grade:\n  {} grade {}")
OUTCOMES = {
    "new": Text("placé", "placed"),
    "unchanged": Text("inchangé", "unchanged"),
    "kept": Text("gardé : une autre copie est déjà là", "kept: another one is there already"),
    "replaced": Text("remplacé", "replaced"),
    "unmatched": Text("pas reconnu", "not matched"),
    "clash": Text("ambigu", "ambiguous"),
    "empty": Text("rien à placer", "nothing to place"),
}


def collect(
    file: Path,
    *,
    source: Source,
    assignment: str | None,
    submitted: Path | None,
    roster: Path | None,
    replace: bool,
    dry_run: bool,
    language: Language | None,
    as_json: bool,
) -> None:
    """Put a download into submitted/, and show who was matched."""
    from autograder.collecting import (
        collect_download,
        open_download,
        read_roster,
        submission_times,
    )

    setting = open_course(language)
    folder = submitted or setting.course.root / "submitted"
    with open_download(file, setting.language) as download:
        if not download.members and not download.refused:
            raise UsageError(setting.say(NOTHING_IN_IT).format(file))
        wanted = _assignment(assignment, download, file, setting)
        known = (
            read_roster(roster, setting.language)
            if roster is not None
            else known_students(setting, folder, wanted.name)
        )
        with writing_to(folder, setting.language):
            result = collect_download(
                download,
                source,
                wanted.name,
                folder,
                setting.language,
                known=known,
                times=submission_times(roster) if roster is not None else None,
                strict=roster is not None,
                replace=replace,
                dry_run=dry_run,
            )
        nobody = "" if result.entries else _nobody(download, source, wanted.name, file, setting)
    if as_json:
        terminal.show_json(result.data(setting.language))
    elif result.entries or result.refused:
        terminal.show(_table(result, setting))
    if nobody:
        raise UsageError(nobody)
    if as_json:
        return
    terminal.lines(*_advice(result, setting))


def _nobody(download: Download, source: Source, wanted: str, file: Path, setting: Setting) -> str:
    """What to say of a download in which the form that was named finds nobody."""
    from autograder.collecting import looks_like

    said = setting.say(NOBODY).format(file, source)
    found = looks_like(download, wanted, setting.language)
    if found is None:
        return said
    command = f"{program()} collect {quoted(file)} --from {found}"
    return f"{said} {setting.say(LOOKS_LIKE).format(found)}\n  {command}"


def _assignment(typed: str | None, download: Download, file: Path, setting: Setting) -> Assignment:
    from autograder.collecting import guess_assignment

    if typed is not None:
        return find_assignment(setting.course, typed, setting.language)
    known = [one.name for one in setting.course.assignments]
    names = [member.name for member in download.members]
    guessed = guess_assignment(names, known) or guess_assignment([file.name], known)
    if guessed is None:
        raise UsageError(setting.say(WHICH).format(", ".join(known)))
    return setting.course.assignment(guessed)


def known_students(setting: Setting, submitted: Path, wanted: str) -> tuple[Known, ...]:
    """Students of the gradebook, of earlier downloads, and those who have a folder already."""
    from autograder.collecting import Known, known_of, merged, read_record
    from autograder.exports.gradebook import students_of

    known = list(students_of(setting.course.root, setting.language))
    for one in setting.course.assignments:
        record = read_record(submitted, one.name)
        known += known_of(record, numbers=one.name == wanted)
    if submitted.is_dir():
        folders = sorted(path.name for path in submitted.iterdir() if path.is_dir())
        known += [Known(name) for name in folders if not name.startswith(".")]
    return merged(known)


def _table(result: Collection, setting: Setting) -> Group:
    from rich import box
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text as Line

    from autograder.rendering import words

    title = setting.say(TITLE).format(result.assignment, len(result.entries))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for column in (IN_DOWNLOAD, STUDENT, FILES, OUTCOME):
        table.add_column(setting.say(column), overflow="fold")
    for entry in result.entries:
        told = ", ".join(_told(entry, setting))
        style = "yellow" if entry.outcome in ("kept", "unmatched", "clash", "empty") else "default"
        table.add_row(
            Line(one_line(entry.person.name or entry.person.email or entry.person.lms_id, 80)),
            Line(entry.student or "—"),
            Line(one_line(", ".join(entry.files), 120)),
            Line(told, style=style),
        )
    parts: list[Line | Table] = [Line(title, style="bold"), table]
    if result.refused:
        parts.append(Line(f"\n{setting.say(REFUSED)}", style="bold"))
        colon = setting.say(words.COLON)
        for one in result.refused:
            line = Line(f"  {one_line(one.name, 200)}", style="yellow")
            parts.append(line.append(f"{colon}{setting.say(one.reason)}", style="default"))
    return Group(*parts)


def _told(entry: Collected, setting: Setting) -> list[str]:
    told = [setting.say(OUTCOMES[entry.outcome.value])]
    if entry.new_student and entry.student is not None:
        told.append(setting.say(NEW_STUDENT))
    if entry.late:
        told.append(setting.say(LATE))
    if entry.older:
        told.append(setting.say(OLDER).format(one_line(", ".join(entry.older), 200)))
    return told


def _advice(result: Collection, setting: Setting) -> list[str]:
    outcomes = {entry.outcome.value for entry in result.entries}
    hints = (("kept", KEPT_HINT), ("unmatched", UNMATCHED_HINT), ("clash", CLASH_HINT))
    said = [setting.say(text) for outcome, text in hints if outcome in outcomes]
    if result.dry_run:
        said.append(setting.say(DRY_RUN))
    elif outcomes & {"new", "replaced", "unchanged", "kept"}:
        said.append(setting.say(NEXT).format(program(), result.assignment))
    return ["", *said]
