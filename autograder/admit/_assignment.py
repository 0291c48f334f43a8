"""Which assignment a file answers: by its name, by what it defines, by what the caller says."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass

from autograder.admit import _words
from autograder.admit._raw import Unreadable
from autograder.admit._words import fill
from autograder.course import Assignment, Course
from autograder.text import Text

_SUFFIX = re.compile(r"(?:\.(?:ipynb|py|txt|json|html?|download))+$")
# Of another assignment's exercises, the share that makes a file that assignment, not a slip.
_NEARLY_ALL = 0.75


@dataclass(frozen=True)
class Identified:
    assignment: Assignment
    notes: tuple[Text, ...] = ()
    attention: tuple[str, ...] = ()


def base_name(file: str) -> str:
    """Without folders, whichever way the student's system writes them."""
    return re.split(r"[/\\]", file.rstrip("/\\"))[-1]


def by_name(file: str, course: Course) -> Assignment | None:
    """The only assignment whose name, or whose number (ps1), the file name holds."""
    stem = _plain(file)
    full = [a for a in course.assignments if _holds(stem, _plain(a.name))]
    if full:
        longest = max(full, key=lambda a: len(a.name))
        return longest if all(a.name in longest.name for a in full) else None
    short = [a for a in course.assignments if _holds(stem, _plain(a.name).split("_")[0])]
    return short[0] if len(short) == 1 else None


def by_content(defined: Iterable[str], course: Course) -> Assignment | None:
    """The assignment with most of its exercises defined; None when none or two are first."""
    names = frozenset(defined)
    counts = sorted(
        ((len(a.defined_names & names), a) for a in course.assignments),
        key=lambda pair: -pair[0],
    )
    if not counts or counts[0][0] == 0:
        return None
    if len(counts) > 1 and counts[1][0] == counts[0][0]:
        return None
    return counts[0][1]


def identify(file: str, defined: frozenset[str], course: Course, asked: str | None) -> Identified:
    """The file name first, then the content, then `asked`; disagreement is noted.

    A file named after an assignment of which it defines nothing is taken by its content; where
    the caller asked for the assignment that its name tells, only if that content is clearly
    another one's, nearly whole. Raises Unreadable.
    """
    named, found = by_name(file, course), by_content(defined, course)
    caller = course.assignment(asked) if asked is not None else None
    chosen = named or found or caller
    if named and found and not named.defined_names & defined:
        whole = len(found.defined_names & defined) >= _NEARLY_ALL * len(found.defined_names)
        chosen = found if caller is not named or whole else named
    if chosen is None:
        raise Unreadable(fill(_words.WHICH_ASSIGNMENT, examples=_examples(course)))
    notes: list[Text] = []
    if named is None:
        known = _words.KNOWN_BY_CONTENT if found else _words.KNOWN_BY_CALLER
        if caller is not chosen or not found:
            notes.append(fill(known, assignment=chosen.name))
    elif named is not chosen:
        notes.append(_contradiction(chosen, named, "son nom dit", "its name says"))
    elif found and found is not chosen and not chosen.defined_names & defined:
        who = "les fonctions définies sont celles de", "the functions defined are those of"
        notes.append(_contradiction(chosen, found, *who))
    if caller and caller is not chosen:
        who = "on attendait le devoir", "the assignment expected was"
        notes.append(_contradiction(chosen, caller, *who))
    renamed = file not in (f"{chosen.name}.ipynb", f"{chosen.name}.py")
    return Identified(chosen, tuple(notes), (_words.RENAMED_FILE,) if renamed else ())


def _contradiction(chosen: Assignment, other: Assignment, fr: str, en: str) -> Text:
    return fill(
        _words.CONTRADICTION,
        assignment=chosen.name,
        other=other.name,
        source_fr=fr,
        source_en=en,
    )


def _examples(course: Course) -> str:
    return ", ".join(f"{a.name}.ipynb" for a in course.assignments[:3])


def _plain(name: str) -> str:
    name = _SUFFIX.sub("", unicodedata.normalize("NFKC", name).lower().strip())
    return re.sub(r"[^\w]+", "_", name)


def _holds(stem: str, name: str) -> bool:
    return re.search(rf"(?<![a-z0-9]){re.escape(name)}(?![a-z0-9])", stem) is not None
