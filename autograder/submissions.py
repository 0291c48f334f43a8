"""A folder of submissions: who handed in which file."""

from __future__ import annotations

import hashlib
import os
import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from autograder.course import Assignment, Course

SUFFIXES = (".ipynb", ".py")
SEVERAL_FILES = "several files: "  # a flag of a report: then which was graded, and the others
_NAME_BYTES = 120  # leaves room for suffixes below the 255 bytes of most file systems
_PLAIN_SIGNS = set(" ._-+@'()")
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)  # on Windows


# Folders of tools, archives and environments: nobody's work.
_SKIPPED = re.compile(r"[._].*|.*\.egg-info|node_modules|site-packages|v?env", re.IGNORECASE)
_MISTAKEN = frozenset(
    (".html", ".htm", ".pdf", ".zip", ".rar", ".7z", ".gz", ".tar", ".docx", ".odt", ".json")
)
_DEEPEST = 8  # folders inside each other
_MOST = 5000  # entries of one student's folder
_MOST_READ = 20  # candidates that are read to choose between them


@dataclass(frozen=True)
class Found:
    """One student's folder. file is None where nothing can be graded.

    others: files that could have been meant too, for the instructor to know; paths inside
    `folder`, with "/". folder: the student's own. inside: where nbgrader looks for the
    assignment's files and for timestamp.txt. ranked: every candidate, best match first.
    passed_over: better matches that answer nothing, as `others` tells them.
    """

    student: str
    file: Path | None
    others: tuple[str, ...] = ()
    folder: Path = Path()
    inside: Path = Path()
    ranked: tuple[Path, ...] = ()
    passed_over: tuple[str, ...] = ()

    @property
    def shown(self) -> str:
        """The file's path inside the student's folders, as short as it is clear."""
        return "" if self.file is None else _shown(self.file, self.inside, self.folder)


def find_submissions(
    submitted: Path, assignment: str, given_files: Iterable[str] = ()
) -> list[Found]:
    """Every student under `submitted`, by name, with the file that best matches.

    Looks in <student>/<assignment>/ and its sub-folders, and in <student>/ and those of its
    sub-folders that are not another assignment's. Links that lead out of the student's folder are
    not followed. A loose file in `submitted` itself belongs to nobody.
    """
    return [
        _found(folder, assignment, frozenset(given_files))
        for folder in sorted(_folders(submitted), key=lambda path: path.name)
    ]


def answered_submissions(submitted: Path, course: Course, assignment: Assignment) -> list[Found]:
    """As `find_submissions`; of several files the best match that answers anything.

    A template left as it was released, next to a copy that is filled in, is nobody's answer.
    """
    found = find_submissions(submitted, assignment.name, course.given_files)
    return [_answered(one, course, assignment.name) for one in found]


def _answered(found: Found, course: Course, assignment: str) -> Found:
    if len(found.ranked) < 2:
        return found
    candidates = found.ranked[:_MOST_READ]
    best = next((p for p in candidates if _answers(p, course, assignment)), found.file)
    if best is None or best == found.file:
        return found
    ranked = (best, *(path for path in found.ranked if path != best))
    own = found.folder / assignment
    better = found.ranked[: found.ranked.index(best)]
    chosen = _chosen(ranked, own, found.folder, assignment)
    told = tuple(_shown(path, chosen.inside, chosen.folder) for path in better)
    return replace(chosen, passed_over=told)


def _answers(path: Path, course: Course, assignment: str) -> bool:
    from autograder.admit import is_answered

    try:
        return is_answered(path, course, assignment)
    except Exception:
        # The whole class waits for this choice: a file that breaks the reader is told of, as a
        # fault of ours, when its own turn to be read comes.
        return False


def _folders(submitted: Path) -> Iterable[Path]:
    for entry in os.scandir(submitted):
        if entry.is_dir(follow_symlinks=False) and not entry.name.startswith("."):
            yield Path(entry.path)


