"""Downloads of each LMS into submitted/: who is matched, what is refused, what is never lost."""

from __future__ import annotations

import io
import os
import stat
import struct
import time
import zipfile
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

import pytest
from nbgrader.utils import parse_utc

from autograder.collecting import (
    Collected,
    Collection,
    Known,
    Person,
    Placed,
    Roster,
    Source,
    collect_download,
    guess_assignment,
    known_of,
    looks_like,
    open_download,
    read_record,
    read_roster,
    submission_times,
)
from autograder.collecting.dates import parse_date
from autograder.collecting.people import matched
from autograder.collecting.placing import place
from autograder.errors import UsageError
from autograder.submissions import find_submissions

NAME = "ps1_softmax"
ODD = """Zoé "Z" O'Neil, Jr; =1+1"""


def zipped(path: Path, files: Mapping[str, str | bytes]) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return path


def collected(
    download: Path,
    source: Source,
    submitted: Path,
    *,
    known: tuple[Known, ...] = (),
    strict: bool = False,
    replace: bool = False,
    dry_run: bool = False,
) -> Collection:
    with open_download(download, "en") as opened:
        return collect_download(
            opened,
            source,
            NAME,
            submitted,
            "en",
            known=known,
            strict=strict,
            replace=replace,
            dry_run=dry_run,
        )


def by_name(result: Collection) -> dict[str, Collected]:
    return {entry.person.name: entry for entry in result.entries}


def refused(result: Collection) -> dict[str, str]:
    return {one.name: one.reason.en for one in result.refused}


def tree(root: Path) -> dict[str, str]:
    """Every file that anybody can see below a folder."""
    return {
        path.relative_to(root).as_posix(): path.read_text()
        for path in sorted(root.rglob("*"))
        if path.is_file() and not path.relative_to(root).parts[0].startswith(".")
    }


