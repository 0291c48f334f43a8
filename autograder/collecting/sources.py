"""From the names in a download to who handed in what: one reader for each LMS."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Literal, get_args

from autograder.collecting.archive import Download, Member, Refused, Unreadable
from autograder.collecting.names import parts_of
from autograder.collecting.people import Person
from autograder.errors import UsageError
from autograder.text import Language, Text

Source = Literal["moodle", "canvas", "gradescope", "folder"]
SOURCES: tuple[Source, ...] = get_args(Source)

NOT_A_STUDENTS = Text("son nom ne dit pas à quel élève il est", "its name does not say whose it is")
NO_FILE_IN_IT = Text(
    "c'est un texte en ligne ou un lien, pas un fichier", "an online text or a link, not a file"
)
NO_METADATA = Text(
    "Il n'y a pas de submission_metadata.yml dans ce téléchargement. Dans Gradescope : Review "
    "Grades, puis Export Submissions.",
    "There is no submission_metadata.yml in this download. In Gradescope: Review Grades, then "
    "Export Submissions.",
)
BAD_METADATA = Text(
    "submission_metadata.yml ne peut pas être lu ({}).",
    "submission_metadata.yml cannot be read ({}).",
)
NOT_IN_METADATA = Text(
    "submission_metadata.yml ne dit pas de qui il est",
    "submission_metadata.yml does not say whose it is",
)
BAD_DATE = Text(
    "sa date ({}) dans submission_metadata.yml ne peut pas être lue : corrige-la, puis relance",
    "its date ({}) in submission_metadata.yml cannot be read: mend it, then run again",
)
_SHOWN_DATE = 40  # characters
METADATA = "submission_metadata.yml"


@dataclass(frozen=True)
class Piece:
    """One file of a submission. number: of two with one path, the larger is the newer."""

    path: str
    member: Member
    number: int = 0


@dataclass(frozen=True)
class HandedIn:
    """One submission. people: more than one for a group.

    order: of two submissions of a person, the larger is the newer. time: in UTC, where known.
    """

    people: tuple[Person, ...]
    where: str
    pieces: tuple[Piece, ...]
    order: tuple[float, int] = (0.0, 0)
    time: datetime | None = None
    late: bool = False


@dataclass(frozen=True)
class Contents:
    handed_in: tuple[HandedIn, ...]
    refused: tuple[Refused, ...]


def read_source(
    source: Source, download: Download, assignment: str, language: Language
) -> Contents:
    """Who handed in what. Raises UsageError when the download is not one of that source."""
    if source == "gradescope":
        return _gradescope(download, language)
    reader: dict[str, Callable[[Download, str], Contents]] = {
        "moodle": _moodle,
        "canvas": _canvas,
        "folder": _folder,
    }
    return reader[source](download, assignment)


def looks_like(download: Download, assignment: str, language: Language) -> Source | None:
    """The source in whose form the download names people; None where none is."""
    for source in ("moodle", "gradescope", "canvas", "folder"):
        try:
            if read_source(source, download, assignment, language).handed_in:
                return source
        except UsageError:
            continue
    return None


# -- Moodle ------------------------------------------------------------------------------------

# mod/assign names folders (or files, where "download in folders" is off) so; a name has no "_".
_MOODLE = re.compile(
    r"(?P<name>[^_]*)_(?P<id>\d+)_assignsubmission_(?P<kind>[a-z]+)(_(?P<rest>.*))?"
)


def _moodle(download: Download, assignment: str) -> Contents:
    groups: dict[tuple[str, str], list[Piece]] = {}
    refused: list[Refused] = []
    for member in download.members:
        parts = member.parts
        at, found = next(
            ((i, m) for i, part in enumerate(parts) if (m := _MOODLE.fullmatch(part))), (0, None)
        )
        path = "/".join(filter(None, ((found["rest"] or "") if found else "", *parts[at + 1 :])))
        if found is None or not path:
            refused.append(Refused(member.name, NOT_A_STUDENTS))
        elif found["kind"] != "file":
            refused.append(Refused(member.name, NO_FILE_IN_IT))
        else:
            groups.setdefault((found["name"], found["id"]), []).append(Piece(path, member))
    return Contents(
        tuple(
            HandedIn(
                (Person(name.strip(), number, source="moodle"),), f"{name}_{number}", tuple(pieces)
            )
            for (name, number), pieces in groups.items()
        ),
        tuple(refused),
    )


# -- Canvas ------------------------------------------------------------------------------------

# name_LATE_user_attachment_file, and anon_key_attachment_file where grading is anonymous.
_CANVAS = re.compile(
    r"(?:(?P<name>.+?)_)??(?:(?P<late>LATE)_)?(?P<id>\d+|anon_[^_]+)_(?P<number>\d+)_(?P<file>.+)"
)
_CANVAS_TEXT = re.compile(r".*_(text|link)\.html")


def _canvas(download: Download, assignment: str) -> Contents:
    groups: dict[tuple[str, str], list[Piece]] = {}
    late: set[tuple[str, str]] = set()
    refused: list[Refused] = []
    for member in download.members:
        name = member.parts[-1]
        found = _CANVAS.fullmatch(name)
        if found is None:
            text = NO_FILE_IN_IT if _CANVAS_TEXT.fullmatch(name) else NOT_A_STUDENTS
            refused.append(Refused(member.name, text))
            continue
        key = (found["name"] or "", found["id"])
        path = _first_name(found["file"], assignment)
        groups.setdefault(key, []).append(Piece(path, member, int(found["number"])))
        if found["late"]:
            late.add(key)
    return Contents(
        tuple(
            HandedIn(
                (Person(*key, source="canvas"),),
                "_".join(filter(None, key)),
                tuple(pieces),
                late=key in late,
            )
            for key, pieces in groups.items()
        ),
        tuple(refused),
    )


def _first_name(file: str, assignment: str) -> str:
    """Canvas numbers a file that is handed in again: ps1_softmax-1.ipynb is ps1_softmax.ipynb."""
    again = re.fullmatch(r"(.+)-\d+(\.\w+)", file)
    return again[1] + again[2] if again and again[1].casefold() == assignment.casefold() else file


# -- Gradescope --------------------------------------------------------------------------------


def _gradescope(download: Download, language: Language) -> Contents:
    found = [m for m in download.members if m.parts[-1] == METADATA]
    if not found:
        raise UsageError(NO_METADATA.to(language))
    metadata = min(found, key=lambda member: len(member.parts))
    known = _metadata(metadata, language)
    depth = len(metadata.parts) - 1
    groups: dict[str, list[Piece]] = {}
    refused: list[Refused] = []
    for member in download.members:
        parts = member.parts[depth:]
        if member is metadata:
            continue
        if len(parts) < 2 or parts[0] not in known:
            refused.append(Refused(member.name, NOT_IN_METADATA))
        elif isinstance(date := known[parts[0]][1], str):
            words = " ".join(date.split())[:_SHOWN_DATE]
            bad = Text(BAD_DATE.fr.format(words), BAD_DATE.en.format(words))
            refused.append(Refused(member.name, bad))
        else:
            groups.setdefault(parts[0], []).append(Piece("/".join(parts[1:]), member))
    handed_in = []
    for where, pieces in groups.items():
        people, date = known[where]
        time = date if isinstance(date, datetime) else None
        number = int(digits[0]) if (digits := re.findall(r"\d+", where)) else 0
        order = (time.timestamp() if time else 0.0, number)
        handed_in.append(HandedIn(people, where, tuple(pieces), order, time))
    return Contents(tuple(handed_in), tuple(refused))


def _metadata(
    member: Member, language: Language
) -> dict[str, tuple[tuple[Person, ...], datetime | str | None]]:
    """Submitters and time by the folder of a submission; the words of a time that is none."""
    import yaml

    class WithoutDates(yaml.SafeLoader):  # type: ignore[misc]  # yaml is untyped
        """Dates stay words: one that no calendar has must not cost the whole class."""

        yaml_implicit_resolvers = {  # noqa: RUF012  # yaml's own
            first: [(tag, form) for tag, form in forms if not tag.endswith(":timestamp")]
            for first, forms in yaml.SafeLoader.yaml_implicit_resolvers.items()
        }

    try:
        data = yaml.load(member.read(), WithoutDates)
    except (yaml.YAMLError, UnicodeError, ValueError, RecursionError, Unreadable) as error:
        words = " ".join(str(error).split())
        raise UsageError(BAD_METADATA.to(language).format(words)) from None
    if not isinstance(data, Mapping):
        raise UsageError(BAD_METADATA.to(language).format(type(data).__name__))
    known = {}
    for where, entry in data.items():
        if isinstance(entry, Mapping):
            submitters = _value(entry, "submitters")
            people = tuple(_person(one) for one in submitters or () if isinstance(one, Mapping))
            if people:
                known[str(where)] = people, _utc(_value(entry, "created_at"))
    return known


def _person(entry: Mapping[Any, Any]) -> Person:
    name, sid, email = (str(_value(entry, key) or "") for key in ("name", "sid", "email"))
    return Person(name, "", sid, email, "gradescope")


def _value(entry: Mapping[Any, Any], key: str) -> Any:
    """Gradescope writes Ruby's symbols as keys."""
    return entry.get(f":{key}", entry.get(key))