def _found(folder: Path, assignment: str, given: frozenset[str]) -> Found:
    own = folder / assignment
    files = list(_files(folder, own, assignment, given))
    candidates = [path for path in files if path.suffix.lower() in SUFFIXES]
    # Failing those, what a student may have taken for one: admission says what it is.
    candidates = candidates or [path for path in files if _taken_for_work(path, assignment)]
    ranked = sorted(candidates, key=lambda path: _rank(path, own, folder, assignment))
    if ranked and not ranked[0].is_relative_to(own) and not _names(ranked[0], assignment):
        # A file beside the assignment's folder may well be another assignment's.
        ranked = [path for path in ranked if _could_be(path.stem, assignment)]
    if not ranked:
        return Found(folder.name, None, (), folder, own)
    return _chosen(ranked, own, folder, assignment)


def _chosen(ranked: Sequence[Path], own: Path, folder: Path, assignment: str) -> Found:
    best, *others = ranked
    inside = own if own.is_dir() else best.parent
    told = tuple(
        _shown(path, inside, folder) for path in others if _is_rival(path, best, assignment)
    )
    return Found(folder.name, best, told, folder, inside, tuple(ranked))


def _is_rival(path: Path, best: Path, assignment: str) -> bool:
    """A script beside a notebook is a module of the student's, unless its name says otherwise."""
    if path.suffix.lower() != ".py" or best.suffix.lower() != ".ipynb":
        return True
    number = assignment.split("_")[0].casefold()
    return _names(path, assignment) or path.stem.casefold().startswith(number)


def _shown(path: Path, inside: Path, folder: Path) -> str:
    within = inside if path.is_relative_to(inside) else folder
    return path.relative_to(within).as_posix()


def _files(folder: Path, own: Path, assignment: str, given: frozenset[str]) -> Iterator[Path]:
    """The files that may be the assignment's, wherever they lie in the folder."""
    seen = 0
    waiting = [folder]
    while waiting:
        inside = waiting.pop(0)
        for path in sorted(inside.iterdir()):
            seen += 1
            if seen > _MOST:
                return
            if path.is_dir():
                depth = len(path.relative_to(folder).parts)
                # Within the assignment's own folder a name says no more what is in it.
                open_to_it = path == own or inside.is_relative_to(own)
                if (
                    depth <= _DEEPEST
                    and not _SKIPPED.fullmatch(path.name)
                    and (open_to_it or _could_be(path.name, assignment))
                    and (path == own or not path.is_symlink())
                    and _stays(path, folder)
                ):
                    waiting.append(path)
            elif _is_work(path, given) and path.is_file() and _stays(path, folder):
                yield path


def _is_work(path: Path, given: frozenset[str]) -> bool:
    return path.name not in given and not path.name.startswith(".")


def _taken_for_work(path: Path, assignment: str) -> bool:
    """`x.ipynb.txt` of a browser, a page or an archive in the place of the notebook."""
    name = path.name.casefold()
    named = _names(path, assignment) or ".ipynb" in name or ".py." in name
    return named or path.suffix.lower() in _MISTAKEN


def _stays(path: Path, folder: Path) -> bool:
    return path.resolve().is_relative_to(folder.resolve())


def _names(path: Path, assignment: str) -> bool:
    return assignment.casefold() in path.stem.casefold()


def _could_be(name: str, assignment: str) -> bool:
    """False when the name says another assignment: ps2_… for ps1_…"""
    prefix = re.match(r"ps\d+", name.casefold())
    return prefix is None or assignment.casefold().startswith(prefix.group() + "_")


def _rank(path: Path, own: Path, folder: Path, assignment: str) -> tuple[object, ...]:
    """Small is better: the exact name, then a name that contains it, then any other file.

    Of two such, the one that is where it should be, then the notebook.
    """
    exact = path.stem.casefold() == assignment.casefold()
    closeness = 0 if exact else 1 if _names(path, assignment) else 2
    if not _could_be(path.stem, assignment):
        closeness = 3
    where = 0 if path.is_relative_to(own) else 1
    depth = len(path.relative_to(own if where == 0 else folder).parts)
    suffix = path.suffix.lower()
    kind = SUFFIXES.index(suffix) if suffix in SUFFIXES else len(SUFFIXES)
    return closeness, where, depth, kind, path.as_posix()


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
