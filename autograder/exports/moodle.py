"""Moodle's offline grading worksheet, filled in place, and the zip of feedback it takes back.

Moodle finds a row again by the words of its first column and a column by its header, both in the
language of whoever uploads: neither is touched.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from autograder.collecting.people import Known, Person, Roster, matched, merged
from autograder.collecting.roster import participant_number, plain_header
from autograder.errors import UsageError
from autograder.exports.marks import Mark, parsed, scaled, written
from autograder.exports.sheet import Row, Sheet
from autograder.exports.zips import zip_bytes
from autograder.text import Language, Text

NOT_A_WORKSHEET = Text(
    "Ce n'est pas une feuille d'évaluation hors ligne de Moodle : la première colonne devrait "
    "contenir des identifiants comme « Participant 123 ». Colonnes : {}.",
    "This is no offline grading worksheet of Moodle: its first column should hold identifiers such "
    "as “Participant 123”. Columns: {}.",
)
WHICH_COLUMN = Text(
    "Quelle colonne est celle de la note ? Donne-la avec --column. Colonnes : {}.",
    "Which column is that of the grade? Give it with --column. Columns: {}.",
)
A_SCALE = Text(
    "La colonne « {} » contient « {} » : ce devoir est noté par un barème nommé, pas par des "
    "points.",
    "The column “{}” holds “{}”: this assignment is graded by a named scale, not by points.",
)

_IDENTIFIERS = {"identifier", "identifiant", "identificador", "identificativo", "identifikator"}
_GRADES = {"grade", "note", "bewertung", "calificacion", "valutazione", "voto", "nota", "cijfer"}
_GRADES |= {"beoordeling", "qualificacio", "avaliacao", "cualificacion", "kalifikazioa", "betyg"}
_MAXIMA = {"maximum grade", "note maximale", "bestwertung", "calificacion maxima"}
_MAXIMA |= {"valutazione massima", "voto massimo", "nota maxima", "maximumcijfer"}
_MAXIMA |= {"maximaal cijfer", "qualificacio maxima", "cualificacion maxima", "avaliacao maxima"}


@dataclass(frozen=True)
class Filled:
    """A file to give back, and what became of each student.

    filled: have their mark in it. open: have none, and their cell is as it was. absent: are not
    in it, or could be several. notes: for the instructor.
    """

    content: bytes
    filled: tuple[str, ...]
    open: tuple[str, ...]
    absent: tuple[str, ...]
    notes: tuple[Text, ...] = ()


@dataclass(frozen=True)
class Columns:
    identifier: int
    grade: int
    maximum: int | None


def fill_worksheet(
    sheet: Sheet,
    marks: Sequence[Mark],
    known: Iterable[Known],
    language: Language,
    column: str | None = None,
) -> Filled:
    """Put marks into the grade column, scaled to the worksheet's maximum.

    Rows of nobody whom we know, and students without a mark, keep what is there. Raises
    UsageError when it is no worksheet, or when its grade column cannot be told.
    """
    columns = find_columns(sheet, language, column)
    comma = _has_comma(sheet, columns)
    rows = rows_of_students(sheet, columns, marks, known)
    filled, left = [], []
    for mark in marks:
        if mark.student not in rows:
            continue
        row = rows[mark.student]
        score = scaled(mark, _maximum(sheet, row, columns, language))
        if score is None:
            left.append(mark.student)
            continue
        sheet.fill(row, columns.grade, written(score, comma=comma))
        filled.append(mark.student)
    absent = tuple(mark.student for mark in marks if mark.student not in rows)
    return Filled(sheet.content(), tuple(filled), tuple(left), absent)


def find_columns(sheet: Sheet, language: Language, column: str | None = None) -> Columns:
    header = sheet.rows[0].values()
    plain = [plain_header(words) for words in header]
    listed = ", ".join(header)
    identifier = next((i for i, words in enumerate(plain) if words in _IDENTIFIERS), 0)
    if not any(participant_number(row.value(identifier)) for row in sheet.rows[1:]):
        raise UsageError(NOT_A_WORKSHEET.to(language).format(listed))
    maximum = next((i for i, words in enumerate(plain) if words in _MAXIMA), None)
    if column is not None:
        wanted = [i for i, words in enumerate(plain) if words == plain_header(column)]
    else:
        wanted = [i for i, words in enumerate(plain) if words in _GRADES and i != maximum]
    if not wanted and column is None and maximum:
        wanted = [maximum - 1]  # the grade stands before its maximum, in every language
    if len(wanted) != 1:
        raise UsageError(WHICH_COLUMN.to(language).format(listed))
    (grade,) = wanted
    if maximum is None and _all_one_number(sheet, grade + 1):
        maximum = grade + 1
    return Columns(identifier, grade, maximum)


def rows_of_students(
    sheet: Sheet, columns: Columns, marks: Sequence[Mark], known: Iterable[Known]
) -> dict[str, Row]:
    """The row of each student who has exactly one."""
    graded = {mark.student for mark in marks}
    both = merged([*known, *(Known(student) for student in graded)])
    roster = Roster(one for one in both if one.student in graded)
    people = {i: _readings(row, columns) for i, row in enumerate(sheet.rows) if i}
    return {student: sheet.rows[i] for i, student in matched(people, roster).items()}


def _readings(row: Row, columns: Columns) -> list[Person]:
    """By the participant's number, and by what stands between it and the grade.

    Which of these columns is which depends on the language and on the site.
    """
    number = participant_number(row.value(columns.identifier))
    between = [row.value(i) for i in range(columns.identifier + 1, columns.grade)]
    email = next((words for words in between if "@" in words), "")
    name, *others = [words for words in between if words and words != email] or [""]
    return [Person(name, number, sid, email, "moodle") for sid in ("", *others)]


def _maximum(sheet: Sheet, row: Row, columns: Columns, language: Language) -> Decimal | None:
    if columns.maximum is None:
        return None
    words = row.value(columns.maximum)
    number = parsed(words)
    if number is None:
        header = sheet.rows[0].value(columns.maximum)
        raise UsageError(A_SCALE.to(language).format(header, words))
    return number


def _has_comma(sheet: Sheet, columns: Columns) -> bool:
    """Whether the worksheet writes 20,00."""
    columns_of_numbers = [columns.grade, *([] if columns.maximum is None else [columns.maximum])]
    values = [row.value(i) for row in sheet.rows[1:] for i in columns_of_numbers]
    return any(re.fullmatch(r"\s*[\d\s\u00a0\u202f]*\d,\d{1,5}\s*", value) for value in values)


def _all_one_number(sheet: Sheet, column: int) -> bool:
    values = {row.value(column) for row in sheet.rows[1:] if any(row.values())}
    return len(values) == 1 and parsed(values.pop()) is not None


# -- the feedback ------------------------------------------------------------------------------


def feedback_zip(
    pages: Mapping[str, str], people: Mapping[str, Person], file: str
) -> tuple[bytes, tuple[str, ...]]:
    """The zip for “Upload multiple feedback files in a zip”, and who is not in it.

    pages: HTML by student. people: of whom Moodle's number is known. file: name of each page.
    Moodle reads the number between the first two underscores.
    """
    entries: dict[str, bytes] = {}
    left: list[str] = []
    for student, page in pages.items():
        person = people.get(student)
        if person is None or person.source != "moodle" or not person.lms_id.isdigit():
            left.append(student)
            continue
        prefix = f"{_file_name(person.name or student)}_{person.lms_id}"
        entries[f"{prefix}_assignsubmission_file_{file}"] = page.encode()
    return zip_bytes(entries), tuple(left)


def participants(
    sheet: Sheet, marks: Sequence[Mark], known: Iterable[Known], language: Language
) -> dict[str, Person]:
    """Name and number of each student in a worksheet."""
    columns = find_columns(sheet, language)
    rows = rows_of_students(sheet, columns, marks, known)
    return {
        student: Person(
            row.value(columns.identifier + 1),
            participant_number(row.value(columns.identifier)),
            source="moodle",
        )
        for student, row in rows.items()
    }


def _file_name(name: str) -> str:
    """A name without what a file or Moodle's reading of it cannot bear."""
    kept = "".join(c if c.isalnum() or c in " '.-" else " " for c in name)
    return " ".join(kept.split())[:60].strip(" .") or "student"
