"""Moodle's worksheet and feedback, Canvas's gradebook: read back by the rules of each."""

from __future__ import annotations

import csv
import io
import zipfile
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sample_class import NAME, ODD, the_class

from autograder.catalogue import PS1
from autograder.collecting.people import Known, Person
from autograder.errors import UsageError
from autograder.exports.canvas import fill_gradebook
from autograder.exports.marks import Mark, marks_of, parsed, scaled
from autograder.exports.moodle import feedback_zip, fill_worksheet, participants
from autograder.exports.sheet import Sheet, parse_sheet

MARKS = marks_of(the_class())
ODD_IN_CSV = ODD.replace('"', '""')


def rows_of(content: bytes, delimiter: str = ",") -> list[list[str]]:
    text = content.decode("utf-8-sig")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))


def test_marks_of_reports_are_their_points_nothing_or_0() -> None:
    assert [(mark.student, mark.score) for mark in MARKS] == [
        ("ana", 15.0),
        (ODD, 20.0),
        ("bob", 0.0),
        ("carl", None),
        ("dora", None),
        ("eve", 0.0),
    ]


def test_a_scaled_mark_is_rounded_half_up_and_never_above_the_maximum() -> None:
    assert scaled(Mark("x", 1.005, 20.0), None) == Decimal("1.01")
    assert scaled(Mark("x", 19.999, 20.0), Decimal(100)) == Decimal("100.00")
    assert scaled(Mark("x", 20.000001, 20.0), Decimal(10)) == 10
    assert scaled(Mark("x", 15.0, 20.0), Decimal("7.5")) == Decimal("5.63")
    assert scaled(Mark("x", None, 20.0), Decimal(10)) is None


@pytest.mark.parametrize(
    ("words", "number"),
    [("1 234,50", "1234.50"), ("1,234.50", "1234.50"), ("20,00", "20"), ("-", None), ("NaN", None)],
)
def test_numbers_of_both_writings_are_read(words: str, number: str | None) -> None:
    assert parsed(words) == (None if number is None else Decimal(number))


CELL = st.text(st.sampled_from(list("ab \"',;\né=1")), max_size=6)


@given(
    rows=st.lists(st.lists(CELL, min_size=2, max_size=4), min_size=1, max_size=4),
    end=st.sampled_from(["\n", "\r\n"]),
    quoting=st.sampled_from([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]),
)
def test_any_sheet_keeps_its_bytes_and_reads_as_csv_does(
    rows: list[list[str]], end: str, quoting: int
) -> None:
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator=end, quoting=quoting).writerows([["one", "two"], *rows])  # type: ignore[arg-type]
    content = out.getvalue().encode()
    sheet = parse_sheet(content)
    assert sheet.content() == content
    assert [row.values() for row in sheet.rows] == rows_of(content)


# -- Moodle ------------------------------------------------------------------------------------

FRENCH = (
    '\ufeffIdentifiant,"Nom complet","Adresse de courriel",Statut,Note,"Note maximale",'
    '"La note peut être modifiée","Dernière modification (travail remis)",'
    '"Dernière modification (note)","Feedback par commentaires"\r\n'
    'Participant 101,"Ana Sol",ana@school.example,"Remis pour évaluation",,"10,00",Oui,'
    '"lundi 30 novembre 2026, 08:15",-,\r\n'
    f'Participant 102,"{ODD_IN_CSV}",z@school.example,"Remis pour évaluation","3,00","10,00",Oui,'
    '-,"mardi, 08:15","Très ""bien"", =2+2"\r\n'
    'Participant 103,Bob,bob@school.example,Remis,,"10,00",Oui,-,-,\r\n'
    'Participant 104,Carl,carl@school.example,Remis,"4,50","10,00",Oui,-,-,\r\n'
    'Participant 105,"Personne d\'ici",p@school.example,Pas remis,,"10,00",Oui,-,-,\r\n'
)


def read_as_moodle(content: bytes, hidden: str, strings: dict[str, str]) -> dict[int, float | None]:
    """importgradeslib.php and locallib.php: columns by their words, the number after a prefix."""
    header, *rows = rows_of(content)
    columns = {key: header.index(words) for key, words in strings.items()}
    grades: dict[int, float | None] = {}
    for row in rows:
        number = int(row[columns["recordid"]][len(hidden) :])
        grade = row[columns["grade"]].strip().replace(" ", "")
        grades[number] = float(grade.replace(",", ".")) if grade else None
    return grades


FR_STRINGS = {
    "recordid": "Identifiant",
    "grade": "Note",
    "modified": "Dernière modification (note)",
}