def _utc(value: Any) -> datetime | str | None:
    """Times without a zone are UTC there. The words themselves where they are no time."""
    if value is None or value == "":
        return None
    words = re.sub(r"\s+(?:UTC|Z)$", "+00:00", str(value).strip())
    words = re.sub(r"\s+(?=[+-]\d)", "", words)
    try:
        time = datetime.fromisoformat(words)
        return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)
    except (ValueError, OverflowError):
        return str(value)


# -- a folder ----------------------------------------------------------------------------------


def _folder(download: Download, assignment: str) -> Contents:
    """<student>/…, <student>/<assignment>/…, or files named student_assignment."""
    top = _wrapper([m.parts for m in download.members], assignment)
    folders: dict[str, list[Piece]] = {}
    flat: list[HandedIn] = []
    refused: list[Refused] = []
    for member in download.members:
        parts = member.parts[top:]
        if len(parts) == 1:
            named = _flat(parts[0], assignment)
            if named is None:
                refused.append(Refused(member.name, NOT_A_STUDENTS))
                continue
            student, path, copy = named
            time = member.modified.timestamp() if member.modified else 0.0
            person = (Person(student, sid=student),)
            flat.append(HandedIn(person, parts[0], (Piece(path, member),), (time, copy)))
            continue
        student, *rest = parts
        inside = rest[1:] if len(rest) > 1 and rest[0] == assignment else rest
        folders.setdefault(student, []).append(Piece("/".join(inside), member))
    own = [
        HandedIn((Person(student, sid=student),), student, tuple(pieces))
        for student, pieces in folders.items()
    ]
    return Contents((*own, *flat), tuple(refused))