@pytest.fixture
def in_paris(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Europe/Paris")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


# -- the sources -------------------------------------------------------------------------------


@pytest.mark.parametrize("between", ["_/", "/", "_"])
def test_moodle_with_and_without_folders(tmp_path: Path, between: str) -> None:
    """Moodle 3.1 to 4.0, Moodle from 4.1 on, and files in one folder."""
    download = zipped(
        tmp_path / "m.zip",
        {
            f"Zoé O'Neil_4711_assignsubmission_file{between}ps1_softmax.ipynb": "zoe",
            f"Ana_4712_assignsubmission_file{between}ps1_softmax (1).py": "ana",
            "Ana_4712_assignsubmission_onlinetext/onlinetext.html": "hello",
        },
    )
    result = collected(download, "moodle", tmp_path / "submitted")
    assert tree(tmp_path / "submitted") == {
        "Zoé O'Neil/ps1_softmax/ps1_softmax.ipynb": "zoe",
        "Ana/ps1_softmax/ps1_softmax (1).py": "ana",
    }
    assert by_name(result)["Ana"].person.lms_id == "4712"
    assert "online text" in refused(result)["Ana_4712_assignsubmission_onlinetext/onlinetext.html"]
    assert [one.student for one in find_submissions(tmp_path / "submitted", NAME)] == [
        "Ana",
        "Zoé O'Neil",
    ]


def test_canvas_names_late_marks_and_the_newest_attempt(tmp_path: Path) -> None:
    download = zipped(
        tmp_path / "c.zip",
        {
            "oneilzoé_LATE_51_900_ps1_softmax.ipynb": "old",
            "oneilzoé_LATE_51_950_ps1_softmax-1.ipynb": "new",
            "van_der_berg_52_901_work_2.py": "berg",
            "anon_a1B2c_903_ps1_softmax.py": "anonymous",
            "martin_54_text.html": "a text",
        },
    )
    result = collected(download, "canvas", tmp_path / "submitted")
    assert tree(tmp_path / "submitted") == {
        "oneilzoé_51/ps1_softmax/ps1_softmax.ipynb": "new",
        "van_der_berg_52/ps1_softmax/work_2.py": "berg",
        "anon_a1B2c/ps1_softmax/ps1_softmax.py": "anonymous",
    }
    zoe = by_name(result)["oneilzoé"]
    assert zoe.late
    assert zoe.older == ("oneilzoé_LATE_51_900_ps1_softmax.ipynb",)
    assert not by_name(result)["van_der_berg"].late
    assert "martin_54_text.html" in refused(result)


METADATA = """\
submission_7:
  :submitters:
  - :name: Zoé O'Neil
    :sid: '0042'
    :email: zoe@school.example
  - :name: Ana
    :sid: ''
    :email: ana@school.example
  :created_at: 2026-11-29 22:15:58.123456000 Z
submission_9:
  :submitters:
  - :name: Ana
    :sid: ''
    :email: ana@school.example
  :created_at: 2026-11-30 08:00:00
"""


def test_gradescope_groups_the_latest_and_its_time(tmp_path: Path, in_paris: None) -> None:
    export = "assignment_1_export"
    download = zipped(
        tmp_path / "g.zip",
        {
            f"{export}/submission_metadata.yml": METADATA,
            f"{export}/submission_7/ps1_softmax.ipynb": "both",
            f"{export}/submission_9/ps1_softmax.ipynb": "ana alone",
            f"{export}/submission_10/ps1_softmax.ipynb": "whose?",
        },
    )
    submitted = tmp_path / "submitted"
    result = collected(download, "gradescope", submitted)
    assert (submitted / "0042" / NAME / "ps1_softmax.ipynb").read_text() == "both"
    assert (submitted / "ana@school.example" / NAME / "ps1_softmax.ipynb").read_text() == (
        "ana alone"
    )
    assert by_name(result)["Ana"].older == ("submission_7",)
    assert by_name(result)["Ana"].time == datetime(2026, 11, 30, 8, tzinfo=UTC)
    stamp = (submitted / "0042" / NAME / "timestamp.txt").read_text()
    assert stamp == "2026-11-29 22:15:58.123456 UTC"
    assert parse_utc(stamp).isoformat() == "2026-11-29T22:15:58.123456"
    assert refused(result) == {
        f"{export}/submission_10/ps1_softmax.ipynb": (
            "submission_metadata.yml does not say whose it is"
        )
    }


def test_one_impossible_date_costs_its_own_submission_alone(tmp_path: Path) -> None:
    metadata = """
submission_1:
  :submitters:
  - :name: Ana
    :sid: a1
  :created_at: 2026-13-45 10:00:00 Z
submission_2:
  :submitters:
  - :name: Zoé
    :sid: z2
  :created_at: 2026-11-02 10:00:00.123456789 Z
submission_3:
  :submitters:
  - :name: Léo
    :sid: 0077
  :created_at: 2026-11-02 10:00:00 -05:00
"""
    files = {f"s/submission_{n}/{NAME}.py": str(n) for n in (1, 2, 3)}
    download = zipped(tmp_path / "g.zip", {"s/submission_metadata.yml": metadata, **files})
    result = collected(download, "gradescope", tmp_path / "submitted")
    assert {name: entry.time for name, entry in by_name(result).items()} == {
        "Zoé": datetime(2026, 11, 2, 10, 0, 0, 123456, tzinfo=UTC),
        "Léo": datetime(2026, 11, 2, 15, tzinfo=UTC),
    }
    assert "2026-13-45" in refused(result)[f"s/submission_1/{NAME}.py"]


def test_gradescope_without_metadata_says_where_to_get_it(tmp_path: Path) -> None:
    download = zipped(tmp_path / "g.zip", {"submission_7/a.py": "x"})
    with pytest.raises(UsageError, match="Export Submissions"):
        collected(download, "gradescope", tmp_path / "submitted")
    broken = zipped(tmp_path / "b.zip", {"submission_metadata.yml": "!!python/object:os.system {}"})
    with pytest.raises(UsageError, match="cannot be read"):
        collected(broken, "gradescope", tmp_path / "submitted")


def test_a_plain_folder_and_flat_files(tmp_path: Path) -> None:
    source = tmp_path / "work"
    for name, content in {
        "ana/ps1_softmax/ps1_softmax.ipynb": "ana",
        "bob/answer.py": "bob",
        "zoe_ps1_softmax.ipynb": "zoe 1",
        "zoe_ps1_softmax (1).ipynb": "zoe 2",
        "notes.txt": "nobody's",
        "ana/.DS_Store": "",
    }.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(content)
        os.utime(source / name, (1_700_000_000, 1_700_000_000))
    result = collected(source, "folder", tmp_path / "submitted")
    assert tree(tmp_path / "submitted") == {
        "ana/ps1_softmax/ps1_softmax.ipynb": "ana",
        "bob/ps1_softmax/answer.py": "bob",
        "zoe/ps1_softmax/ps1_softmax.ipynb": "zoe 2",
    }
    assert refused(result) == {"notes.txt": "its name does not say whose it is"}


def test_a_folder_around_everything_is_nobody(tmp_path: Path) -> None:
    download = zipped(tmp_path / "f.zip", {"class/ana/a.py": "a", "class/bob/b.py": "b"})
    assert {e.student for e in collected(download, "folder", tmp_path / "s").entries} == {
        "ana",
        "bob",
    }
    alone = zipped(tmp_path / "g.zip", {"ana/ps1_softmax/a.py": "a"})
    assert {e.student for e in collected(alone, "folder", tmp_path / "t").entries} == {"ana"}


def test_the_assignment_is_guessed_only_where_it_is_clear() -> None:
    known = ["ps1_softmax", "ps2_self_attention"]
    assert guess_assignment(["A_1_assignsubmission_file_/PS1_Softmax (2).ipynb"], known) == known[0]
    assert guess_assignment(["a/work.py", "a/ps2.ipynb"], known) == known[1]
    assert guess_assignment(["a/ps1_softmax.py", "b/ps2_self_attention.py"], known) is None
    assert guess_assignment(["a/work.py"], known) is None


# -- who is who --------------------------------------------------------------------------------


def test_a_list_matches_by_number_address_and_name_and_leaves_others(tmp_path: Path) -> None:
    roster = tmp_path / "r.csv"
    roster.write_text(
        "id;last_name;first_name;email;lms_user_id\n"
        "zoneil;O'Neil;Zoé;zoe@school.example;51\n"
        "berg;van der Berg;Jan;jan@school.example;\n"
    )
    known = read_roster(roster, "en")
    matches = Roster(known).student_of
    assert matches(Person("whoever", "51", source="canvas")) == "zoneil"
    assert matches(Person(email="ZOE@school.example")) == "zoneil"
    assert matches(Person("vanderbergjan")) == "berg"
    assert matches(Person("Jan van der Berg")) == "berg"
    assert matches(Person("Jan Berg")) is None
    download = zipped(
        tmp_path / "c.zip", {"oneilzoé_51_900_a.py": "zoe", "martin_54_901_a.py": "martin"}
    )
    result = collected(download, "canvas", tmp_path / "submitted", known=known, strict=True)
    assert {e.person.name: e.outcome for e in result.entries} == {
        "oneilzoé": Placed.NEW,
        "martin": Placed.UNMATCHED,
    }
    assert list(tree(tmp_path / "submitted")) == ["zoneil/ps1_softmax/a.py"]


def test_a_number_of_the_lms_is_no_number_of_the_school() -> None:
    known = (Known("123", names=("Ana",)), Known("456", names=("Bob",), numbers=("moodle:123",)))
    somebody = Person("somebody", "123", source="moodle")
    assert Roster(known).student_of(somebody) == "456"
    assert Roster(known[:1]).student_of(somebody) is None
    assert Roster(known).student_of(Person("somebody", "123", source="canvas")) is None


def test_surer_evidence_comes_first_and_what_fits_two_fits_nobody() -> None:
    roster = Roster((Known("ana"), Known("martin", numbers=("moodle:8",)), Known("bob")))
    people = {
        "her number is his": (Person("ana", "8", source="moodle"),),
        "one": (Person("Bob", "1", source="moodle"),),
        "two": (Person("bob", "2", source="moodle"),),
    }
    assert matched(people, roster) == {"her number is his": "martin"}
    assert matched({"one": people["one"]}, roster) == {"one": "bob"}
    assert matched({}, roster) == {}


def test_a_moodle_worksheet_tells_two_of_one_name_apart(tmp_path: Path) -> None:
    worksheet = tmp_path / "w.csv"
    worksheet.write_text(
        "\ufeffIdentifiant,Nom complet,Adresse de courriel,Note\n"
        "Participant 102,Jean Martin,jean1@school.example,\n"
        "Participant 103,Jean Martin,jean2@school.example,\n"
    )
    download = zipped(
        tmp_path / "m.zip",
        {
            "Jean Martin_102_assignsubmission_file_/a.py": "one",
            "Jean Martin_103_assignsubmission_file_/a.py": "two",
        },
    )
    without = collected(download, "moodle", tmp_path / "none")
    assert [e.outcome for e in without.entries] == [Placed.CLASH, Placed.CLASH]
    assert not (tmp_path / "none").exists()
    known = read_roster(worksheet, "fr")
    collected(download, "moodle", tmp_path / "submitted", known=known, strict=True)
    assert tree(tmp_path / "submitted") == {
        "jean1@school.example/ps1_softmax/a.py": "one",
        "jean2@school.example/ps1_softmax/a.py": "two",
    }


@pytest.mark.parametrize("student", ["../ana", "a/b", "CON", ".hidden"])
def test_a_list_cannot_lead_out_of_submitted(tmp_path: Path, student: str) -> None:
    roster = tmp_path / "r.csv"
    roster.write_text(f"id,name\n{student},Ana\n")
    with pytest.raises(UsageError, match="name of a folder"):
        read_roster(roster, "en")
    download = zipped(tmp_path / "m.zip", {"Ana_1_assignsubmission_file_/a.py": "x"})
    known = (Known(student, names=("Ana",)),)
    result = collected(download, "moodle", tmp_path / "s" / "t", known=known, strict=True)
    assert [e.outcome for e in result.entries] == [Placed.UNMATCHED]
    assert not (tmp_path / "s").exists()


def test_a_list_without_students_names_its_columns(tmp_path: Path) -> None:
    roster = tmp_path / "r.csv"
    roster.write_text("colour,size\nred,3\n")
    with pytest.raises(UsageError, match=r"colour, size"):
        read_roster(roster, "en")


def test_odd_names_get_a_harmless_folder_and_are_known_again(tmp_path: Path) -> None:
    name = ODD.replace("_", " ")
    download = zipped(tmp_path / "m.zip", {f"{name}_9_assignsubmission_file_/a.py": "x"})
    submitted = tmp_path / "submitted"
    (first,) = collected(download, "moodle", submitted).entries
    assert first.student is not None
    assert "=" not in first.student
    record = read_record(submitted, NAME)
    assert record == {first.student: Person(ODD, "9", source="moodle")}
    (again,) = collected(download, "moodle", submitted, known=known_of(record)).entries
    assert (again.student, again.outcome, again.new_student) == (
        first.student,
        Placed.UNCHANGED,
        False,
    )


@pytest.mark.parametrize(
    ("words", "utc"),
    [
        ("Monday, 30 November 2026, 8:15 PM", "2026-11-30T19:15:00+00:00"),
        ("Tuesday, 1 December 2026, 12:05 AM", "2026-11-30T23:05:00+00:00"),
        ("mercredi 12 août 2026, 08:15", "2026-08-12T06:15:00+00:00"),
        ("Dienstag, 3. März 2026, 23:59", "2026-03-03T22:59:00+00:00"),
        ("lunes, 30 de noviembre de 2026, 00:30", "2026-11-29T23:30:00+00:00"),
        ("31 February 2026, 08:15", None),
        ("30 листопада 2026, 08:15", None),
        ("-", None),
    ],
)
def test_a_worksheets_dates_are_read_in_their_language(
    words: str, utc: str | None, in_paris: None
) -> None:
    found = parse_date(words)
    assert (None if found is None else found.isoformat()) == utc


def test_a_worksheets_times_are_those_of_the_submission(tmp_path: Path) -> None:
    worksheet = tmp_path / "w.csv"
    worksheet.write_text(
        "Identifier,Full name,Email address,Last modified (submission),Last modified (grade)\n"
        'Participant 7,Ana,ana@x,"Monday, 30 November 2026, 8:15 AM",'
        '"Friday, 4 December 2026, 9:00 AM"\n'
        "Participant 8,Bob,bob@x,-,-\n"
    )
    times = submission_times(worksheet)
    assert list(times) == ["moodle:7"]
    files = {f"{name}_assignsubmission_file_/a.py": "x" for name in ("Ana_7", "Bob_8")}
    submitted = tmp_path / "submitted"
    with open_download(zipped(tmp_path / "m.zip", files), "en") as opened:
        collect_download(opened, "moodle", NAME, submitted, "en", times=times)
    stamp = (submitted / "Ana" / NAME / "timestamp.txt").read_text()
    assert parse_utc(stamp) == datetime(2026, 11, 30, 8, 15).astimezone(UTC).replace(tzinfo=None)
    assert not (submitted / "Bob" / NAME / "timestamp.txt").exists()


# -- what is there already ---------------------------------------------------------------------


def test_collecting_again_changes_nothing_and_another_submission_is_kept(tmp_path: Path) -> None:
    submitted = tmp_path / "submitted"
    first = zipped(tmp_path / "1.zip", {"ana/a.py": "one", "bob/b.py": "bob"})
    second = zipped(tmp_path / "2.zip", {"ana/c.py": "two", "bob/b.py": "bob"})
    collected(first, "folder", submitted)
    assert {e.outcome for e in collected(first, "folder", submitted).entries} == {Placed.UNCHANGED}
    before = tree(submitted)
    result = collected(second, "folder", submitted, dry_run=True, replace=True)
    assert by_name(result)["ana"].outcome is Placed.REPLACED
    assert tree(submitted) == before
    result = collected(second, "folder", submitted)
    assert {n: e.outcome for n, e in by_name(result).items()} == {
        "ana": Placed.KEPT,
        "bob": Placed.UNCHANGED,
    }
    assert tree(submitted) == before
    collected(second, "folder", submitted, replace=True)
    assert tree(submitted) == {"ana/ps1_softmax/c.py": "two", "bob/ps1_softmax/b.py": "bob"}
    assert not list(submitted.rglob(".replaced-*")) + list(submitted.rglob(".collecting-*"))


def test_an_interrupted_replacement_leaves_a_whole_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "ana" / NAME
    place(folder, {"a.py": b"old", "b.py": b"old"})

    def stopped(self: Path, content: bytes) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", stopped)
        with pytest.raises(KeyboardInterrupt):
            place(folder, {"a.py": b"new"}, replace=True)
    assert tree(tmp_path) == {f"ana/{NAME}/a.py": "old", f"ana/{NAME}/b.py": "old"}


# -- what is refused ---------------------------------------------------------------------------


def hostile_zip(path: Path) -> Path:
    """One of everything that no archive should hold, and one honest file."""
    prefix = "Ana_1_assignsubmission_file_"
    with zipfile.ZipFile(path, "w") as archive:

        def add(name: str, content: str | bytes = "x", **attributes: int) -> None:
            info = zipfile.ZipInfo(name)
            info.compress_type = zipfile.ZIP_DEFLATED
            for key, value in attributes.items():
                setattr(info, key, value)
            archive.writestr(info, content)

        add(f"{prefix}/ps1_softmax.ipynb", "honest")
        add(f"{prefix}/../../../up.py")
        add(f"{prefix}\\..\\..\\windows.py")
        add("/etc/absolute.py")
        add("C:/drive.py")
        add(f"{prefix}/link.py", "/etc/passwd", external_attr=(stat.S_IFLNK | 0o777) << 16)
        add(f"{prefix}/pipe.py", "", external_attr=(stat.S_IFIFO | 0o777) << 16)
        add(f"{prefix}/bomb.ipynb", b"0" * (4 << 20))
        add(f"{prefix}/twice.py", "one")
        with pytest.warns(UserWarning, match="Duplicate name"):
            add(f"{prefix}/twice.py", "two")
        add(f"{prefix}/Case.py")
        add(f"{prefix}/case.py")
        add(f"{prefix}/inner.tar.gz")
        add(f"{prefix}/NUL.py")
        add(f"{prefix}/invisible\u202e.py")
        add(f"{prefix}/{'long' * 60}.py")
        add(f"{prefix}/dot./a.py")
        add("__MACOSX/._x")
    return path


def test_whatever_an_archive_should_not_hold_is_refused_by_name(tmp_path: Path) -> None:
    result = collected(hostile_zip(tmp_path / "h.zip"), "moodle", tmp_path / "in" / "submitted")
    assert tree(tmp_path / "in" / "submitted") == {"Ana/ps1_softmax/ps1_softmax.ipynb": "honest"}
    assert [p.name for p in (tmp_path / "in").iterdir()] == ["submitted"]
    assert sorted(p.name for p in tmp_path.iterdir()) == ["h.zip", "in"]
    reasons = {name.replace("\\", "/").split("/")[-1]: why for name, why in refused(result).items()}
    assert {name[:12]: why.split(":")[0][:24] for name, why in reasons.items()} == {
        "up.py": "its path leads out of th",
        "windows.py": "its path leads out of th",
        "absolute.py": "its path is absolute",
        "drive.py": "its name holds “",
        "link.py": "a link, which may lead e",
        "pipe.py": "not an ordinary file",
        "bomb.ipynb": "it unpacks to more than ",
        "twice.py": "this name comes several ",
        "Case.py": "another name differs by ",
        "case.py": "another name differs by ",
        "inner.tar.gz": "an archive inside the ar",
        "NUL.py": "Windows keeps this name ",
        "invisible\u202e.p": "its name holds an invisi",
        "longlonglong": "its path is too long",
        "a.py": "a part of its path ends ",
    }


def patched(content: bytes, name: bytes, *, flag: int = 0, new: bytes | None = None) -> bytes:
    """The archive with a flag set on a member, or its name replaced byte by byte."""
    out = bytearray(content)
    for signature, flags_at, name_at in ((b"PK\x03\x04", 6, 30), (b"PK\x01\x02", 8, 46)):
        at = content.find(signature)
        while at >= 0:
            if content[at + name_at : at + name_at + len(name)] == name:
                flags = struct.unpack_from("<H", out, at + flags_at)[0]
                struct.pack_into("<H", out, at + flags_at, flags | flag)
                if new is not None:
                    out[at + name_at : at + name_at + len(new)] = new
            at = content.find(signature, at + 4)
    return bytes(out)


@pytest.mark.parametrize(
    ("flag", "new", "reason"),
    [
        (0x1, None, "encrypted with a password"),
        (0x0, b"bob/\xe9\xff.py", "its name is not UTF-8"),
        (0x800, b"bob/\xe9\xff.py", "its name is not UTF-8"),
    ],
    ids=["encrypted", "latin-1 name", "name that claims to be UTF-8"],
)
def test_one_bad_member_costs_itself_alone(
    tmp_path: Path, flag: int, new: bytes | None, reason: str
) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("ana/a.py", "ana")
        archive.writestr("bob/bx.py", "bob")
    path = tmp_path / "x.zip"
    path.write_bytes(patched(buffer.getvalue(), b"bob/bx.py", flag=flag, new=new))
    result = collected(path, "folder", tmp_path / "submitted")
    assert tree(tmp_path / "submitted") == {"ana/ps1_softmax/a.py": "ana"}
    assert list(refused(result).values()) == [reason]


def test_a_member_whose_content_is_damaged_costs_itself_alone(tmp_path: Path) -> None:
    path = zipped(tmp_path / "x.zip", {"ana/a.py": "ana", "bob/b.py": "bob" * 100})
    content = bytearray(path.read_bytes())
    at = content.find(b"bob/b.py") + len("bob/b.py")
    content[at : at + 6] = b"\xff" * 6
    path.write_bytes(bytes(content))
    result = collected(path, "folder", tmp_path / "submitted")
    assert {e.student: e.outcome for e in result.entries} == {
        "ana": Placed.NEW,
        "bob": Placed.EMPTY,
    }
    assert refused(result)["bob/b.py"].startswith("it cannot be read")


def test_names_without_a_flag_that_are_utf8_are_read_as_such(tmp_path: Path) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        archive.writestr("xxx/a.py", "zoe")
    path = tmp_path / "mac.zip"
    path.write_bytes(patched(buffer.getvalue(), b"xxx/a.py", new="é/".encode() + b"/a.py"))
    assert [e.student for e in collected(path, "folder", tmp_path / "s").entries] == ["é"]


def test_sizes_and_counts_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("autograder.collecting.archive.MEMBER_BYTES", 1000)
    monkeypatch.setattr("autograder.collecting.archive.TOTAL_BYTES", 1500)
    monkeypatch.setattr("autograder.collecting.collector.STUDENT_FILES", 3)
    files: dict[str, str | bytes] = {"ana/big.py": "x" * 1001, "ana/a.py": "x" * 900}
    files |= {f"bob/{n}.txt": "x" for n in range(5)} | {"bob/work.py": "bob"}
    files |= {"zoe/z.py": "x" * 900}
    result = collected(zipped(tmp_path / "x.zip", files), "folder", tmp_path / "submitted")
    assert sorted(refused(result)) == ["ana/big.py", "bob", "zoe/z.py"]
    assert sorted(tree(tmp_path / "submitted")) == [
        "ana/ps1_softmax/a.py",
        "bob/ps1_softmax/0.txt",
        "bob/ps1_softmax/1.txt",
        "bob/ps1_softmax/work.py",
    ]
    monkeypatch.setattr("autograder.collecting.archive.MEMBERS", 5)
    with pytest.raises(UsageError, match="not the download of an assignment"):
        collected(tmp_path / "x.zip", "folder", tmp_path / "submitted")


def test_a_student_does_not_say_when_they_handed_in(tmp_path: Path) -> None:
    early = "2020-01-01 00:00:00.000000 UTC"
    prefix = "Ana_1_assignsubmission_file_"
    files = {f"{prefix}/a.py": "x", f"{prefix}/Timestamp.txt": early}
    download = zipped(tmp_path / "m.zip", files)
    result = collected(download, "moodle", tmp_path / "submitted")
    assert list(tree(tmp_path / "submitted")) == [f"Ana/{NAME}/a.py"]
    assert "not for a student to write" in refused(result)[f"{prefix}/Timestamp.txt"]
    # A folder is the instructor's, who may have it from nbgrader's exchange.
    files = {f"ana/{NAME}/a.py": "x", f"ana/{NAME}/timestamp.txt": early}
    download = zipped(tmp_path / "f.zip", files)
    collected(download, "folder", tmp_path / "other")
    assert tree(tmp_path / "other")[f"ana/{NAME}/timestamp.txt"] == early
    (entry,) = collected(download, "folder", tmp_path / "other").entries
    assert entry.outcome is Placed.UNCHANGED


def test_work_under_a_name_with_a_dot_is_told_and_what_tools_leave_is_not(tmp_path: Path) -> None:
    hidden = f".Ana_12_assignsubmission_file/{NAME}.ipynb"
    left = [
        f"Zoé_13_assignsubmission_file/{rest}"
        for rest in (f".ipynb_checkpoints/{NAME}-checkpoint.ipynb", f"._{NAME}.ipynb", ".DS_Store")
    ]
    files = dict.fromkeys([hidden, *left, f"Zoé_13_assignsubmission_file/{NAME}.ipynb"], "x")
    result = collected(zipped(tmp_path / "m.zip", files), "moodle", tmp_path / "submitted")
    assert list(by_name(result)) == ["Zoé"]
    assert list(refused(result)) == [hidden]
    (tmp_path / "folder" / ".ana").mkdir(parents=True)
    (tmp_path / "folder" / ".ana" / f"{NAME}.py").write_text("x")
    result = collected(tmp_path / "folder", "folder", tmp_path / "submitted")
    assert list(refused(result)) == [f".ana/{NAME}.py"]


def test_form_of_a_download_is_known_where_another_was_named(tmp_path: Path) -> None:
    names = {
        "moodle": f"Ana_12_assignsubmission_file/{NAME}.py",
        "canvas": f"anabel_4_77_{NAME}.py",
        "folder": f"ana/{NAME}.py",
        None: "notes.txt",
    }
    for source, name in names.items():
        with open_download(zipped(tmp_path / "d.zip", {name: "x"}), "en") as download:
            assert looks_like(download, NAME, "en") == source, name


def test_links_of_a_folder_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret.py").write_text("secret")
    (tmp_path / "work" / "ana").mkdir(parents=True)
    (tmp_path / "work" / "ana" / "a.py").symlink_to(tmp_path / "secret.py")
    (tmp_path / "work" / "bob").symlink_to(tmp_path)
    result = collected(tmp_path / "work", "folder", tmp_path / "submitted")
    assert result.entries == ()
    reason = "a link, which may lead elsewhere"
    assert refused(result) == {"ana/a.py": reason, "bob": reason}


def test_what_is_no_zip_is_said(tmp_path: Path) -> None:
    path = tmp_path / "x.zip"
    path.write_text("<html>Your session has expired</html>")
    with pytest.raises(UsageError, match="no zip that can be read"):
        collected(path, "moodle", tmp_path / "submitted")
    with pytest.raises(UsageError, match="no file"):
        collected(tmp_path / "absent.zip", "moodle", tmp_path / "submitted")
