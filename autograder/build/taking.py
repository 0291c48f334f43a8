"""Bring an edit of `source/`, made by hand in the formgrader, back into `solutions/`."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import jupytext
from nbformat import NotebookNode

from autograder.build.authored import AuthoredCell, AuthoredText, parse_authored, read_authored
from autograder.build.builder import points_of
from autograder.build.nodes import new_code_cell, new_notebook, new_text_cell, read_notebook
from autograder.build.notebook import METADATA_KEY, digest, notebook, title
from autograder.build.typography import NO_BREAK, THIN_NO_BREAK, typeset
from autograder.course import Assignment, Course
from autograder.settings import Settings
from autograder.text import LANGUAGES, Language, Text, same

ADDED = Text(
    "cellule ajoutée : donne-lui sa place et son rôle dans {}",
    "cell added: give it its place and its role in {}",
)
REMOVED = Text("cellule supprimée : supprime-la dans {}", "cell removed: remove it in {}")
MOVED = Text("cellules déplacées : déplace-les dans {}", "cells moved: move them in {}")
GRADING = Text(
    "les points et le verrouillage viennent de grading_config.py et de {}",
    "points and locks come from grading_config.py and {}",
)
WRITTEN = Text(
    "la réponse modèle se corrige à côté de {}",
    "the model answer is mended beside {}",
)
BOTH = Text(
    "{} a changé au même endroit depuis la construction : choisis l'une des deux versions",
    "{} has changed in the same place since the build: choose one of the two versions",
)
NOT_WRITABLE = Text(
    "ne peut pas s'écrire dans {} de façon à donner la même cellule",
    "cannot be written in {} so that it gives the same cell",
)
NOT_BUILT = Text(
    "n'est pas un notebook écrit par autograder build",
    "is not a notebook written by autograder build",
)


@dataclass(frozen=True)
class Left:
    """What stays in `source/` alone. cell: its name; why: and what to do."""

    cell: str
    why: Text


@dataclass(frozen=True)
class Taken:
    """One assignment. cells: brought back, by name. texts: of them, those in one language alone.

    other: the language whose text of the same passages was not touched.
    """

    file: Path
    cells: tuple[str, ...]
    texts: tuple[str, ...]
    left: tuple[Left, ...]
    other: Language


def take_source(course: Course, settings: Settings) -> tuple[Taken, ...]:
    """Bring back what can be; only those with an edit. Nothing in `source/` is changed.

    The text of a cell that stands in the authored text goes there, and nothing else of the file
    changes. Raises AuthoredTextError when an edit cannot stand there (a solution without its
    marks, say); then nothing of that assignment is written.
    """
    return tuple(
        taken
        for assignment in course.assignments
        if (taken := _take(course, settings, assignment)) is not None
    )


def _take(course: Course, settings: Settings, assignment: Assignment) -> Taken | None:
    name = assignment.name
    file = course.root / "source" / name / f"{name}.ipynb"
    path = course.solutions / f"{name}.py"
    found = read_notebook(file) if file.is_file() else None
    if found is None:
        return None
    record = found.metadata.get(METADATA_KEY, {})
    language: Language = "en" if record.get("language") == "en" else "fr"
    other = next(one for one in LANGUAGES if one != language)
    where = same(f"solutions/{path.name}")
    authored = read_authored(path, assignment)
    built = notebook(authored, points_of(authored, settings), language)
    if "cells" not in record:
        return Taken(path, (), (), (Left(name, NOT_BUILT),), other)
    recorded = dict(entry.rsplit(":", 1) for entry in record["cells"])
    edited, left = _sorted_out(found, recorded, where)
    places = {
        cell.id: own for cell, own in zip(built.cells, authored.of_language(language), strict=True)
    }
    now = {cell.id: cell for cell in built.cells}
    changes: dict[str, NotebookNode] = {}
    for identity, cell in edited.items():
        if identity in now and digest(now[identity]) == digest(cell):
            continue  # taken already
        if identity not in places or digest(now[identity]) != recorded[identity]:
            left.append(Left(title(cell, identity), _filled(BOTH, where)))
        elif places[identity].role == "written":
            left.append(Left(title(cell, identity), _filled(WRITTEN, where)))
        else:
            changes[identity] = cell
    if not changes and not left:
        return None
    written = _write(authored, settings, language, changes, places)
    for identity in [one for one in changes if one not in written]:
        left.append(Left(title(changes[identity], identity), _filled(NOT_WRITABLE, where)))
    names = [title(changes[identity], identity) for identity in written]
    texts = [
        title(changes[identity], identity)
        for identity in written
        if places[identity].role == "text"
    ]
    return Taken(path, tuple(names), tuple(texts), tuple(left), other)


def _sorted_out(
    found: NotebookNode, recorded: Mapping[str, str], where: Text
) -> tuple[dict[str, NotebookNode], list[Left]]:
    """The cells whose words were changed, by id, and the other edits."""
    left: list[Left] = []
    edited: dict[str, NotebookNode] = {}
    present: list[str] = []
    for number, cell in enumerate(found.cells):
        identity = cell.get("id", f"#{number}")
        if identity not in recorded or identity in present:
            if cell.source.strip():
                left.append(Left(title(cell, identity), _filled(ADDED, where)))
            continue
        present.append(identity)
        if digest(cell) != recorded[identity]:
            edited[identity] = cell
    left += [Left(one, _filled(REMOVED, where)) for one in recorded if one not in present]
    if present != [one for one in recorded if one in present]:
        left.append(Left(title(found.cells[0], "#0"), _filled(MOVED, where)))
    return edited, left


def _write(
    authored: AuthoredText,
    settings: Settings,
    language: Language,
    changes: Mapping[str, NotebookNode],
    places: Mapping[str, AuthoredCell],
) -> list[str]:
    """Put the changed cells into the file; the ids of those that come out as they are in source/.

    A cell that would come out otherwise (its points were changed, say) is left alone.
    """
    before = authored.path.read_text(encoding="utf-8")
    wanted = dict(changes)
    while wanted:
        text = before
        # From the end, so that the lines above keep their numbers.
        for identity in sorted(wanted, key=lambda one: -places[one].line):
            text = _replaced(text, places[identity], wanted[identity].source, language)
        again = parse_authored(text, authored.path, authored.assignment)
        rebuilt = notebook(
            AuthoredText(again.assignment, again.path, again.cells, authored.written),
            points_of(authored, settings),
            language,
        )
        come_out = {cell.id: cell for cell in rebuilt.cells}
        wrong = [
            identity
            for identity, cell in wanted.items()
            if identity not in come_out
            or digest(come_out[identity]) != digest(_as_built(cell, language))
        ]
        if not wrong and len(rebuilt.cells) == len(places):
            authored.path.write_text(text, encoding="utf-8", newline="\n")
            return list(wanted)
        for identity in wrong or list(wanted):
            del wanted[identity]
    return []


def _as_built(cell: NotebookNode, language: Language) -> NotebookNode:
    """The cell with the spaces that a build would give its text."""
    if cell.cell_type != "markdown":
        return cell
    made = copy.deepcopy(cell)
    made.source = typeset(_plain(cell.source), language)
    return made


def _plain(words: str) -> str:
    """With ordinary spaces, as authors type them."""
    return words.replace(THIN_NO_BREAK, " ").replace(NO_BREAK, " ")


def _replaced(text: str, cell: AuthoredCell, source: str, language: Language) -> str:
    """The file with another body below the cell's marker; blank lines around it stay."""
    lines = text.split("\n")
    start = cell.line  # the line after the marker, from 0
    end = next((n for n in range(start, len(lines)) if _is_marker(lines[n])), len(lines))
    while end > start and not lines[end - 1].strip():
        end -= 1
    if cell.role == "text":
        kept = typeset(cell.source, language) == cell.source and NO_BREAK in source
        body = list(_body(new_text_cell(source if kept else _plain(source))))
    else:
        made = new_code_cell(source, metadata={cell.role: cell.name})
        if cell.tags:
            made.metadata["tags"] = list(cell.tags)
        body = list(_body(made))
    return "\n".join([*lines[:start], *body, *lines[end:]])


def _is_marker(line: str) -> bool:
    return line.startswith(("# %%", "#%%"))


def _body(cell: NotebookNode) -> Iterator[str]:
    """The lines that jupytext writes for a cell, below its marker."""
    made = new_notebook([cell], {"jupytext": {"notebook_metadata_filter": "-all"}})
    lines = str(jupytext.writes(made, "py:percent")).rstrip("\n").split("\n")
    first = next(n for n, line in enumerate(lines) if _is_marker(line))
    yield from lines[first + 1 :]


def _filled(text: Text, where: Text) -> Text:
    return Text(text.fr.format(where.fr), text.en.format(where.en))
