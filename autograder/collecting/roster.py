"""A list of students as CSV: the instructor's own, an export of the LMS, or nbgrader's."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from autograder.collecting.names import folded, may_be_folder
from autograder.collecting.people import Known, lms_number
from autograder.errors import UsageError
from autograder.rendering.plain import printable
from autograder.text import Language, Text

NO_ROSTER = Text("La liste {} ne peut pas être lue ({}).", "The list {} cannot be read ({}).")
NO_COLUMN = Text(
    "{} n'a pas de colonne qui nomme les élèves. Colonnes : {}. Il en faut une comme id, "
    "student_id, username, SIS Login ID, et de quoi les reconnaître : name, email…",
    "{} has no column that names the students. Columns: {}. One such as id, student_id, username, "
    "SIS Login ID is needed, and something to know them by: name, email…",
)

BAD_ID = Text(
    "{} : « {} » ne peut pas être le nom d'un dossier.",
    "{}: “{}” cannot be the name of a folder.",
)

# The student's id in the gradebook is in the first of these that is there.
_STUDENT_COLUMNS = (
    "gradebook id",
    "nbgrader id",
    "student id",
    "username",
    "user name",
    "nom d utilisateur",
    "anmeldename",
    "nombre de usuario",
    "sis login id",
    "login",
    "sis user id",
    "id number",
    "numero d identification",
    "id nummer",
    "numero de id",
    "matricule",
    "id",
    "email address",
    "email",
    "adresse de courriel",
    "courriel",
    "e mail adresse",
    "direccion de correo",
)
_ID_WORDS = {"id", "sid", "username", "login", "matricule", "identification"}
_PARTICIPANTS = {"identifier", "identifiant", "identificador", "identificatore", "identifikation"}
_NAMES = {"name", "full name", "student", "nom complet", "nom et prenom", "nombre completo"}
_NAMES |= {"vollstandiger name", "nombre apellido s", "nome completo", "student name"}
_FIRST = {"first name", "firstname", "given name", "prenom", "vorname", "nombre"}
_LAST = {"last name", "lastname", "surname", "family name", "nom", "nachname", "apellido s"}


def read_roster(path: Path, language: Language) -> tuple[Known, ...]:
    """The students of a CSV, whatever its separator. Raises UsageError naming what is missing."""
    try:
        text = decoded(path.read_bytes())
    except OSError as error:
        raise UsageError(NO_ROSTER.to(language).format(path, error.strerror)) from None
    rows = [row for row in csv.reader(io.StringIO(text), delimiter=delimiter_of(text)) if any(row)]
    if not rows:
        raise UsageError(NO_ROSTER.to(language).format(path, Text("vide", "empty").to(language)))
    known = known_students(rows[0], rows[1:])
    if not known:
        raise UsageError(NO_COLUMN.to(language).format(path, ", ".join(rows[0])))
    for one in known:
        if not may_be_folder(one.student):
            raise UsageError(BAD_ID.to(language).format(path, printable(one.student, 100)))
    return known


def known_students(header: Sequence[str], rows: Sequence[Sequence[str]]) -> tuple[Known, ...]:
    """One student a row; none when no column names them."""
    columns = [plain_header(words) for words in header]
    chosen = next((columns.index(name) for name in _STUDENT_COLUMNS if name in columns), None)
    if chosen is None:
        return ()
    return tuple(_known(chosen, columns, row) for row in rows if _cell(row, chosen))


def plain_header(words: str) -> str:
    """The words of a header, for comparison."""
    return " ".join(folded(re.sub(r"['’]", " ", words)))


def _known(chosen: int, columns: Sequence[str], row: Sequence[str]) -> Known:
    names = [_cell(row, i) for i, c in enumerate(columns) if c in _NAMES]
    first = next((_cell(row, i) for i, c in enumerate(columns) if c in _FIRST), "")
    last = next((_cell(row, i) for i, c in enumerate(columns) if c in _LAST), "")
    # Canvas's own number is in a column "ID", beside the school's.
    numbers = [i for i, c in enumerate(columns) if c in ("id", "lms user id") and i != chosen]
    ids = [
        _cell(row, i)
        for i, c in enumerate(columns)
        if _ID_WORDS & set(c.split()) and i not in numbers
    ]
    participants = [_cell(row, i) for i, c in enumerate(columns) if c in _PARTICIPANTS]
    emails = [_cell(row, i) for i, c in enumerate(columns) if _is_address(c)]
    return Known(
        _cell(row, chosen),
        tuple(_said([*names, f"{first} {last}".strip()])),
        tuple(_said(ids)),
        tuple(_said(emails)),
        tuple(
            _said(
                [
                    *(lms_number("canvas", _cell(row, i)) for i in numbers),
                    *(lms_number("moodle", participant_number(one)) for one in participants),
                ]
            )
        ),
    )


def participant_number(identifier: str) -> str:
    """The number at the end of Moodle's “Participant 123”; "" when there is none."""
    found = re.search(r"(\d+)\s*$", identifier)
    return found[1] if found else ""


def _is_address(column: str) -> bool:
    return any(word.endswith("mail") for word in column.split()) or bool(
        {"courriel", "correo"} & set(column.split())
    )


def _cell(row: Sequence[str], index: int) -> str:
    return row[index].strip() if index < len(row) else ""


def _said(values: Sequence[str]) -> Iterator[str]:
    return (value for value in dict.fromkeys(values) if value)


def decoded(content: bytes) -> str:
    """Text of a spreadsheet program: UTF-8 mostly, UTF-16 or Windows' own at times."""
    return content.decode(encoding_of(content))


def encoding_of(content: bytes) -> str:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if content.startswith(b"\xef\xbb\xbf"):
        return "utf-8-sig"
    for encoding in ("utf-8", "cp1252"):
        try:
            content.decode(encoding)
        except UnicodeDecodeError:
            continue
        return encoding
    return "latin-1"


def delimiter_of(text: str) -> str:
    """What separates the cells of the first line, outside of quotes."""
    first = re.sub(r'"[^"]*"', "", text.partition("\n")[0])
    return max(",;\t", key=first.count)