def test_a_french_worksheet_is_filled_in_place_and_moodle_reads_it() -> None:
    before = FRENCH.encode()
    filled = fill_worksheet(parse_sheet(before), MARKS, (), "fr")
    assert read_as_moodle(filled.content, "Participant ", FR_STRINGS) == {
        101: 7.5,
        102: 10.0,
        103: 0.0,
        104: 4.5,
        105: None,
    }
    assert filled.filled == ("ana", ODD, "bob")
    assert filled.open == ("carl",)
    assert filled.absent == ("dora", "eve")
    old, new = before.split(b"\r\n"), filled.content.split(b"\r\n")
    assert [n for n, (a, b) in enumerate(zip(old, new, strict=True)) if a != b] == [1, 2, 3]
    assert b',"7,50","10,00",' in new[1]
    for a, b in zip(rows_of(before), rows_of(filled.content), strict=True):
        assert a[:4] + a[5:] == b[:4] + b[5:]


@pytest.mark.parametrize(
    ("header", "value"),
    [
        ("Identifier,Full name,Status,Grade,Maximum Grade,Last modified (grade)", "7.50"),
        ("ID,Vollständiger Name,Status,Bewertung,Bestwertung,Zuletzt geändert", "7.50"),
        ("Identificador,Nombre,Estado,Calificación,Calificación máxima,Última", "7.50"),
        ("Identifikator,Navn,Status,Karakter,Maxima,Siste", None),
    ],
)
def test_headers_of_other_languages_are_known_or_asked_for(header: str, value: str | None) -> None:
    content = f"{header}\nParticipant 7,ana,x,,10.00,-\n".encode()
    if value is None:
        with pytest.raises(UsageError, match="Karakter"):
            fill_worksheet(parse_sheet(content), MARKS, (), "en")
        filled = fill_worksheet(parse_sheet(content), MARKS, (), "en", "karakter")
    else:
        filled = fill_worksheet(parse_sheet(content), MARKS, (), "en")
    lines = filled.content.decode().splitlines()
    assert lines == [header, "Participant 7,ana,x,7.50,10.00,-"]


def test_two_of_one_name_are_told_apart_by_their_number_alone() -> None:
    content = (
        b"Identifier,Full name,Status,Grade,Maximum Grade,Last modified (grade)\n"
        b"Participant 7,Jean Martin,x,,20,-\nParticipant 8,Jean Martin,x,,20,-\n"
    )
    marks = [Mark("martin", 12.0, 20.0)]
    named = Known("martin", names=("Jean Martin",))
    assert fill_worksheet(parse_sheet(content), marks, [named], "en").absent == ("martin",)
    known = [named, Known("martin", numbers=("moodle:8",))]
    filled = fill_worksheet(parse_sheet(content), marks, known, "en")
    assert [row[3] for row in rows_of(filled.content)] == ["Grade", "", "12.00"]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"a,b,c\nx,y,z\n", "no offline grading worksheet"),
        (b"Identifier,Full name,Grade,Maximum Grade\nParticipant 1,ana,,Good\n", "named scale"),
    ],
)
def test_what_cannot_be_filled_is_said(content: bytes, words: str) -> None:
    with pytest.raises(UsageError, match=words):
        fill_worksheet(parse_sheet(content), MARKS, (), "en")


def names_as_moodle(content: bytes) -> dict[int, str]:
    """importziplib.php: participant's number to the name of the file that they get."""
    found = {}
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        for name in archive.namelist():
            assert not name.startswith((".", "~"))
            info = name.split("_", 4)
            assert len(info) >= 5
            assert (info[2], info[3]) == ("assignsubmission", "file")
            found[int(info[1])] = info[4]
    return found


def test_moodle_takes_the_zip_of_feedback_back() -> None:
    pages = {"ana": "<p>ana</p>", ODD: "<p>zoé</p>", "eve": "<p>eve</p>"}
    people = participants(parse_sheet(FRENCH.encode()), MARKS, (), "fr")
    content, left = feedback_zip(pages, people, f"{NAME}.html")
    assert names_as_moodle(content) == {101: f"{NAME}.html", 102: f"{NAME}.html"}
    assert left == ("eve",)
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = archive.namelist()
        assert archive.read(names[-1]).decode() == "<p>zoé</p>"
    assert all(not set(name) & set('"/\\:;=,') for name in names)
    assert feedback_zip(pages, people, f"{NAME}.html")[0] == content


def test_a_number_of_canvas_is_no_participant_of_moodle() -> None:
    people = {"ana": Person("Ana", "101", source="canvas")}
    content, left = feedback_zip({"ana": "x"}, people, "a.html")
    assert (names_as_moodle(content), left) == ({}, ("ana",))


# -- Canvas ------------------------------------------------------------------------------------

