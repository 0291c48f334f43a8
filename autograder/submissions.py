"""A folder of submissions: who handed in which file."""

from __future__ import annotations

import hashlib
import os
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

SUFFIXES = (".ipynb", ".py")
_NAME_BYTES = 120  # leaves room for suffixes below the 255 bytes of most file systems
_PLAIN_SIGNS = set(" ._-+@'()")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)  # on Windows


@dataclass(frozen=True)
class Found:
    """One student's folder. file is None where nothing can be graded.

    others: files that could have been meant too, for the instructor to know.
    """

    student: str
    file: Path | None
    others: tuple[str, ...] = ()


def find_submissions(
    submitted: Path, assignment: str, given_files: Iterable[str] = ()
) -> list[Found]:
    """Every student under `submitted`, by name, with the file that best matches.

    Looks in <student>/<assignment>/ and directly in <student>/. Links that lead out of the
    student's folder are not followed. A loose file in `submitted` itself belongs to nobody.
    """
    return [
        _found(folder, assignment, frozenset(given_files))
        for folder in sorted(_folders(submitted), key=lambda path: path.name)
    ]


def _folders(submitted: Path) -> Iterable[Path]:
    for entry in os.scandir(submitted):
        if entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
            yield Path(entry.path)


def _found(folder: Path, assignment: str, given: frozenset[str]) -> Found:
    own = folder / assignment
    candidates = [
        (where, path)
        for where, inside in enumerate((own, folder))
        for path in _files(inside, folder, given)
    ]
    ranked = sorted(candidates, key=lambda pair: _rank(pair[0], pair[1], assignment))
    if ranked and ranked[0][0] == 1 and not _names(ranked[0][1], assignment):
        # A file beside the assignment's folder may well be another assignment's.
        ranked = [pair for pair in ranked if _could_be(pair[1], assignment)]
    if not ranked:
        return Found(folder.name, None)
    best, *others = [path for _, path in ranked]
    return Found(folder.name, best, tuple(path.name for path in others))


def _files(inside: Path, folder: Path, given: frozenset[str]) -> Iterable[Path]:
    if not inside.is_dir() or not _stays(inside, folder):
        return
    for path in sorted(inside.iterdir()):
        if path.suffix.lower() not in SUFFIXES or path.name in given or path.name.startswith("."):
            continue
        if path.is_file() and _stays(path, folder):
            yield path


def _stays(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def _names(path: Path, assignment: str) -> bool:
    return assignment.casefold() in path.stem.casefold()


def _could_be(path: Path, assignment: str) -> bool:
    """False when the name says another assignment: ps2_… for ps1_…"""
    prefix = re.match(r"ps\d+", path.stem.casefold())
    return prefix is None or assignment.casefold().startswith(prefix.group() + "_")


def _rank(where: int, path: Path, assignment: str) -> tuple[int, int, int, str]:
    """Small is better: the exact name, then a name that contains it, then any other file."""
    exact = path.stem.casefold() == assignment.casefold()
    closeness = 0 if exact else 1 if _names(path, assignment) else 2
    return closeness, where, SUFFIXES.index(path.suffix.lower()), path.name


def report_names(students: Iterable[str]) -> dict[str, str]:
    """A file name, without suffix, for each student: safe, and never the same for two.

    A name is the student's own where it is harmless on every file system; otherwise its
    harmless characters and a digest of the whole.
    """
    names: dict[str, str] = {}
    taken: set[str] = set()
    for student in sorted(set(students)):
        name = student if _harmless(student) else _digested(student)
        if name.casefold() in taken:
            name = _digested(student)
        taken.add(name.casefold())
        names[student] = name
    return names


def _harmless(student: str) -> bool:
    return (
        bool(student)
        and all(c.isalnum() or c in _PLAIN_SIGNS for c in student)
        and unicodedata.normalize("NFC", student) == student
        and len(student.encode("utf-8", "surrogateescape")) <= _NAME_BYTES
        and student[0] not in " .-"
        and student[-1] not in " ."
        and not _RESERVED.fullmatch(student)
    )


def _digested(student: str) -> str:
    digest = hashlib.sha256(student.encode("utf-8", "surrogateescape")).hexdigest()[:12]
    kept = "".join(c for c in student if c.isascii() and (c.isalnum() or c in "_-")).lstrip("-")
    return f"{kept[:40] or 'student'}-{digest}"
