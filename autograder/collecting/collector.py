"""An LMS download becomes submitted/<student>/<assignment>/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any

from autograder.collecting.archive import Download, Refused, Unreadable
from autograder.collecting.names import may_be_folder, same_file
from autograder.collecting.people import Known, Person, Roster, matched
from autograder.collecting.placing import TIMESTAMP, Placed, place
from autograder.collecting.record import keep_record
from autograder.collecting.sources import Contents, HandedIn, Piece, Source, read_source
from autograder.submissions import SUFFIXES, report_names
from autograder.text import Language, Text

STUDENT_FILES = 500
STUDENT_BYTES = 256 << 20

TOO_MANY_OF_ONE = Text(
    "cet élève a rendu plus de {} fichiers ou de {} Mio",
    "this student handed in more than {} files or {} MiB",
)
TIME_IS_OURS = Text(
    "nbgrader lit dans un fichier de ce nom l'heure du rendu : ce n'est pas à l'élève de l'écrire",
    "nbgrader reads the time of submission in a file of this name: not for a student to write",
)
CLASH_IN_ONE = Text(
    "un autre fichier du même élève a le même nom, aux majuscules près",
    "another file of the same student has the same name, but for capitals",
)


@dataclass(frozen=True)
class Collected:
    """One person of the download. older: earlier submissions and files, left aside."""

    person: Person
    student: str | None
    outcome: Placed
    files: tuple[str, ...] = ()
    older: tuple[str, ...] = ()
    time: datetime | None = None
    late: bool = False
    new_student: bool = False  # not of the list or the gradebook: named as in the LMS


@dataclass(frozen=True)
class Collection:
    assignment: str
    source: Source
    submitted: Path
    entries: tuple[Collected, ...]
    refused: tuple[Refused, ...] = field(default=())
    dry_run: bool = False

    def data(self, language: Language) -> dict[str, Any]:
        """Plain types, for --json."""
        return {
            "assignment": self.assignment,
            "from": self.source,
            "submitted": str(self.submitted),
            "dry_run": self.dry_run,
            "students": [
                {
                    **asdict(entry.person),
                    "student": entry.student,
                    "outcome": entry.outcome.value,
                    "new_student": entry.new_student,
                    "files": list(entry.files),
                    "older": list(entry.older),
                    "time": entry.time.isoformat() if entry.time else None,
                    "late": entry.late,
                }
                for entry in self.entries
            ],
            "refused": [
                {"name": one.name, "reason": one.reason.to(language)} for one in self.refused
            ],
        }


def collect_download(
    download: Download,
    source: Source,
    assignment: str,
    submitted: Path,
    language: Language,
    *,
    known: Sequence[Known] = (),
    times: Mapping[str, datetime] | None = None,
    strict: bool = False,
    replace: bool = False,
    dry_run: bool = False,
) -> Collection:
    """Place what a download holds, and say what became of each person and of each refused file.

    known: students that may be meant. times: by `Person.number`, where the download does not say
    them itself. strict: nobody else is taken; otherwise a person who is
    not among them becomes a student named as in the LMS. Raises UsageError when the download is
    not one of `source`.
    """
    contents = read_source(source, download, assignment, language)
    refused = [*download.refused, *contents.refused]
    entries: list[Collected] = []
    people: dict[str, Person] = {}
    safe = [one for one in known if may_be_folder(one.student)]
    for claim in _claims(contents, source, safe, strict):
        newest, *earlier = sorted(claim.submissions, key=lambda one: one.order, reverse=True)
        pieces, older = _newest_of_each(newest.pieces)
        older += [one.where for one in earlier]
        time = newest.time or (times or {}).get(claim.person.number)
        files = tuple(sorted(pieces))
        if claim.student is None:
            outcome = Placed.CLASH if claim.clash else Placed.UNMATCHED
        elif read := _read(pieces, newest.where, source, refused):
            files = tuple(sorted(read))
            folder = submitted / claim.student / assignment
            outcome = place(folder, read, time=time, replace=replace, dry_run=dry_run)
            people[claim.student] = claim.person
        else:
            outcome, files = Placed.EMPTY, ()
        entries.append(
            Collected(
                claim.person,
                claim.student,
                outcome,
                files,
                tuple(older),
                time,
                newest.late,
                claim.new,
            )
        )
    if people and not dry_run:
        keep_record(submitted, assignment, people)
    entries.sort(key=lambda entry: (entry.student is None, entry.student or entry.person.name))
    return Collection(assignment, source, submitted, tuple(entries), tuple(refused), dry_run)


@dataclass(frozen=True)
class _Claim:
    """A person with their submissions, and the student they are, if one can be told.

    clash: two people would have one folder.
    """

    person: Person
    submissions: tuple[HandedIn, ...]
    student: str | None
    new: bool = False
    clash: bool = False


def _claims(
    contents: Contents, source: Source, known: Sequence[Known], strict: bool
) -> Iterator[_Claim]:
    submissions: dict[Person, list[HandedIn]] = {}
    for one in contents.handed_in:
        for person in one.people:
            submissions.setdefault(person, []).append(one)
    students: dict[Person, tuple[str | None, bool]] = {}
    found = matched({person: (person,) for person in submissions}, Roster(known))
    for person in submissions:
        new = person not in found and not strict
        students[person] = (_new_student(person, source) if new else found.get(person)), new
    folders = Counter(same_file(s) for s, _ in students.values() if s is not None)
    taken = {same_file(one.student): one.student for one in known}
    for person, (student, new) in students.items():
        mine = tuple(submissions[person])
        folder = same_file(student or "")
        if student and (folders[folder] > 1 or (new and folder in taken)):
            yield _Claim(person, mine, None, new, clash=True)
        else:
            yield _Claim(person, mine, student, new)


def _new_student(person: Person, source: Source) -> str:
    """A folder's name for somebody whom no list names: the same for every assignment.

    A participant's number changes from one assignment of Moodle to the next; a user's number in
    Canvas does not.
    """
    if source == "canvas":
        name = "_".join(filter(None, (person.name, person.lms_id)))
    else:
        name = person.sid or person.email or person.name
    name = name or person.lms_id or "student"
    return report_names([name])[name]


def _newest_of_each(pieces: Iterable[Piece]) -> tuple[dict[str, Piece], list[str]]:
    """Of files with one path the newest; the names of the others."""
    newest: dict[str, Piece] = {}
    older: list[str] = []
    for piece in sorted(pieces, key=lambda one: one.number):
        if piece.path in newest:
            older.append(newest[piece.path].member.name)
        newest[piece.path] = piece
    return newest, older


def _read(
    pieces: dict[str, Piece], where: str, source: Source, refused: list[Refused]
) -> dict[str, bytes]:
    """The files' contents, work first, within what one student may hand in.

    A folder is the instructor's own, and may be nbgrader's: its times are kept.
    """
    counts = Counter(same_file(path) for path in pieces)
    folders = {
        same_file(path.rsplit("/", i)[0]) for path in pieces for i in range(1, path.count("/") + 1)
    }
    files: dict[str, bytes] = {}
    total = 0
    for path in sorted(pieces, key=lambda path: (not path.lower().endswith(SUFFIXES), path)):
        member = pieces[path].member
        if source != "folder" and same_file(path) == TIMESTAMP:
            refused.append(Refused(member.name, TIME_IS_OURS))
        elif counts[same_file(path)] > 1 or same_file(path) in folders:
            refused.append(Refused(member.name, CLASH_IN_ONE))
        elif len(files) >= STUDENT_FILES or total + member.size > STUDENT_BYTES:
            limits = STUDENT_FILES, STUDENT_BYTES >> 20
            too_many = Text(TOO_MANY_OF_ONE.fr.format(*limits), TOO_MANY_OF_ONE.en.format(*limits))
            refused.append(Refused(where, too_many))
            break
        else:
            try:
                files[path] = member.read()
            except Unreadable as error:
                refused.append(Refused(member.name, error.reason))
                continue
            total += member.size
    return files