CANVAS = (
    "Student,ID,SIS User ID,SIS Login ID,Section,Other (11),PS1 softmax (12),Current Score\n"
    ",,,,,,Manual Posting,\n"
    "    Points Possible,,,,,10.00,,(read only)\n"
    '"Sol, Ana",501,S-1,ana,A,3.00,,(read only)\n'
    f'"{ODD_IN_CSV}",502,S-2,zoneil,A,,3.00,12.00\n'
    "Bob,503,S-3,bob,A,,1.00,12.00\n"
    "Carl,504,S-4,carl,A,,7.00,12.00\n"
    "Dora,505,S-5,dora,A,,,12.00\n"
    "Eve,506,S-6,eve,A,,EX,12.00\n"
    '"Student, Test",507,,1b2c,A,,,\n'
)


def read_as_canvas(content: bytes, delimiter: str = ",") -> tuple[str, dict[str, str]]:
    """gradebook_importer.rb: points and grades of the assignment by the student's number."""
    header, *rows = rows_of(content, delimiter)
    assert "Student" in header[0]
    assert header[1] == "ID"
    at = next(i for i, words in enumerate(header) if words.endswith("(12)"))
    points, grades = "", {}
    for row in rows:
        if "Points Possible" in row[0]:
            points = row[at]
        elif any(cell.strip() not in ("", "Manual Posting") for cell in row):
            grades[row[1]] = row[at].strip()
    return points, grades


def test_canvas_gets_marks_and_points_and_no_empty_cell_over_a_grade() -> None:
    filled = fill_gradebook(parse_sheet(CANVAS.encode()), MARKS, (), PS1, "en")
    points, grades = read_as_canvas(filled.content)
    assert points == "20.00"
    assert grades == {
        "501": "15.00",
        "502": "20.00",
        "503": "0.00",
        "504": "7.00",
        "505": "",
        "506": "EX",
        "507": "",
    }
    assert filled.open == ("carl", "dora")
    assert [note.en for note in filled.notes] == ["left as they are, since Canvas says “EX”: eve"]
    for a, b in zip(rows_of(CANVAS.encode()), rows_of(filled.content), strict=True):
        assert a[:6] + a[7:] == b[:6] + b[7:]


def test_canvas_points_of_its_own_scale_the_marks_and_a_comma_stays() -> None:
    content = CANVAS.replace("10.00,,(read", "10.00,100.00,(read").replace(".00", ",00")
    rows = list(csv.reader(io.StringIO(content.replace(",00", ".00"))))
    out = io.StringIO()
    csv.writer(out, delimiter=";").writerows(
        [[cell.replace(".", ",") for cell in row] for row in rows]
    )
    filled = fill_gradebook(parse_sheet(out.getvalue().encode()), MARKS, (), PS1, "en")
    points, grades = read_as_canvas(filled.content, ";")
    assert (points, grades["501"], grades["502"]) == ("100,00", "75,00", "100,00")
    assert "out of 100 points and the assignment out of 20" in filled.notes[0].en


def test_a_points_row_is_made_where_there_is_none() -> None:
    content = b"Student,ID,SIS Login ID,Section,PS1 softmax (12)\nAna,1,ana,A,\n"
    filled = fill_gradebook(parse_sheet(content), MARKS, (), PS1, "en")
    assert read_as_canvas(filled.content) == ("20.00", {"1": "15.00"})


def test_the_column_of_canvas_is_never_guessed_between_two() -> None:
    content = b"Student,ID,SIS Login ID,Section,Week 1 (12),Week 2 (13)\nAna,1,ana,A,,\n"
    sheet = parse_sheet(content)
    with pytest.raises(UsageError, match=r"Week 1 \(12\), Week 2 \(13\)|Week 2 \(13\), Week 1"):
        fill_gradebook(sheet, MARKS, (), PS1, "en")
    filled = fill_gradebook(parse_sheet(content), MARKS, (), PS1, "en", "week 1")
    assert read_as_canvas(filled.content)[1] == {"1": "15.00"}
    with pytest.raises(UsageError, match="no export of Canvas"):
        fill_gradebook(parse_sheet(b"a,b\n1,2\n"), MARKS, (), PS1, "en")


def test_a_column_that_canvas_computes_is_not_filled() -> None:
    content = (
        b"Student,ID,SIS Login ID,Section,ps1_softmax (12)\n"
        b"    Points Possible,,,,(read only)\nAna,1,ana,A,\n"
    )
    with pytest.raises(UsageError, match="does not let"):
        fill_gradebook(parse_sheet(content), MARKS, (), PS1, "en")


def test_encodings_of_spreadsheet_programs_come_back_as_they_were(tmp_path: Path) -> None:
    text = "Identifier,Full name,Grade,Maximum Grade\r\nParticipant 1,Zoé,,20\r\n"
    marks = [Mark("Zoé", 12.0, 20.0)]
    for encoding in ("utf-8", "utf-8-sig", "utf-16", "cp1252"):
        sheet: Sheet = parse_sheet(text.encode(encoding))
        content = fill_worksheet(sheet, marks, (), "en").content
        assert content == text.replace("Zoé,,", "Zoé,12.00,").encode(encoding)
