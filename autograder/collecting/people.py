"""Who is who: a person as an LMS names them, and the student of the gradebook."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from autograder.collecting.names import folded

Key = TypeVar("Key", bound=Hashable)


@dataclass(frozen=True)
class Person:
    """Somebody as a download, a worksheet or a gradebook names them; "" where it does not say.

    lms_id: the number of the LMS (a participant's in Moodle, a user's in Canvas), which source
    names. sid: the school's number or login.
    """

    name: str = ""
    lms_id: str = ""
    sid: str = ""
    email: str = ""
    source: str = ""

    @property
    def number(self) -> str:
        """The number with its LMS: those of two mean nothing to each other."""
        return lms_number(self.source, self.lms_id)


def lms_number(source: str, lms_id: str) -> str:
    return f"{source}:{lms_id}" if lms_id else ""


@dataclass(frozen=True)
class Known:
    """A student of the gradebook, and everything that may stand for them elsewhere.

    ids: numbers and logins of the school. numbers: those of an LMS, as `lms_number` writes them.
    """

    student: str
    names: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    emails: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


def merged(known: Iterable[Known]) -> tuple[Known, ...]:
    """What several lists say of the same student, together."""
    students: dict[str, Known] = {}
    for one in known:
        before = students.get(one.student, Known(one.student))
        students[one.student] = Known(
            one.student,
            tuple(dict.fromkeys((*before.names, *one.names))),
            tuple(dict.fromkeys((*before.ids, *one.ids))),
            tuple(dict.fromkeys((*before.emails, *one.emails))),
            tuple(dict.fromkeys((*before.numbers, *one.numbers))),
        )
    return tuple(students.values())


def name_keys(name: str) -> set[str]:
    """Equal for “Zoé O'Neil”, “O'Neil, Zoé” and the “oneilzoe” of a file's name."""
    words = folded(name)
    if not words:
        return set()
    turned = ("".join(words[i:] + words[:i]) for i in range(len(words)))
    return {*turned, " ".join(sorted(words))}


class Roster:
    """Finds the student of a person: by number, then by address, then by name.

    What two students share tells neither: it counts for nothing.
    """

    def __init__(self, known: Iterable[Known]) -> None:
        self.known = tuple(known)
        self._lms = _Index()
        self._ids = _Index()
        self._emails = _Index()
        self._names = _Index()
        for one in self.known:
            self._lms.add(one.student, one.numbers)
            self._ids.add(one.student, (one.student, *one.ids))
            self._emails.add(one.student, one.emails)
            for name in (one.student, *one.names):
                self._names.add(one.student, name_keys(name))

    def candidates(self, person: Person) -> tuple[str | None, ...]:
        """Whom each kind of evidence points to, from the surest on; None where it tells nobody."""
        return (
            self._lms.only((person.number,)),
            self._ids.only((person.sid,)),
            self._emails.only((person.email,)) or self._ids.only((person.email,)),
            self._ids.only((person.email.partition("@")[0],)),
            self._names.only(name_keys(person.name)),
        )

    def student_of(self, person: Person) -> str | None:
        """The one student who fits; None when nobody or more than one does."""
        return next((student for student in self.candidates(person) if student), None)


def matched(people: Mapping[Key, Sequence[Person]], roster: Roster) -> dict[Key, str]:
    """Who is which student, where several people are to be told apart.

    people: by any key, each as they may be read. A student is one of them at most: the one with
    the surest evidence, and nobody where two have the same.
    """
    found: dict[Key, str] = {}
    settled: set[str] = set()
    told = {key: [roster.candidates(p) for p in persons] for key, persons in people.items()}
    for evidence in zip(*(zip(*told[key], strict=True) for key in told), strict=True):
        claims: dict[str, list[Key]] = {}
        for key, students in zip(told, evidence, strict=True):
            named = set(students) - {None}
            if key not in found and len(named) == 1:
                claims.setdefault(str(named.pop()), []).append(key)
        for student, keys in claims.items():
            if student not in settled and len(keys) == 1:
                found[keys[0]] = student
            settled.add(student)
    return found


class _Index:
    def __init__(self) -> None:
        self._students: dict[str, set[str]] = {}

    def add(self, student: str, keys: Iterable[str]) -> None:
        for key in keys:
            self._students.setdefault(_plain(key), set()).add(student)

    def only(self, keys: Iterable[str]) -> str | None:
        found = {s for key in keys if key for s in self._students.get(_plain(key), ())}
        return found.pop() if len(found) == 1 else None


def _plain(value: str) -> str:
    return value.strip().casefold()