def _wrapper(paths: Sequence[tuple[str, ...]], assignment: str) -> int:
    """1 when everything lies in one folder that is nobody's, else 0."""
    if len({parts[0] for parts in paths}) != 1 or any(len(parts) < 2 for parts in paths):
        return 0
    inner = {parts[1] for parts in paths}
    if all(len(parts) > 2 for parts in paths):
        return int(len(inner) > 1)
    return int(all(len(parts) > 2 or _flat(parts[1], assignment) for parts in paths))


def _flat(file: str, assignment: str) -> tuple[str, str, int] | None:
    """Student, file name and number of the copy, of student_assignment (1).ipynb."""
    stem, dot, suffix = file.rpartition(".")
    name = re.escape(assignment)
    found = re.fullmatch(
        rf"(?:(?P<a>.+?)[ _.-]+{name}|{name}[ _.-]+(?P<b>[^\W\d_].*?))(?:[ _-]*\((?P<copy>\d+)\))?",
        stem,
        re.IGNORECASE,
    )
    if not dot or found is None:
        return None
    return found["a"] or found["b"], f"{assignment}.{suffix}", int(found["copy"] or 0)


def guess_assignment(names: Iterable[str], known: Sequence[str]) -> str | None:
    """The one assignment that the files' names speak of; None when it is none or several."""
    found: set[str] = set()
    for name in names:
        parts = parts_of(name)
        for words in parts:
            found |= {one for one in known if one.casefold() in words.casefold()}
    if not found:
        short = {one.split("_")[0]: one for one in known}
        for name in names:
            for words in re.findall(r"[a-z]+\d+", name.casefold()):
                found |= {short[words]} if words in short else set()
    return found.pop() if len(found) == 1 else None
